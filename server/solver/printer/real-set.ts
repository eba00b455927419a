import type { Expression } from "../expression/ast";
import type { Interval, RealSet } from "../expression/real-set";
import { table } from "../table";
import { toLatex } from "./latex";
import { toText } from "./text";

interface Written {
  readonly latex: string;
  readonly text: string;
}

/** How a set is to be written: x ≥ 4, [4, ∞) or {x | x ≥ 4}. */
type Notation = "inequality" | "interval" | "set-builder";

/** A set of numbers as a textbook writes it; in words when it is empty, or all numbers told as an inequality.
 * @example writeSet(set, { unknown: "x", notation: "interval" }).latex // "(-\\infty, -4) \\cup [2, \\infty)" */
export function writeSet(
  set: RealSet,
  { unknown, notation }: { readonly unknown: string; readonly notation: Notation },
): Written {
  if (set.length === 0) return words("no solution");
  const everything = set.length === 1 && isUnbounded(set[0] as Interval);
  if (everything && notation !== "interval") return words("all real numbers");
  if (notation === "interval") {
    return {
      latex: set.map(intervalLatex).join(" \\cup "),
      text: set.map(intervalText).join(" ∪ "),
    };
  }
  const letter: Expression = { kind: "symbol", name: unknown };
  const latex = set.map((each) => inequality(each, letter, LATEX)).join(" \\text{ or } ");
  const text = set.map((each) => inequality(each, letter, TEXT)).join(" or ");
  if (notation === "inequality") return { latex, text };
  return {
    latex: `\\{${toLatex(letter)} \\mid ${latex}\\}`,
    text: `{${toText(letter)} | ${text}}`,
  };
}

const words = (text: string): Written => ({ latex: `\\text{${text}}`, text });
const isUnbounded = ({ low, high }: Interval): boolean => low.value === null && high.value === null;
const isPoint = ({ low, high }: Interval, print: (e: Expression) => string): boolean =>
  low.closed &&
  high.closed &&
  low.value !== null &&
  high.value !== null &&
  print(low.value) === print(high.value);

function intervalLatex(interval: Interval): string {
  const { low, high } = interval;
  if (isPoint(interval, toLatex)) return `\\{${toLatex(low.value as Expression)}\\}`;
  const inner = `${low.value ? toLatex(low.value) : "-\\infty"}, ${high.value ? toLatex(high.value) : "\\infty"}`;
  const [open, close] = [low.closed ? "[" : "(", high.closed ? "]" : ")"];
  return /\\frac|\\sqrt/.test(inner) ? `\\left${open}${inner}\\right${close}` : `${open}${inner}${close}`;
}

function intervalText(interval: Interval): string {
  const { low, high } = interval;
  if (isPoint(interval, toText)) return `{${toText(low.value as Expression)}}`;
  const inner = `${low.value ? toText(low.value) : "−∞"}, ${high.value ? toText(high.value) : "∞"}`;
  return `${low.closed ? "[" : "("}${inner}${high.closed ? "]" : ")"}`;
}

interface Style {
  readonly print: (e: Expression) => string;
  readonly atMost: string;
  readonly atLeast: string;
}
const LATEX: Style = table({ print: toLatex, atMost: "\\le", atLeast: "\\ge" });
const TEXT: Style = { print: toText, atMost: "≤", atLeast: "≥" };

function inequality(interval: Interval, letter: Expression, { print, atMost, atLeast }: Style): string {
  const { low, high } = interval;
  const name = print(letter);
  if (isPoint(interval, print)) return `${name} = ${print(low.value as Expression)}`;
  const below = high.closed ? atMost : "<";
  if (low.value === null) return high.value === null ? name : `${name} ${below} ${print(high.value)}`;
  if (high.value === null) return `${name} ${low.closed ? atLeast : ">"} ${print(low.value)}`;
  return `${print(low.value)} ${low.closed ? atMost : "<"} ${name} ${below} ${print(high.value)}`;
}
