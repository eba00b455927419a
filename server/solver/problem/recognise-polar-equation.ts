import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import { calculusText, statementIn } from "./calculus-text";
import type { Recognition, SourceRecogniser } from "./sentence";

const VERB = "(?:convert|rewrite|write|express|change|transform|put)(?: (?:the|each|this|given|following))*";
const SYSTEM = "(polar|cartesian|rectangular)";
const TARGET = `(?:to|in|into|as) (?:an? |its |the )?(?:equivalent )?${SYSTEM}(?: (?:equation|form|coordinates))?`;
const FIRST = new RegExp(`^${VERB}(?: ${SYSTEM})? equations? ${TARGET}(?: for)?[:.]? (.+=.+)$`, "i");
const LAST = new RegExp(`^${VERB}(?: ${SYSTEM})? equation:? (.+=.+?) ${TARGET}$`, "i");
const LETTERS = table({ polar: ["r", "theta"], rectangular: ["x", "y"] } as const);

/** "Convert the polar equation r = 4 sin θ to a Cartesian equation", "Write the equation xy = 1 in polar form".
 * The letters of the equation must be those of the system it comes from. */
export const recognisePolarEquation: SourceRecogniser = (source) => {
  if (!/polar|cartesian|rectangular/i.test(source.text) || source.text.length > 300) return null;
  const text = calculusText(source.text);
  const first = FIRST.exec(text);
  const [, from, to, body] = first ?? reordered(LAST.exec(text));
  if (!to || !body) return null;
  const goal = /polar/i.test(to) ? "polar" : "rectangular";
  const origin = goal === "polar" ? "rectangular" : "polar";
  if (from && /polar/i.test(from) !== (origin === "polar")) return null;
  const equation = statementIn(body.replace(/θ/g, "\\theta "), source);
  if (equation?.kind !== "relation" || equation.operator !== "=") return null;
  const letters: readonly string[] = LETTERS[origin];
  if (!symbolsOf(equation).every((name) => letters.includes(name))) return null;
  return recognition(equation, goal);
};

const reordered = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found ? [found[0], found[1], found[3], found[2]] : [];

const recognition = (
  equation: Parameters<typeof toLatex>[0] & { readonly kind: "relation" },
  to: "polar" | "rectangular",
): Recognition => ({
  mathematics: { task: "polar-equation", equation, to },
  instruction:
    to === "polar" ? "Write the equation in $r$ and $\\theta$" : "Write the equation in $x$ and $y$",
  latex: toLatex(equation),
});
