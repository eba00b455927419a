import type { Expression, Relation } from "../expression/ast";
import { symbol } from "../expression/build";
import type { Limits } from "../limits";
import { DEFAULT_NOTATION, parseExpression, parseStatement } from "../parser/parse";
import { table } from "../table";
import { segment } from "./segment";
import { splitList } from "./sequence-text";

/** An equation; `label` is the name of the function it defines, as "f(x)", where it defines one. */
export interface PlaneEquation {
  readonly relation: Relation;
  readonly label?: string;
}

/** A text about points and lines: its words with @p0, @e0, @n0, … for points, equations and numbers. */
export interface PlaneText {
  readonly words: string;
  readonly points: readonly (readonly Expression[])[];
  readonly equations: readonly PlaneEquation[];
  readonly numbers: readonly Expression[];
}

const AXIS_NOUNS = "(intercepts?|axis|coordinates?)";
/** Nouns that begin with a letter of mathematics, however much of them was typeset. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/[–−‐‑]/g, "-"],
  [
    /\$?\b[xy]\b[\s$-]*(?:and|or)\s*(?:the\s+)?\$?\s*[xy]\b\s*(?:\\text\{\s*)?[\s$-]*(?:\\text\{\s*-?)?intercepts?\}?\s*\$?/g,
    " intercepts ",
  ],
  [
    new RegExp(
      `\\$?\\s*\\b([xy])\\s*(?:\\$\\s*-?|-\\s*\\$|-|\\\\text\\{\\s*-?|-\\s*\\\\text\\{|\\s)\\s*${AXIS_NOUNS}\\b\\}?\\$?`,
      "g",
    ),
    " $1-$2 ",
  ],
  [/\\mathrm\{([a-z]+)\}/g, "\\text{$1}"],
];

const POINT = /^(?:[A-Za-z](?:_\{?\d\}?)?\s*=?\s*)?\(([^=<>]+)\)$/;
const LABEL = /^([a-zA-Z])\s*\(\s*([a-z])\s*\)\s*=/;
const VALUE = /^[a-zA-Z]\s*\(\s*(-?[\d./\\{}a-z]+?)\s*\)\s*=(.+)$/;
/** Letters that name a measure when they stand alone before an equals sign. */
const MEASURES: Readonly<Record<string, string>> = table({
  m: "slope",
  b: "y-intercept",
  r: "radius",
  d: "diameter",
});

/** Takes a text apart into words, points, equations and numbers.
 * @throws {ParseError} when a piece of mathematics is none of these; {LimitReached} */
export function planeText(text: string, limits: Limits): PlaneText {
  const points: (readonly Expression[])[] = [];
  const equations: PlaneEquation[] = [];
  const numbers: Expression[] = [];
  const put = <T>(list: T[], kind: string, value: T) => `@${kind}${list.push(value) - 1}`;
  const marked = (part: string): string => {
    const point = pointIn(part, limits);
    if (point) return put(points, "p", point);
    const value = VALUE.exec(part);
    if (value && !LABEL.test(part)) {
      const pair = [value[1] as string, value[2] as string].map((each) => plainExpression(each, limits));
      return put(points, "p", pair);
    }
    if (!part.includes("=")) return put(numbers, "n", plainExpression(part, limits));
    const measure = /^([mbrd])\s*=(.+)$/.exec(part);
    if (measure && !/[xy=]/.test((measure[2] as string).replace(/\\[a-z]+/g, "")))
      return `${MEASURES[measure[1] as string]} ${put(numbers, "n", plainExpression(measure[2] as string, limits))}`;
    return put(equations, "e", equationIn(part, limits));
  };
  const words = segment(withNouns(text)).map((piece) =>
    piece.kind === "word" ? piece.text : partsOf(piece.text).map(marked).join(" "),
  );
  return { words: words.join(" ").replace(/ +/g, " ").trim(), points, equations, numbers };
}

const withNouns = (text: string): string =>
  NOUNS.reduce((result, [written, plain]) => result.replace(written, plain), text).replace(
    /\\begin\{(?:matrix|cases|array|aligned)\}(?:\{[^{}]*\})?((?:(?!\\begin|\\end)[\s\S])*)\\end\{[a-z]+\}/g,
    (_, rows: string) => rows.replace(/\\\\/g, " ; ").replace(/&/g, " "),
  );

/** The parts of a list, each without the punctuation of the sentence. */
function partsOf(piece: string): string[] {
  const bare = piece
    .replace(/\\(?:left|right)(?![a-z])/g, "")
    .replace(/;/g, ",")
    .replace(/(?:\\[,;]|[\s.,:;?])+$/, "")
    .trim();
  if (bare === "" || /^[=:]$/.test(bare)) return [];
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare)) return [bare.replaceAll(",", "")];
  return splitList(bare.replace(/^=\s*/, "").replace(/\)\s+(?:and )?\(/g, "), ("));
}

function pointIn(part: string, limits: Limits): readonly Expression[] | null {
  const inner = POINT.exec(part)?.[1];
  const coordinates = inner === undefined ? [] : splitList(inner);
  if (coordinates.length < 2 || coordinates.length > 3) return null;
  return coordinates.map((each) => plainExpression(each, limits));
}

const NOTATION = { ...DEFAULT_NOTATION, imaginary: false, functions: new Set<string>() };
const plainExpression = (text: string, limits: Limits): Expression => parseExpression(text, limits, NOTATION);

function equationIn(part: string, limits: Limits): PlaneEquation {
  const label = LABEL.exec(part);
  if (label) {
    const right = plainExpression(part.slice(label[0].length), limits);
    const relation: Relation = { kind: "relation", operator: "=", left: symbol("y"), right };
    return { relation, label: `${label[1]}(${label[2]})` };
  }
  const statement = parseStatement(part, limits, NOTATION);
  if (statement.kind === "relation" && statement.operator === "=") return { relation: statement };
  const zero: Expression = { kind: "number", value: { n: 0n, d: 1n } };
  return { relation: { kind: "relation", operator: "!=", left: zero, right: zero } };
}
