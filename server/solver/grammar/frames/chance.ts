import type { Expression } from "../../expression/ast";
import type { Recognition } from "../../problem/sentence";
import type { Stock } from "../../tasks/draws";

/** The chance of so many out of so many equally likely outcomes; null where nothing or everything fits. */
export function chanceOf(fitting: number, all: number): Recognition | null {
  if (fitting <= 0 || fitting >= all) return null;
  const stock: Stock = new Map([
    ["fits", fitting],
    ["other", all - fitting],
  ]);
  return {
    mathematics: { task: "draw-counts", stock, drawn: new Map([["fits", 1]]) },
    instruction: "Find the probability",
    latex: `${fitting} \\text{ of } ${all}`,
  };
}

/** A chance that is worked out by arithmetic. */
export const calculated = (expression: Expression, latex: string): Recognition => ({
  mathematics: { task: "calculate", expression },
  instruction: "Find the probability",
  latex,
  assumes: "the rule for chances of this kind",
});

export type Test = (value: number) => boolean;

const COMPARISONS: ReadonlyMap<string, (bound: number) => Test> = new Map([
  ["more-than", (bound: number) => (value: number) => value > bound],
  ["less-than", (bound: number) => (value: number) => value < bound],
  ["at-least", (bound: number) => (value: number) => value >= bound],
  ["or-more", (bound: number) => (value: number) => value >= bound],
  ["at-most", (bound: number) => (value: number) => value <= bound],
  ["or-less", (bound: number) => (value: number) => value <= bound],
]);

export const COMPARING = ["more-than", "less-than", "at-least", "or-more", "at-most", "or-less"] as const;

/** What the words ask of a number: one of those named, or one compared with the only one. Null when they do not say. */
export function testOf(words: ReadonlySet<string>, named: readonly number[]): Test | null {
  const comparing = COMPARING.filter((word) => words.has(word));
  const [only] = named;
  if (only === undefined || comparing.length > 1) return null;
  const [way] = comparing;
  if (way) return named.length === 1 ? (COMPARISONS.get(way)?.(only) ?? null) : null;
  return named.length === 1 || words.has("or") ? (value) => named.includes(value) : null;
}
