import type { Expression } from "../../expression/ast";
import { equation, symbol } from "../../expression/build";
import { some } from "../../expression/walk";
import type { Concept } from "../../lexicon/lexicon";
import { angleRecognition } from "../../problem/recognise-trigonometry";
import type { Recognition } from "../../problem/sentence";
import type { TrianglePart } from "../../tasks/trigonometry";
import { assignment, type Face, letter } from "../faces";
import { isAngle } from "../figures/measure";
import { type Frame, frame, maybe, one, several } from "../frame";

const SIDES: readonly TrianglePart[] = ["a", "b", "c"];
const ANGLES: readonly TrianglePart[] = ["A", "B", "C"];

interface Part {
  readonly name: TrianglePart;
  readonly value: Expression;
}

const degrees = (of: Expression): Expression =>
  isAngle(of) ? of : { kind: "function", name: "degree", args: [of] };
const isPlain = (of: Expression): boolean =>
  !some(of, ({ kind }) => kind === "constant" || kind === "function");

/** "a = 5", "C = 60°": a side, or the angle opposite to it, in degrees where no unit is told. */
const partOf: Face<Part> = (item, context) => {
  const told = assignment(item, context);
  const [side, angle] = [SIDES, ANGLES].map((names) => names.find((name) => name === told?.name));
  if (told && side && !isAngle(told.value)) return { name: side, value: told.value };
  return told && angle && (isAngle(told.value) || isPlain(told.value))
    ? { name: angle, value: degrees(told.value) }
    : null;
};

/** A question for parts of a triangle; null where a part is told twice or told already. */
function triangle(told: readonly Part[], asked: readonly TrianglePart[]): Recognition | null {
  const known: Partial<Record<TrianglePart, Expression>> = Object.fromEntries(
    told.map(({ name, value }) => [name, value]),
  );
  const isClear = Object.keys(known).length === told.length && asked.every((name) => !known[name]);
  return isClear
    ? angleRecognition({
        question: { kind: "triangle", known, asked },
        instruction: "Solve the triangle",
        shown: told.map(({ name, value }) => equation(symbol(name), value)),
      })
    : null;
}

/** What is asked for: the part that is named, every other part of a triangle that is to be solved, and otherwise the side
 * opposite to the angle that two told sides make. */
function askedOf(
  told: readonly Part[],
  named: string | undefined,
  words: ReadonlySet<Concept>,
): readonly TrianglePart[] | null {
  const unknown = [...SIDES, ...ANGLES].filter((part) => !told.some(({ name }) => name === part));
  if (named !== undefined) {
    const part = unknown.find((name) => name === named);
    return part && !(words.has("angle") && SIDES.includes(part)) ? [part] : null;
  }
  if (words.has("solve")) return unknown;
  const [side, ...others] = SIDES.filter((part) => unknown.includes(part));
  const isOpposite = told.some(({ name }) => name === side?.toUpperCase());
  return side && others.length === 0 && isOpposite && !words.has("angle") ? [side] : null;
}

const byLetters = frame({
  id: "triangle-by-letters",
  heads: [["triangle-law", "triangle"]],
  idle: [
    "triangle",
    "triangle-law",
    "angle",
    "side",
    "length",
    "in",
    "with",
    "degrees",
    "to-degrees",
    "by",
    "solve",
  ],
  slots: { told: several(partOf, { least: 3, most: 3 }), unknown: maybe(letter) },
  build: ({ told, unknown }, _, words) => {
    const asked = askedOf(told, unknown, words);
    return asked && triangle(told, asked);
  },
});

/** "The area of triangle ABC with a = 8, b = 5, C = 60°". */
const areaByLetters = frame({
  id: "triangle-area-by-letters",
  heads: [["area"]],
  idle: ["triangle", "triangle-law", "angle", "side", "length", "in", "with", "degrees", "to-degrees", "by"],
  slots: { told: several(partOf, { least: 3, most: 3 }) },
  build: ({ told }) => triangle(told, ["area"]),
});

/** "Find angle A if a = 7, b = 8, c = 9": all three sides by their usual letters, and the angle opposite to one of them. */
const angleBySides = frame({
  id: "angle-by-sides",
  heads: [["angle"]],
  idle: ["in", "degrees", "to-degrees", "with"],
  slots: { told: several(partOf, { least: 3, most: 3 }), unknown: one(letter) },
  build: ({ told, unknown }) =>
    told.every(({ name }) => SIDES.includes(name)) && ANGLES.some((name) => name === unknown)
      ? triangle(told, [unknown as TrianglePart])
      : null,
});

/** Triangles without a right angle. */
export const TRIANGLE_FRAMES: readonly Frame[] = [byLetters, angleBySides, areaByLetters];
