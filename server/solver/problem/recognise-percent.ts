import type { Expression } from "../expression/ast";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import { pattern } from "./pattern";
import { expressionIn, type Recogniser, type Recognition, type Sentence } from "./sentence";

const WHAT = "(what|what number|what amount|what value)";
const PERCENT = "(what percent|what percentage|what per cent|how many percent)";

/** [the pattern, and which groups hold rate, whole and part; null is what is asked for] */
const FORMS: readonly (readonly [RegExp, number | null, number | null, number | null])[] = [
  [pattern(`${WHAT} is {M} of {N}`), 1, 2, null],
  [pattern(`{M} of {N} is ${WHAT}`), 1, 2, null],
  [pattern("((find|calculate|compute|work out|determine) )?{M} of {N}"), 1, 2, null],
  [pattern(`{M} is {N} of ${WHAT}`), 2, null, 1],
  [pattern(`{M} of ${WHAT} is {N}`), 1, null, 2],
  [pattern(`${PERCENT} of {M} is {N}`), null, 1, 2],
  [pattern(`{M} is ${PERCENT} of {N}`), null, 2, 1],
  [pattern(`what is {M} as a (percent|percentage) of {N}`), null, 2, 1],
];

/** "What is 45% of 120?", "36 is 30% of what number?", "What percent of 80 is 20?" */
export const recognisePercent: Recogniser = (sentence) => {
  for (const [words, rate, whole, part] of FORMS) {
    const found = words.exec(sentence.words);
    if (!found) continue;
    const recognised = relation(sentence, {
      rate: rate && (found[rate] as string),
      whole: whole && (found[whole] as string),
      part: part && (found[part] as string),
    });
    if (recognised) return recognised;
  }
  return null;
};

type Marks = Readonly<Record<"rate" | "whole" | "part", string | null | 0>>;

function relation(sentence: Sentence, marks: Marks): Recognition | null {
  const read = (mark: string | null | 0) => (mark ? expressionIn(sentence, mark) : null);
  const [given, whole, part] = [read(marks.rate), read(marks.whole), read(marks.part)];
  if ((marks.whole && !whole) || (marks.part && !part)) return null;
  if (marks.rate && given?.kind !== "percent") return null;
  const rate = given?.kind === "percent" ? given.operand : null;
  return percentTask({ rate, whole, part });
}

interface Told {
  readonly rate: Expression | null;
  readonly whole: Expression | null;
  readonly part: Expression | null;
}

/** The percent relation with the one that is asked for left out. */
export function percentTask({ rate, whole, part }: Told): Recognition | null {
  if (![rate, whole, part].every((number) => number === null || isNumeric(number))) return null;
  return {
    mathematics: { task: "percent", rate, whole, part },
    instruction: rate === null ? "Find the percent" : whole === null ? "Find the whole" : "Find the part",
    latex: percentLatex(rate && { kind: "percent", operand: rate }, whole, part),
  };
}

function percentLatex(rate: Expression | null, whole: Expression | null, part: Expression | null): string {
  const shown = (number: Expression | null, asked: string) => {
    if (!number) return asked;
    return number.kind === "sum" ? `\\left(${toLatex(number)}\\right)` : toLatex(number);
  };
  return `${shown(rate, "?\\%")} \\text{ of } ${shown(whole, "?")} = ${shown(part, "?")}`;
}
