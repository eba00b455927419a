import { product, quotient } from "../../expression/build";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import type { Recognition } from "../../problem/sentence";
import { table } from "../../table";
import { whole } from "../faces";
import { type Measure, measure } from "../figures/measure";
import { type Frame, frame, maybe, one, several } from "../frame";
import { figureTask } from "./geometry";

const IDLE = [
  "side",
  "corresponding",
  "triangle",
  "rectangle",
  "on",
  "length",
  "in",
  "square-units",
] as const;
const SAYS = "Corresponding sides of similar figures are in the same ratio.";

const sizeOf = ({ value }: Measure): number => evaluateComplex(value, new Map())?.re ?? Number.NaN;

const NAMES = table({
  smaller: ["smaller", "smallest-share"],
  larger: ["larger", "largest-share"],
} as const);

/** Two sides that correspond give the ratio; which figure the third side belongs to says which way it goes. */
const similarFrame = (told: "smaller" | "larger", asked: "smaller" | "larger"): Frame =>
  frame({
    id: `similar-${asked}`,
    heads: [["similar"], NAMES[asked]],
    idle: IDLE,
    closed: NAMES[asked],
    slots: {
      count: maybe(whole, { before: ["similar"] }),
      pair: several(measure(1), { least: 2, most: 2, after: ["side", "corresponding"] }),
      side: one(measure(1), { after: NAMES[told] }),
    },
    build: ({ count, pair, side }, context): Recognition | null => {
      const [low, high] = [...pair].sort((a, b) => sizeOf(a) - sizeOf(b));
      const units = new Set([...pair, side].flatMap(({ unit }) => unit ?? []));
      if (!low || !high || sizeOf(low) === sizeOf(high) || units.size > 1 || (count ?? 2n) !== 2n)
        return null;
      const [top, bottom] = asked === "larger" ? [high, low] : [low, high];
      const value = quotient(product([side.value, top.value], true), bottom.value);
      return figureTask([{ kind: "amount", label: "", value, unit: [...units][0] ?? "" }], [SAYS], context);
    },
  });

export const SIMILAR_FRAMES: readonly Frame[] = [
  similarFrame("smaller", "larger"),
  similarFrame("larger", "smaller"),
];
