import "server-only";
import { isClose } from "@/server/solver/check/compare-expressions";
import type { Complex } from "@/server/solver/expression/evaluate-numeric";
import { plainCharacters } from "./plain-characters";
import { constantsIn, constantValue, runsIn } from "./runs";
import { numbersInDigits } from "./wording";

/** What the student has before them: the numbers in the problem and in the open hints, and how they are written. */
export interface Shown {
  readonly values: readonly Complex[];
  readonly writings: ReadonlySet<string>;
  /** All of it, in plain characters and small letters. */
  readonly text: string;
}

/** @param texts the problem and the open hints */
export function shownIn(texts: readonly string[], letters: ReadonlySet<string>): Shown {
  const text = numbersInDigits(plainCharacters(texts.join("\n")));
  const runs = runsIn(text, letters);
  const literals = runs
    .flatMap(({ sides }) => sides.flatMap(({ expression }) => (expression ? constantsIn(expression) : [])))
    .filter(({ kind }) => kind === "number" || kind === "mixed" || kind === "percent" || kind === "negation");
  const written = (text.match(LITERAL) ?? []).map((digits) => ({ re: Number(digits), im: 0 }));
  return {
    values: [...literals.flatMap((literal) => constantValue(literal) ?? []), ...written],
    writings: new Set(
      runs.flatMap((run) => [run.text, ...run.sides.map((side) => side.text)]).map(asWritten),
    ),
    text: text.toLowerCase(),
  };
}

const LITERAL = /\d+(?:\.\d+)?/g;

/** A piece of mathematics without spaces and braces. */
export const asWritten = (text: string): string => text.replace(/[\s{}*]|\\(?:cdot|times)(?![a-zA-Z])/g, "");

export const isAmong = (value: Complex, values: readonly Complex[]): boolean =>
  values.some((each) => isClose(each, value));
