import type { Expression } from "../../expression/ast";
import { product, sum, symbol } from "../../expression/build";
import { symbolsOf } from "../../expression/walk";
import { DEFAULT_NOTATION, parseExpression } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { matrixRecognition } from "../../problem/recognise-matrix";
import type { Recognition } from "../../problem/sentence";
import type { MatrixOperation, NamedMatrix } from "../../tasks/matrix";
import type { Face } from "../faces";
import { numberMatrix } from "../faces-plane";
import { type Frame, frame, one, several } from "../frame";
import type { MathsItem } from "../items";

type Told = { readonly name: string | null; readonly rows: NamedMatrix["rows"] };

const FREE_NAMES = ["P", "Q", "R", "S"];

function task(told: readonly Told[], operation: MatrixOperation): Recognition | null {
  const matrices = told.map(({ name, rows }, at) => ({ name: name ?? (FREE_NAMES[at] as string), rows }));
  const isApart = new Set(matrices.map(({ name }) => name)).size === matrices.length;
  const named = told.every(({ name }) => name !== null);
  return isApart ? matrixRecognition({ matrices, named }, operation) : null;
}

const SINGLE: readonly (readonly [Frame["heads"], MatrixOperation])[] = [
  [[["determinant"]], { kind: "determinant" }],
  [[["inverse"]], { kind: "inverse" }],
  [[["transpose", "make"]], { kind: "transpose" }],
  [[["eigenvalues"]], { kind: "eigenvalues" }],
  [[["rank-of-matrix"]], { kind: "rank" }],
  [[["nullity"]], { kind: "nullity" }],
  [[["null-space"]], { kind: "null-space" }],
  [[["trace"]], { kind: "trace" }],
  [[["characteristic-polynomial"]], { kind: "characteristic" }],
  [[["row-reduce"]], { kind: "reduce" }],
];

/** A letter that the matrix has, or det A, |A|, A^T, A^-1. */
const operationSign: Face<MatrixOperation> = ({ text }) => {
  const bare = text.replace(/\\operatorname|\\(?:left|right|mathrm|text)|[\s{}]/g, "");
  if (/^(?:\\?det\(?[A-Z]\)?|\|[A-Z]\|)$/.test(bare)) return { kind: "determinant" };
  if (/^[A-Z]\^\(?-1\)?$|^[A-Z]⁻¹$/.test(bare)) return { kind: "inverse" };
  return /^[A-Z](?:\^T|'|\^\\top)$/.test(bare) ? { kind: "transpose" } : null;
};

const capital: Face<string> = ({ text }) => (/^\s*[A-Z]\s*$/.test(text) ? text.trim() : null);
const bareDet: Face<true> = ({ text }) => (/^\s*\\?det\s*$/.test(text) ? true : null);

/** |1 2; 3 4| or det[[1, 2], [3, 4]]: a determinant by its sign. */
const determinantSign: Face<Told> = (item, context) => {
  const inner = /^\s*\\?det\s*\(?\s*(\[[\s\S]+\]|\\begin[\s\S]+)\s*\)?\s*$/.exec(item.text)?.[1];
  const found = inner === undefined ? null : numberMatrix({ ...item, text: inner }, context);
  const isBars = /^\s*\\begin\{v/.test(item.text);
  return found ?? (isBars ? numberMatrix(item, context) : null);
};

const singleFrames: readonly Frame[] = [
  ...SINGLE.map(([heads, operation]) =>
    frame({
      id: `matrix-${operation.kind}`,
      heads,
      idle: ["matrix", "a-bi", "to", "by", "in", "row-reduce"],
      slots: { of: one(numberMatrix), name: several(capital, { least: 0, most: 2 }) },
      build: ({ of, name }) =>
        name.every((each) => of.name === null || each === of.name) ? task([of], operation) : null,
    }),
  ),
  frame({
    id: "matrix-sign",
    heads: [],
    idle: ["matrix"],
    slots: { of: one(numberMatrix), sign: one(operationSign) },
    build: ({ of, sign }) => task([of], sign),
  }),
  frame({
    id: "matrix-det",
    heads: [],
    idle: ["matrix", "determinant"],
    slots: { det: one(bareDet), of: one(numberMatrix) },
    build: ({ of }) => task([of], { kind: "determinant" }),
  }),
  frame({
    id: "determinant-sign",
    heads: [],
    idle: ["matrix", "determinant"],
    slots: { of: one(determinantSign) },
    build: ({ of }) => task([of], { kind: "determinant" }),
  }),
];

const PART = /\\begin\{[\s\S]*?\\end\{[a-zA-Z]+\}|\[\s*\[[\s\S]*?\]\s*\]|\[[^[\];]+(?:;[^[\];]+)+\]/g;

/** Matrices written out with signs between them: [[1, 2], [3, 4]] + 2[[0, 1], [1, 0]]. */
const writtenOut: Face<{ readonly told: readonly Told[]; readonly expression: Expression }> = (
  item,
  context,
) => {
  const told: Told[] = [];
  const text = item.text.replace(PART, (part) => {
    const found = numberMatrix({ ...item, text: part } as MathsItem, context);
    return found ? ` ${FREE_NAMES[told.push(found) - 1]} ` : part;
  });
  const names = FREE_NAMES.slice(0, told.length);
  const expression = told.length > 0 ? combined(text, context.limits, names) : null;
  return expression && expression.kind !== "symbol" ? { told, expression } : null;
};

/** Sums, products and powers of matrices by their names. */
function combined(
  text: string,
  limits: Parameters<typeof parseExpression>[1],
  names: readonly string[],
): Expression | null {
  try {
    const expression = parseExpression(text.replace(/[×·⋅*]|\\(?:times|cdot)/g, " "), limits, {
      ...DEFAULT_NOTATION,
      imaginary: false,
      functions: new Set<string>(),
    });
    const used = symbolsOf(expression);
    return used.length > 0 && used.every((name) => names.includes(name)) ? expression : null;
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

const combineFrames: readonly Frame[] = [
  frame({
    id: "matrix-written-out",
    heads: [],
    idle: ["matrix", "multiply", "add", "sum-of", "subtract", "solve"],
    slots: { of: one(writtenOut) },
    build: ({ of: { told, expression } }, _, words) =>
      OPERATIONS.some((each) => words.has(each)) && !fitsWords(expression, words)
        ? null
        : task(told, { kind: "combine", expression }),
  }),
  frame({
    id: "matrix-combination",
    heads: [],
    idle: ["matrix"],
    slots: {
      told: several(numberMatrix, { least: 1, most: 4 }),
      asked: one((item, { limits }) => combined(item.text, limits, CAPITALS)),
    },
    build: ({ told, asked }) => {
      const names = told.map(({ name }) => name);
      const isNamed = symbolsOf(asked).every((name) => names.includes(name));
      return isNamed && asked.kind !== "symbol" ? task(told, { kind: "combine", expression: asked }) : null;
    },
  }),
  frame({
    id: "matrix-product",
    heads: [["multiply", "add", "sum-of"]],
    idle: ["matrix", "by", "simplify"],
    slots: { told: several(numberMatrix, { least: 2, most: 2 }) },
    build: ({ told }, _, words) => {
      const names = told.map(({ name }, at) => symbol(name ?? (FREE_NAMES[at] as string)));
      const isSum = words.has("add") || words.has("sum-of");
      if (words.has("multiply") === isSum) return null;
      return task(told, { kind: "combine", expression: isSum ? sum(names) : product(names) });
    },
  }),
];

const OPERATIONS = ["multiply", "add", "sum-of", "subtract"] as const;
const fitsWords = ({ kind }: Expression, words: ReadonlySet<string>): boolean =>
  words.has("multiply") ? kind === "product" : kind === "sum";
const CAPITALS = [..."ABCDEFGHKLMNPQRSTUVWXYZ"];

export const MATRIX_FRAMES: readonly Frame[] = [...singleFrames, ...combineFrames];
