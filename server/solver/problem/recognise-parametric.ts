import type { Expression, Relation } from "../expression/ast";
import { some, symbolsOf } from "../expression/walk";
import { DEFAULT_NOTATION, parseStatements } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Recognition, Source, SourceRecogniser } from "./sentence";

const ABOUT = /parameter/i;
const LONGEST = 400;
const EQUATIONS =
  "(?:(?:the|a|an|each|this|given|following|pair|set|of|curve|parametric|cartesian|rectangular|equations?|from|in|x|y|and|as|for|to) )*";
const QUESTION = new RegExp(
  `^(?:eliminate the parameter (?:t |θ |s )?(?:to (?:rewrite|write|express|find|convert|obtain|get) |and (?:write|rewrite|express|find|give) |in )?${EQUATIONS}` +
    `|(?:rewrite|write|convert|express) ${EQUATIONS}(?:by eliminating the parameter (?:t )?|by building an x ?-? ?y table ))$`,
);

/** "Eliminate the parameter t: x = 2t + 1, y = t² - 3". */
export const recogniseParametric: SourceRecogniser = (source) => {
  if ((!ABOUT.test(source.text) && !/parametric/i.test(source.text)) || source.text.length > LONGEST)
    return null;
  const text = plain(source.text);
  const start = text.search(/\b[xy] ?(?:\( ?[a-zθ] ?\))? ?=/);
  if (start < 0) return null;
  const words = text
    .slice(0, start)
    .toLowerCase()
    .replace(/[.,:;]/g, " ")
    .replace(/ +/g, " ")
    .replace(/^(?:for|in) the following exercises /, "")
    .trim();
  return QUESTION.test(`${words} `) ? ofEquations(text.slice(start), source) : null;
};

function ofEquations(written: string, { limits }: Source): Recognition | null {
  const parts = written
    .split(/(?:[,;]| and )(?= *[xy] ?(?:\(|=))| (?=[xy] ?(?:\( ?[a-zθ] ?\))? ?=)/)
    .filter((part) => part.trim() !== "");
  const [first, second, more] = parts.map((part) => relationIn(part, limits));
  if (!first || !second || more !== undefined) return null;
  const [x, y] = [first, second].sort((a, b) => (a.name < b.name ? -1 : 1)) as [Named, Named];
  if (x.name !== "x" || y.name !== "y") return null;
  const letters = [...new Set([...symbolsOf(x.value), ...symbolsOf(y.value)])];
  const [parameter] = letters;
  const named = [x.letter, y.letter].filter((letter) => letter !== null);
  if (!parameter || letters.length > 1 || named.some((letter) => letter !== parameter)) return null;
  if (parameter === "x" || parameter === "y") return null;
  return {
    mathematics: { task: "eliminate-parameter", x: x.value, y: y.value, parameter },
    instruction: "Eliminate the parameter",
    latex: `x = ${toLatex(x.value)}, \\quad y = ${toLatex(y.value)}`,
  };
}

interface Named {
  readonly name: string;
  readonly letter: string | null;
  readonly value: Expression;
}

function relationIn(part: string, limits: Source["limits"]): Named | null {
  const found = /^ *([xy]) ?(?:\( ?([a-zθ]) ?\))? ?=(.+)$/.exec(part.trim().replace(/(?<![.,;])[.,;]+$/, ""));
  const [, name, letter, body] = found ?? [];
  if (!name || !body) return null;
  const [only, more] = parseStatements(body, limits, {
    ...DEFAULT_NOTATION,
    imaginary: false,
    euler: true,
    functions: new Set(),
  });
  if (!only || more || (only as Relation).kind === "relation") return null;
  const value = only as Expression;
  if (some(value, (node) => node.kind === "constant" && node.name === "infinity")) return null;
  return { name, letter: letter === undefined ? null : letter === "θ" ? "theta" : letter, value };
}

const plain = (text: string): string =>
  text
    .replace(/\\left\s*\\\{|\\\{|\\right\s*\.|\\left|\\right|\$/g, " ")
    .replace(/\\(?:begin|end)\s*\{(?:cases|array|matrix|aligned)\}(?:\s*\{[^{}]*\})?/g, " ")
    .replace(/\\\\|&/g, (mark) => (mark === "&" ? " " : " ; "))
    .replace(/\\(?:,|;|!|quad|qquad)(?![a-z])/g, " ")
    .replace(/\\text\s*\{\s*(-?)\s*\}/g, " $1 ")
    .replace(/\\theta(?![a-z])/g, "θ")
    .replace(/[−–]/g, "-")
    .replace(/\s+/g, " ")
    .trim();
