import type { Expression, Relation } from "../../expression/ast";
import { evaluateComplex } from "../../expression/evaluate-numeric";
import type { RealSet } from "../../expression/real-set";
import { table } from "../../table";
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

/** Whole numbers that are tried, from an end of a stretch on. */
const TRIED: readonly number[] = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6];
/** Stretches that can still be told apart. */
const STRETCHES_MAX = 4;
const LABEL_LENGTH = 8;
const [LEFT, WIDTH, ROW] = [16, 88, 36] as const;

/** The numbers for which a wrong line holds; beside them, without its value, each single solution that it lost, or else one
 * of its own numbers put into the line before, which that does not solve. What is right is not given away. */
export function solutionLine({ before, after }: WrongStep, budget: Budget): Picture | null {
  const [right, written] = [stretchesOf(before, budget), stretchesOf(after, budget)];
  if (!right || !written) return null;
  const lost = right.filter(isAlone).flatMap(({ low }) => (low && !holds(written, low.at) ? [low] : []));
  const trial = trialOf(before, { right, written });
  const points = [...pointsIn(written), ...lost];
  if (points.length === 0 || (lost.length === 0 && !trial)) return null;
  const scale = scaleOf([...points.map(({ at }) => at), ...(trial ? [trial.at] : [])]);
  const named = pointsIn(written).map(({ at, label }) => [scale(at), ROW + 16, label] as const);
  const isNamed = trial && written.some((stretch) => isAlone(stretch) && stretch.low?.at === trial.at);
  return {
    shows: [
      `A number line. What is written holds for ${wordsFor(written)}.`,
      lost.length > 0
        ? `${lost.length === 1 ? "One more number solves" : `${lost.length} other numbers solve`} the line before.`
        : "",
      trial ? `Put into the line before, ${trial.says}, which is not so.` : "",
    ]
      .filter((sentence) => sentence !== "")
      .join(" "),
    lines: `M6 ${ROW}H114${lost.map(({ at }) => ring(scale(at), ROW, 4)).join("")}`,
    area: `${lost.map(({ at }) => ring(scale(at), ROW, 4)).join("")}${trial && !isNamed ? ring(scale(trial.at), ROW, 3) : ""}`,
    wrong:
      written.map((stretch) => drawn(stretch, scale)).join("") +
      written.map((each) => endsOf(each, scale)).join(""),
    labels: [
      [36, 11, "what is written"],
      ...lost.map(({ at }) => [scale(at), ROW - 8, "?"] as const),
      ...named,
      ...(trial ? [[60, 72, `${trial.says}?`] as const] : []),
    ],
  };
}

/** A number of the wrong line that does not solve the line before, and what becomes of that with it. */
interface Trial {
  readonly at: number;
  readonly says: string;
}

interface Both {
  readonly right: readonly Stretch[];
  readonly written: readonly Stretch[];
}

const SIGNS: Readonly<Record<string, string>> = table({ "<=": "≤", ">=": "≥", "!=": "≠" });

function trialOf(before: Subject, { right, written }: Both): Trial | null {
  const relation =
    before.kind === "condition" && before.condition.kind === "relation" ? before.condition : null;
  const [unknown] = relation ? lettersIn(relation) : [];
  if (!relation || unknown === undefined) return null;
  for (const at of candidatesIn(written)) {
    const says = holds(written, at) && !holds(right, at) ? sidesAt(relation, unknown, at) : null;
    if (says) return { at, says };
  }
  return null;
}

/** Numbers near the ends of stretches, whole where they are no ends themselves. */
const candidatesIn = (written: readonly Stretch[]): readonly number[] =>
  pointsIn(written).flatMap(({ at }) => [at, ...TRIED.map((step) => Math.round(at) + step)]);

/** "x = 3: −6 = 6"; null where a side has no short value there. */
function sidesAt({ left, right, operator }: Relation, unknown: string, at: number): string | null {
  const [a, b] = [left, right].map((side) => shortValue(side, unknown, at)) as [string | null, string | null];
  const x = shortNumber(at);
  return a && b && x ? `${unknown} = ${x}: ${a} ${SIGNS[operator] ?? operator} ${b}` : null;
}

function shortValue(side: Expression, unknown: string, at: number): string | null {
  const value = evaluateComplex(side, new Map([[unknown, { re: at, im: 0 }]]));
  return value && Math.abs(value.im) < 1e-9 ? shortNumber(value.re) : null;
}

/** A number with at most two decimals; null for any other. */
function shortNumber(x: number): string | null {
  const rounded = Math.round(x * 100) / 100;
  return Math.abs(rounded - x) < 1e-9 && Math.abs(x) < 100_000 ? `${rounded}`.replace("-", "−") : null;
}

type Scale = (x: number) => number;

function scaleOf(all: readonly number[]): Scale {
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

/** Whether a number is in one of the stretches; ends that are nearly it count as it. */
const holds = (stretches: readonly Stretch[], x: number): boolean =>
  stretches.some(({ low, high }) => {
    const isNear = [low, high].find((end) => end !== null && Math.abs(end.at - x) < 1e-9);
    if (isNear) return isNear.closed;
    return (low === null || low.at < x) && (high === null || x < high.at);
  });

function drawn(stretch: Stretch, scale: Scale): string {
  const { low, high } = stretch;
  if (low && isAlone(stretch)) return ring(scale(low.at), ROW, 4);
  const [from, to] = [low ? scale(low.at) : 6, high ? scale(high.at) : 114];
  return box(from, ROW - 3, to - from, 6);
}

const endsOf = (stretch: Stretch, scale: Scale): string =>
  isAlone(stretch)
    ? ""
    : pointsIn([stretch])
        .map(({ at, closed }) => (closed ? `M${scale(at)} ${ROW - 5}v10` : ring(scale(at), ROW, 3)))
        .join("");

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
