import type { Expression } from "../../expression/ast";
import { int, negation, power, product, quotient, root, sum } from "../../expression/build";
import { polynomialOf, totalDegree } from "../../expression/polynomial";
import { substitute } from "../../expression/substitute";
import { symbolsOf } from "../../expression/walk";
import { budget, type Limits } from "../../limits";
import { parseExpression } from "../../parser/parse";
import { ParseError } from "../../parser/parse-error";
import { toLatex } from "../../printer/latex";
import { vectorRecognition } from "../../problem/recognise-vector";
import type { Recognition } from "../../problem/sentence";
import type { VectorAsked, VectorTask } from "../../tasks/polar";
import { equation, type Face } from "../faces";
import { numberVector } from "../faces-plane";
import { placeTold } from "../faces-several";
import { type Frame, frame, one, several } from "../frame";

type Told = {
  readonly name: string | null;
  readonly components: readonly Expression[];
  readonly inUnits?: boolean;
};

const AROUND = [
  "vector",
  "point",
  "of",
  "between",
  "direction",
  "in",
  "to",
  "a-bi",
  "component-form",
  "standard-units",
  "leave",
] as const;

/** Names of vectors that have none of their own. */
const named = (told: readonly Told[]): VectorTask["vectors"] | null => {
  const size = Math.max(...told.map(({ components }) => components.length));
  const vectors = told.map(({ name, components, inUnits }, at) => ({
    name: name ?? `v_${at + 1}`,
    // 2i + 3j beside j + 2k has nothing of k.
    components: inUnits ? [...components, ...Array(size - components.length).fill(int(0))] : components,
  }));
  const isOneSize = vectors.every(({ components }) => components.length === vectors[0]?.components.length);
  return isOneSize && new Set(vectors.map(({ name }) => name)).size === vectors.length ? vectors : null;
};

function task(
  asked: VectorAsked,
  told: readonly Told[],
  {
    expression = null,
    units = false,
  }: { readonly expression?: Expression | null; readonly units?: boolean } = {},
): Recognition | null {
  const vectors = named(told);
  return vectors && vectorRecognition({ task: "vector", vectors, asked, expression, units });
}

const OF_ONE: readonly (readonly [Frame["heads"], VectorAsked])[] = [
  [[["magnitude"]], "magnitude"],
  [[["unit-vector"]], "unit"],
  [[["magnitude"], ["direction"]], "magnitude-and-direction"],
];
const OF_TWO: readonly (readonly [Frame["heads"], VectorAsked])[] = [
  [[["dot-product"]], "dot"],
  [[["cross-product"]], "cross"],
  [[["angle-between"]], "angle"],
];

/** a · b, a × b, |a|: the letters of vectors in what is asked. */
const letters: Face<readonly string[]> = ({ text }) => {
  const bare = text.replace(/\\(?:vec|mathbf|left|right)|[{}|\s]|\\[lr]?[vV]ert/g, "");
  return /^[a-z](?:(?:·|\*|\.|x|×|\\cdot|\\times|,)?[a-z])?$/.test(bare)
    ? [...bare].filter((c) => /[a-z]/.test(c))
    : null;
};

const measureFrames: readonly Frame[] = [
  ...OF_ONE.map(([heads, asked]) =>
    frame({
      id: `vector-${asked}`,
      heads,
      idle: AROUND,
      slots: { of: one(numberVector), again: several(letters, { least: 0, most: 2 }) },
      build: ({ of }, _, words) =>
        asked === "magnitude" && words.has("direction")
          ? null
          : task(asked, [of], { units: words.has("standard-units") }),
    }),
  ),
  ...OF_TWO.map(([heads, asked]) =>
    frame({
      id: `vector-${asked}`,
      heads,
      idle: [...AROUND, "angle-between", "degrees", "to-degrees", "multiply", "notation"],
      slots: {
        of: several(numberVector, { least: 2, most: 2 }),
        again: several(letters, { least: 0, most: 6 }),
      },
      build: ({ of }) =>
        asked === "cross" && !of.some(({ components }) => components.length === 3) ? null : task(asked, of),
    }),
  ),
  frame({
    id: "vector-projection",
    heads: [["projection"]],
    idle: AROUND,
    slots: { of: one(numberVector), onto: one(numberVector, { after: ["to"] }) },
    build: ({ of, onto }) => task("projection", [of, onto]),
  }),
];

/** (1, 0, 0) × (0, 1, 0) and <1, 2> · <3, 4>, in one piece. */
const productSign: Face<{ readonly vectors: readonly Told[]; readonly isCross: boolean }> = (
  item,
  context,
) => {
  const split =
    /^\s*([(<⟨][^()<>⟨⟩]+[)>⟩])\s*(x|×|\\times|·|⋅|\.|\*|\\cdot)\s*([(<⟨][^()<>⟨⟩]+[)>⟩])\s*$/.exec(
      item.text,
    );
  if (!split) return null;
  const [, left = "", sign = "", right = ""] = split;
  const vectors = [left, right].map((text) => numberVector({ ...item, text }, context));
  return vectors.includes(null)
    ? null
    : { vectors: vectors as Told[], isCross: sign === "x" || sign === "×" || sign === "\\times" };
};

const productFrame = frame({
  id: "vector-product",
  heads: [],
  idle: [...AROUND, "cross-product", "dot-product"],
  slots: { of: one(productSign) },
  build: ({ of: { vectors, isCross } }, _, words) => {
    if (words.has("dot-product") === isCross && (words.has("cross-product") || isCross)) return null;
    const isSpatial = vectors.every(({ components }) => components.length === 3);
    return isCross ? (isSpatial ? task("cross", vectors) : null) : task("dot", vectors);
  },
});

function parsed(
  text: string,
  limits: Limits,
  notation: Parameters<typeof parseExpression>[2],
): Expression | null {
  try {
    return parseExpression(text, limits, notation);
  } catch (error) {
    if (error instanceof ParseError) return null;
    throw error;
  }
}

const NAMED_PRODUCT = /^\s*([a-z])\s*(·|⋅|×|x|\\cdot|\\times)\s*([a-z])\s*$/;
const LENGTH = /^\s*\|{1,2}\s*([a-z])\s*\|{1,2}\s*$/;

/** What is asked of named vectors: "2u − v", "a · b", "|u|". */
const combination: Face<{
  readonly asked: VectorAsked;
  readonly names: readonly string[];
  readonly expression: Expression | null;
}> = (item, { limits, notation }) => {
  const text = item.text.replace(/\\(?:vec|mathbf)\s*\{?\s*([a-z])\s*\}?/g, "$1");
  const product = NAMED_PRODUCT.exec(text);
  if (product) {
    const [, a = "", sign = "", b = ""] = product;
    return { asked: "·⋅\\cdot".includes(sign) ? "dot" : "cross", names: [a, b], expression: null };
  }
  const length = LENGTH.exec(text);
  if (length) return { asked: "magnitude", names: [length[1] as string], expression: null };
  const expression = parsed(text, limits, { ...notation, imaginary: false, functions: new Set() });
  const p = expression && expression.kind !== "symbol" ? polynomialOf(expression, budget(limits)) : null;
  return expression && p?.terms.every((term) => totalDegree(term) === 1)
    ? { asked: "combination", names: symbolsOf(expression), expression }
    : null;
};

const namedFrame = frame({
  id: "vector-combination",
  heads: [],
  idle: [...AROUND, "solve", "simplify"],
  slots: { told: several(numberVector, { least: 1, most: 4 }), asked: one(combination) },
  build: ({ told, asked: { asked, names, expression } }) => {
    const own = names.map((name) => told.find((each) => each.name === name));
    if (own.includes(undefined) || told.some(({ name }) => name === null)) return null;
    const units = told.every(({ inUnits }) => inUnits === true);
    if (expression) return task(asked, told, { expression, units });
    const isSpatial = own.every((each) => each?.components.length === 3);
    return asked === "cross" && !isSpatial ? null : task(asked, own as Told[]);
  },
});

/** |u × v|: the size of what two vectors span. */
const spanned = ([u, v]: readonly Told[]): Expression | null => {
  const [a, b] = [u?.components ?? [], v?.components ?? []];
  if (a.length !== b.length || a.length < 2) return null;
  const across = (i: number, j: number) =>
    sum([
      product([a[i] as Expression, b[j] as Expression], true),
      negation(product([a[j] as Expression, b[i] as Expression], true)),
    ]);
  if (a.length === 2) return { kind: "absolute", operand: across(0, 1) };
  return root(sum([across(1, 2), across(2, 0), across(0, 1)].map((each) => power(each, int(2)))));
};

const spanFrames: readonly Frame[] = (["parallelogram", "triangle"] as const).map((head) =>
  frame({
    id: `area-of-${head}`,
    heads: [["area"], [head]],
    idle: [...AROUND, head, "area", "adjacent", "with"],
    slots: {
      of: several(numberVector, { least: 2, most: 2 }),
      again: several(letters, { least: 0, most: 2 }),
    },
    build: ({ of }): Recognition | null => {
      const area = of.every(({ name }) => name !== null) ? spanned(of) : null;
      const expression = area && head === "triangle" ? quotient(area, int(2)) : area;
      return (
        expression && {
          mathematics: { task: "calculate", expression },
          instruction: "Find the area that the vectors span",
          latex: of
            .map(
              ({ name, components }) => `${name} = \\langle ${components.map(toLatex).join(", ")} \\rangle`,
            )
            .join(", \\quad "),
          assumes: "that the length of the cross product is the area of the parallelogram",
        }
      );
    },
  }),
);

/** a x + b y + c z = d. */
const planeTold: Face<{ readonly normal: readonly Expression[]; readonly shift: Expression }> = (
  item,
  context,
) => {
  const told = equation(item, context);
  const gap = told && sum([told.left, negation(told.right)]);
  const p = gap && polynomialOf(gap, budget(context.limits));
  if (!gap || !p || p.terms.some((term) => totalDegree(term) > 1)) return null;
  const at = (name: string | null) =>
    substitute(gap, new Map(SPACE.map((each) => [each, int(each === name ? 1 : 0)])));
  const isOwn = symbolsOf(gap).every((name) => SPACE.includes(name));
  const normal = SPACE.map((name) => sum([at(name), negation(at(null))]));
  return isOwn && symbolsOf(gap).length > 1 ? { normal, shift: at(null) } : null;
};

const SPACE = ["x", "y", "z"];

const distanceToPlane = frame({
  id: "distance-to-plane",
  heads: [["distance"], ["plane"]],
  idle: [...AROUND, "plane", "distance", "from", "equation"],
  slots: { from: one(placeTold), plane: one(planeTold) },
  build: ({ from, plane: { normal, shift } }): Recognition | null => {
    if (from.length !== 3) return null;
    const put = sum([...normal.map((each, i) => product([each, from[i] as Expression], true)), shift]);
    const length = root(sum(normal.map((each) => power(each, int(2)))));
    const expression = quotient({ kind: "absolute", operand: put }, length);
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Find the distance from the point to the plane",
      latex: toLatex(expression),
      assumes: "the formula for the distance from a point to a plane",
    };
  },
});

/** "The distance between P(1, 2, 3) and Q(4, 0, 1)": the length of what leads from one to the other. */
const distanceInSpace = frame({
  id: "distance-in-space",
  heads: [["distance"]],
  idle: ["between", "from", "to", "point"],
  slots: { ends: several(placeTold, { least: 2, most: 2 }) },
  build: ({ ends: [start, end] }): Recognition | null => {
    if (start?.length !== 3 || end?.length !== 3) return null;
    const squares = start.map((each, i) => power(sum([end[i] as Expression, negation(each)]), int(2)));
    const expression = root(sum(squares));
    return {
      mathematics: { task: "calculate", expression },
      instruction: "Find the distance between the points",
      latex: toLatex(expression),
      assumes: "the formula for the distance between points in space",
    };
  },
});

export const VECTOR_FRAMES: readonly Frame[] = [
  distanceInSpace,
  ...spanFrames,
  distanceToPlane,
  ...measureFrames,
  productFrame,
  namedFrame,
];
