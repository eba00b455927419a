import { isSameWriting } from "../check/same-writing";
import type { ProblemResult, Reading } from "../outcome";

/** What was read, without what the student did not write: a set-up, a formula and a value in between are steps on the way
 * to the answer, and in some questions the reading is the answer. */
export function quietReading(text: string, { read, latex }: Pick<ProblemResult, "read" | "latex">): Reading {
  const isOwn = isOwnWriting(text, read.latex) && !isSameWriting(read.latex, latex);
  return { instruction: read.instruction, latex: isOwn ? read.latex : "" };
}

/** Whether a reading has no more mathematics in it than the student wrote: every number and every sign of it is in the
 * text, as often. A set-up, a formula or a value that the engine found has signs of its own. */
export function isOwnWriting(text: string, latex: string): boolean {
  const written = counted(signsOf(text));
  return [...counted(signsOf(latex))].every(([sign, times]) => (written.get(sign) ?? 0) >= times);
}

/** Signs that are written in several ways. Brackets say nothing, and nor does a product without a sign. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, " $1 "],
  [/\\(?:left|right|quad|qquad|displaystyle|begin|end)(?![a-zA-Z])|\{cases\}|\\[,;:! ]/g, " "],
  [/(?<=\d),(?=\d{3}(?!\d))|\{,\}/g, ""],
  [/\\[dt]?frac(?![a-zA-Z])|\\div(?![a-zA-Z])|÷/g, " / "],
  [/\\leq?(?![a-zA-Z])|<=|≤/g, " ≤ "],
  [/\\geq?(?![a-zA-Z])|>=|≥/g, " ≥ "],
  [/\\lt(?![a-zA-Z])/g, " < "],
  [/\\gt(?![a-zA-Z])/g, " > "],
  [/\*\*/g, "^"],
  [/\\(?:cdot|times)(?![a-zA-Z])|[*×⋅]|(?<=\d\s*)x(?=\s*\d)/g, " · "],
  [/²/g, "^2"],
  [/³/g, "^3"],
  [/[−–]/g, "-"],
  [/\^\\circ|\^\{\\circ\}|°/g, " "],
  [/\\?(?<![a-zA-Z])sqrt(?![a-zA-Z])|√/g, " √ "],
  [/\\?(?<![a-zA-Z])pi(?![a-zA-Z])|π/g, " π "],
];

const SIGN = /\d+(?:\.\d+)?|\\?(?:sin|cos|tan|log|ln|int|sum|lim)(?![a-z])|[-+·/=<>≤≥^√π|!%?∫∑]/g;

function signsOf(text: string): readonly string[] {
  const plain = SAME.reduce((written, [sign, same]) => written.replace(sign, same), text);
  return (plain.match(SIGN) ?? []).map((sign) => sign.replace("\\", ""));
}

function counted(signs: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const sign of signs) times.set(sign, (times.get(sign) ?? 0) + 1);
  return times;
}
