import type { Expression } from "../expression/ast";
import { parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Recognition, Source } from "./sentence";

const NAME = "(polar|cartesian|rectangular)";
const WORDS = new RegExp(
  `^(?:(?:for|in) the following exercises, )?(?:convert|write|rewrite|express|change) (?:the )?(?:given )?${NAME} coordinates(?: of the point)?(?: @)?(?: (?:to|as|into|in) ${NAME} coordinates)?(?: with #)?[.:]?(?: remember to consider the quadrant in which the given point is located(?: when determining # for the point)?[.:]?)?(?: @)?$`,
);
const POLAR_FORM =
  /^(?:convert|write|rewrite|express|change) (?:the )?(?:complex number )?(?:@ )?(?:from polar )?(?:to|in|as|into) (polar|rectangular|# in polar) form[:.]?(?: @)?$/;
const PAIR = /^\(\s*([^,]{1,60}),\s*([^,]{1,60})\)[.,]?$/;
const CIS = /^(?:z\s*=\s*)?([^a-z]{0,40}?)\\(?:mathrm|text|operatorname)\s*\{\s*cis\s*\}\s*\(?(.{1,60}?)\)?$/;
const WAVE = /^(?:z\s*=\s*)?(.{0,40}?)\(\s*\\cos\s*(.{1,60}?)\s*\+\s*i\s*\\sin\s*(.{1,60}?)\s*\)$/;

/** A point or complex number to be written in polar or rectangular form. The numbers stand between dollar signs.
 * @throws {ParseError} where a coordinate cannot be read */
export function recognisePolarPoint({ text }: Source): Recognition | null {
  if (!/polar/i.test(text) || text.length > 400) return null;
  const pieces = text.split("$");
  const subject = pieces
    .filter((_, at) => at % 2 === 1)
    .find((piece) => PAIR.test(piece.trim()) || /^z\s*=|cis|\\cos/.test(piece.trim()));
  if (!subject) return null;
  const words = pieces
    .map((piece, at) => (at % 2 === 0 ? piece : piece === subject ? "@" : "#"))
    .join("")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(?<=[@#])[.,:]/g, "")
    .trim()
    .replace(/[.]$/, "");
  return ofPoint(subject.trim(), words) ?? ofNumber(subject.trim().replace(/[.,]$/, ""), words);
}

function ofPoint(subject: string, words: string): Recognition | null {
  const [, from, to] = WORDS.exec(words) ?? [];
  const [, first, second] = PAIR.exec(subject) ?? [];
  if (!from || !first || !second) return null;
  const toPolar = to ? to === "polar" : from !== "polar";
  if (toPolar === (from === "polar")) return null;
  return recognition(toPolar ? "polar" : "rectangular", parseExpression(first), {
    second: parseExpression(second),
    written: "point",
  });
}

function ofNumber(subject: string, words: string): Recognition | null {
  const to = POLAR_FORM.exec(words)?.[1];
  if (!to) return null;
  if (to === "rectangular") return fromPolarForm(subject);
  const value = /^z\s*=\s*(.+)$/.exec(subject)?.[1];
  const parts = value ? partsOf(value) : null;
  return parts && recognition("polar", parts[0], { second: parts[1], written: "complex" });
}

function fromPolarForm(subject: string): Recognition | null {
  const [, radius, angle, other] = CIS.exec(subject) ?? WAVE.exec(subject) ?? [];
  if (radius === undefined || !angle) return null;
  const [first, second] = [parseExpression(radius.trim() === "" ? "1" : radius), parseExpression(angle)];
  if (other !== undefined && toLatex(parseExpression(other)) !== toLatex(second)) return null;
  return recognition("rectangular", first, { second, written: "complex" });
}

/** The real and imaginary part of a + bi as written. */
function partsOf(value: string): [Expression, Expression] | null {
  const e = parseExpression(value);
  let [re, im]: (Expression | null)[] = [null, null];
  for (const term of e.kind === "sum" ? e.terms : [e]) {
    const part = imaginaryPart(term);
    if (part ? im : re) return null;
    if (part) im = part;
    else re = term;
  }
  const zero = parseExpression("0");
  return im ? [re ?? zero, im] : null;
}

function imaginaryPart(e: Expression): Expression | null {
  if (e.kind === "negation") {
    const inner = imaginaryPart(e.operand);
    return inner && { kind: "negation", operand: inner };
  }
  if (e.kind === "constant" && e.name === "i") return parseExpression("1");
  if (e.kind !== "product") return null;
  const rest = e.factors.filter((factor) => !(factor.kind === "constant" && factor.name === "i"));
  if (rest.length !== e.factors.length - 1) return null;
  return rest.length === 1 ? (rest[0] as Expression) : { ...e, factors: rest };
}

function recognition(
  to: "polar" | "rectangular",
  first: Expression,
  { second, written }: { readonly second: Expression; readonly written: "point" | "complex" },
): Recognition {
  return {
    mathematics: { task: "trigonometry", question: { kind: "polar", to, first, second, written } },
    instruction: `Write in ${to} form`,
    latex: `${toLatex(first)},\\quad ${toLatex(second)}`,
  };
}
