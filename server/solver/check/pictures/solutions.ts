import type { Expression } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import type { RealSet } from "../../expression/real-set";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import type { WrongStep } from "../working/judged";
import { solutionsOf } from "../working/solutions";
import { lettersIn, type Subject } from "../working/subject";
import { box, labelOf, listed, ring, tenth } from "./drawing";

/** A stretch of the line: both ends the same for a single number, null where it goes on for ever. */
interface Stretch {
  readonly low: Point | null;
  readonly high: Point | null;
}

interface Point {
  readonly at: number;
  readonly label: string;
  readonly closed: boolean;
}

/** Stretches that can still be told apart. */
const STRETCHES_MAX = 4;
const LABEL_LENGTH = 8;
const [LEFT, WIDTH, RIGHT_ROW, WRONG_ROW] = [16, 88, 22, 60] as const;

/** For which numbers a line holds, above those for which the line written after it does. */
export function solutionLines({ before, after }: WrongStep, budget: Budget): Picture | null {
  const [right, wrong] = [stretchesOf(before, budget), stretchesOf(after, budget)];
  if (!right || !wrong) return null;
  const points = pointsIn([...right, ...wrong]);
  if (points.length === 0) return null;
  const scale = scaleOf(points);
  return {
    shows: `Two number lines. What solves the line before: ${wordsFor(right)}. What solves the line written: ${wordsFor(wrong)}.`,
    lines: `M6 ${RIGHT_ROW}H114M6 ${WRONG_ROW}H114${endsOf(right, RIGHT_ROW, scale)}`,
    area: right.map((stretch) => drawn(stretch, RIGHT_ROW, scale)).join(""),
    wrong:
      wrong.map((stretch) => drawn(stretch, WRONG_ROW, scale)).join("") + endsOf(wrong, WRONG_ROW, scale),
    labels: [
      [34, 11, "what solves it"],
      [36, 49, "what is written"],
      ...labelsOf(right, RIGHT_ROW, scale),
      ...labelsOf(wrong, WRONG_ROW, scale),
    ],
  };
}

type Scale = (x: number) => number;

function scaleOf(points: readonly Point[]): Scale {
  const all = points.map(({ at }) => at);
  const [low, high] = [Math.min(0, ...all), Math.max(0, ...all)];
  const size = high - low || 1;
  return (x) => tenth(LEFT + (WIDTH * (x - low)) / size);
}

function stretchesOf(subject: Subject, budget: Budget): readonly Stretch[] | null {
  if (subject.kind !== "condition") return null;
  const [unknown, ...others] = lettersIn(subject.condition);
  const found = unknown && others.length === 0 ? solutionsOf(subject.condition, unknown, budget) : null;
  if (!found || found.kind === "all") return null;
  const set: RealSet = found.kind === "set" ? found.set : found.roots.map(alone);
  const stretches = set.map(({ low, high }) => ({ low: pointOf(low), high: pointOf(high) }));
  if (stretches.some(({ low, high }) => low === "none" || high === "none")) return null;
  return stretches.length <= STRETCHES_MAX ? (stretches as readonly Stretch[]) : null;
}

const alone = (root: Expression): RealSet[number] => {
  const end = { value: root, closed: true };
  return { low: end, high: end };
};

function pointOf({ value, closed }: RealSet[number]["low"]): Point | null | "none" {
  if (value === null) return null;
  const at = evaluateComplex(value, new Map());
  if (!at || Math.abs(at.im) > 1e-9) return "none";
  const exact = labelOf(value);
  const label = exact.length <= LABEL_LENGTH ? exact : at.re.toFixed(2).replace("-", "−");
  return { at: at.re, label, closed };
}

/** The ends of stretches, each once. */
function pointsIn(stretches: readonly Stretch[]): readonly Point[] {
  const all = stretches.flatMap(({ low, high }) => [low, high].filter((end) => end !== null));
  return all.filter((point, index) => all.findIndex(({ at }) => at === point.at) === index);
}

const isAlone = ({ low, high }: Stretch): boolean => low !== null && high !== null && low.at === high.at;

function drawn(stretch: Stretch, y: number, scale: Scale): string {
  const { low, high } = stretch;
  if (low && isAlone(stretch)) return ring(scale(low.at), y, 4);
  const [from, to] = [low ? scale(low.at) : 6, high ? scale(high.at) : 114];
  return box(from, y - 3, to - from, 6);
}

const endsOf = (stretches: readonly Stretch[], y: number, scale: Scale): string =>
  stretches
    .flatMap((stretch) =>
      pointsIn([stretch]).map(({ at, closed }) => {
        if (isAlone(stretch)) return ring(scale(at), y, 4);
        return closed ? `M${scale(at)} ${y - 5}v10` : ring(scale(at), y, 3);
      }),
    )
    .join("");

const labelsOf = (stretches: readonly Stretch[], y: number, scale: Scale): Picture["labels"] =>
  pointsIn(stretches).map(({ at, label }) => [scale(at), y + 15, label] as const);

function wordsFor(stretches: readonly Stretch[]): string {
  if (stretches.length === 0) return "no number";
  return listed(
    stretches.map((stretch) => {
      const { low, high } = stretch;
      if (low && isAlone(stretch)) return low.label;
      if (low && high) return `the numbers from ${low.label} to ${high.label}`;
      if (low) return `the numbers above ${low.label}`;
      return high ? `the numbers below ${high.label}` : "all numbers";
    }),
  );
}
