import { draft } from "../draft";
import type { Reading } from "../reading";
import type { Story } from "../story";
import { askedIn, equationsIn, isNumber, joinMembers, numbersMeant, TOLD, written } from "./equations";
import { ALONE, countsIn, type Said } from "./said";
import type { Subject } from "./subject";

const MOST_CONSECUTIVE = 6;

/** One angle beside its complement or supplement. */
export function singleReading(
  story: Story,
  { rest }: Extract<Subject, { readonly kind: "single" }>,
  said: readonly Said[],
): Reading | null {
  const reading = draft(story);
  const [equation, ...more] = equationsIn(said);
  const [asked, ...others] = askedIn(said);
  if (!equation || more.length > 0 || asked !== ALONE || others.length > 0) return null;
  if (story.quantities.some(({ kind }) => kind !== "N" && kind !== "D")) return null;
  reading.unknown(ALONE, "the angle");
  reading.condition(written(equation, reading), TOLD);
  reading.ask({ value: ALONE, unit: "degrees" });
  return reading.done({ domain: "positive", assumption: rest.says });
}

/** Numbers that follow one another, by their sum or product. */
export function consecutiveReading(
  story: Story,
  { step, parity }: Extract<Subject, { readonly kind: "consecutive" }>,
  said: readonly Said[],
): Reading | null {
  const reading = draft(story);
  const sizes = new Set(countsIn(said).map((mark) => Number(reading.excuse(mark).value.n)));
  const [size = 0] = sizes;
  const [equation, ...more] = equationsIn(said);
  if (sizes.size !== 1 || size < 2 || size > MOST_CONSECUTIVE) return null;
  if (
    !equation ||
    more.length > 0 ||
    !isNumber(equation.right) ||
    equation.left.text.startsWith("DIFFERENCE")
  )
    return null;
  const first = parity === null ? "n" : parity === "even" ? "2*n" : "2*n + 1";
  const members = Array.from({ length: size }, (_, at) => (at === 0 ? first : `${first} + ${at * step}`));
  reading.unknown("n", parity === null ? "the first of the numbers" : "a whole number");
  reading.condition(
    joinMembers(written(equation, reading), members),
    `Each number is ${step} more than the one before.`,
  );
  for (const value of members) reading.ask({ value });
  return reading.done({ domain: numbersMeant(story) });
}
