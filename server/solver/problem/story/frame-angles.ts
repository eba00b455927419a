import { comparison } from "./comparison";
import { type Draft, draft, type Frame, readClauses, says } from "./draft";
import type { Reading } from "./reading";
import type { Story } from "./story";

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:third)\b/, "z"],
  [/\b(?:smallest|smaller|shortest|second|other)\b/, "y"],
  [/\b(?:one|larger|largest|first)\b/, "x"],
];
const SIDE =
  "(the )?(=(?:one|third|first|second|larger|smaller|largest|smallest)(?: side| angle| of the small angles)?)";

/** Angles that add up to 90 or 180 degrees, and the sides of a triangle with its perimeter: told in terms of each
 * other. */
export const partsFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const angles = /\bangles?\b/.test(text);
  if (!angles && !/\bsides? of (?:a|the) triangle\b/.test(text)) return null;
  const reading = draft(story);
  const letters = new Set<string>();
  const letter = (name: string): string | null => {
    if (name.includes("<")) return null;
    const found = NAMES.find(([pattern]) => pattern.test(name))?.[1] ?? null;
    if (found) letters.add(found);
    return found;
  };
  let total = angles ? totalOf(text) : null;
  let asked = false;
  let right = false;
  const relate = (name: string, rest: string) => {
    const one = letter(name);
    const value = one && comparison(rest, reading, comparedTo(one, letter));
    if (!one || !value) return false;
    reading.condition(`${one} = ${value}`, `One ${angles ? "angle" : "side"} is told in terms of another.`);
    return true;
  };
  const understood = readClauses(story, [
    [
      says(`(the measure of )?${SIDE}( of (a|the) (right )?triangle)? is (=<.+)`),
      ([, name, rest]) => relate(name ?? "", rest ?? ""),
    ],
    [says("{N} angles are (complementary|supplementary)"), ([, n]) => reading.counts(n, 2)],
    [
      says("the difference of {N} (complementary|supplementary) angles is (<[DN](=\\d+)>)"),
      ([, n, by]) => {
        letters.add("x").add("y");
        reading.condition(`x = y + ${reading.take(by).text}`, "The difference of the angles is given.");
        return reading.counts(n, 2);
      },
    ],
    [
      says("the perimeter (of a triangle )?is {L}"),
      ([, p]) => {
        total = reading.take(p).text;
      },
    ],
    [
      says("find the (measures?|lengths?) of (all|both|each|the)? ?({N} )?(angles?|sides?)"),
      ([, n]) => {
        asked = true;
        const rightAngle = /\bright triangle\b/.test(text) ? 1 : 0;
        const count = n === undefined ? null : Number(reading.excuse(n).value.n);
        right = count === letters.size + rightAngle && rightAngle === 1;
        return count === null || count === letters.size || right;
      },
    ],
  ]);
  if (!understood || !asked || total === null) return null;
  if (right) total = "90";
  return finished(story, reading, { all: [...letters].sort(), total, angles, right });
};

/** The letter of the part that another is compared to: the other one of two is not the smaller one again. */
const comparedTo =
  (one: string, letter: (name: string) => string | null) =>
  (other: string): string | null => {
    if (!/side|angle/.test(other)) return null;
    return one === "y" && /\bother\b/.test(other) ? letter("one") : letter(other);
  };

interface Parts {
  readonly all: readonly string[];
  readonly total: string;
  readonly angles: boolean;
  /** The right angle of the triangle is asked for beside the two others. */
  readonly right: boolean;
}

function finished(story: Story, reading: Draft, { all, total, angles, right }: Parts): Reading | null {
  const text = story.sentences.join(" . ");
  const parts = angles && (right || /small angles|complementary|supplementary/.test(text)) ? 2 : 3;
  if (all.length !== parts) return null;
  reading.condition(
    `${all.join(" + ")} = ${total}`,
    angles ? `Together the angles are ${total} degrees.` : "The sides add up to the perimeter.",
  );
  const length = story.quantities.find(({ kind }) => kind === "L")?.unit ?? "";
  for (const each of all) {
    reading.unknown(each, `one ${angles ? "angle" : "side"}`);
    reading.ask({ value: each, unit: angles ? "degrees" : length });
  }
  if (right) reading.ask({ value: "90", unit: "degrees" });
  return reading.done();
}

function totalOf(text: string): string | null {
  if (/\bcomplementary\b|small angles of a right triangle/.test(text)) return "90";
  return /\bsupplementary\b|angles? of a (?:right )?triangle/.test(text) ? "180" : null;
}
