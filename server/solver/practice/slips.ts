import type { Misconception } from "../check/types";
import { table } from "../table";

/** Wrong turns that are seen in the answer alone: there is no line of mathematics in which they could be found. */
const SLIPS = table({
  "percent-not-divided": {
    title: "The percent was not turned into a part of 100",
    explanation: "Percent means of a hundred: $20\\%$ of a number is $0.20$ times the number.",
  },
  "percent-of-the-part": {
    title: "The percent was taken of the part",
    explanation:
      "Here the number given is the part. Divide it by the percent as a decimal to find the whole.",
  },
  "part-and-whole-swapped": {
    title: "Part and whole changed places",
    explanation: "Divide the part by the whole: the whole is the number after “of”.",
  },
  "change-only": {
    title: "This is only the change",
    explanation: "The new amount is the old one with the change added or taken away.",
  },
  "change-of-the-new-amount": {
    title: "The change was compared with the new amount",
    explanation: "A percent change compares the change with the amount at the start.",
  },
  "run-over-rise": {
    title: "The slope is upside down",
    explanation: "The slope is the change in $y$ divided by the change in $x$.",
  },
  "slope-sign": {
    title: "The two differences were taken in opposite directions",
    explanation: "Begin with the same point above and below: $\\frac{y_2 - y_1}{x_2 - x_1}$.",
  },
  "legs-added": {
    title: "The sides themselves were added or subtracted",
    explanation: "In a right triangle the squares add up: $a^2 + b^2 = c^2$.",
  },
  "root-forgotten": {
    title: "The square root is still missing",
    explanation: "This is the square of the length. Take its square root.",
  },
  "two-sides-only": {
    title: "Only two of the four sides were added",
    explanation: "A rectangle has each side twice: $2(a + b)$.",
  },
  "area-for-perimeter": {
    title: "This is the area",
    explanation: "The perimeter is the way around: add the four sides.",
  },
  "perimeter-for-area": {
    title: "This is the perimeter",
    explanation: "The area is length times width.",
  },
  "half-forgotten": {
    title: "This is the area of the whole rectangle",
    explanation: "A triangle is half of the rectangle around it: $\\frac{1}{2} b h$.",
  },
  "sum-of-two-angles": {
    title: "This is the sum of the two angles",
    explanation: "The three angles of a triangle add up to $180^\\circ$.",
  },
  "converted-the-wrong-way": {
    title: "It was converted the wrong way round",
    explanation: "Into a smaller unit the number grows, into a larger one it shrinks.",
  },
  "sum-not-divided": {
    title: "The sum was not divided",
    explanation: "The mean is the sum divided by how many numbers there are.",
  },
  "list-not-sorted": {
    title: "The numbers were not put in order first",
    explanation: "The median is the middle number once they are sorted.",
  },
  "one-step-too-many": {
    title: "One step too many",
    explanation: "To get from the first term to the $n$th one takes $n - 1$ steps.",
  },
  "factor-for-multiple": {
    title: "This is the highest common factor",
    explanation: "The least common multiple is the smallest number that both go into.",
  },
  "multiple-for-factor": {
    title: "This is a common multiple",
    explanation: "The greatest common factor is the largest number that goes into both.",
  },
  "composed-the-other-way": {
    title: "The functions were put together the other way round",
    explanation: "In $f(g(x))$ work out $g$ first and put what it gives into $f$.",
  },
} as const satisfies Record<string, Omit<Misconception, "id">>);

export type SlipId = keyof typeof SLIPS;

export const SLIP_IDS = Object.keys(SLIPS) as SlipId[];

export const slipOf = (id: SlipId): Misconception => ({ id, ...SLIPS[id] });
