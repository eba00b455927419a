import { number } from "../../expression/build";
import { compare, toNumber } from "../../expression/rational";
import type { Picture } from "../../theorems/types";
import type { Budget } from "../../types";
import { amountOf, labelOf, ring, tenth } from "./drawing";
import type { Spot } from "./spot";

/** Numbers up to here are drawn. */
const SIZE_MAX = 100_000;
const [LEFT, WIDTH, LINE] = [14, 92, 44] as const;
/** Labels nearer to each other than this would cover one another. */
const APART = 16;
const TITLE_MAX = 22;

/** What a part comes to and what was made of it, on one number line with zero. */
export function numberLine({ part }: Spot, budget: Budget): Picture | null {
  if (!part) return null;
  const [right, wrong] = [amountOf(part.was, budget), amountOf(part.became, budget)];
  if (!right || !wrong || compare(right, wrong) === 0) return null;
  const [r, w] = [toNumber(right), toNumber(wrong)];
  if (Math.max(Math.abs(r), Math.abs(w)) > SIZE_MAX) return null;
  const [low, high] = [Math.min(0, r, w), Math.max(0, r, w)];
  const at = (x: number) => tenth(LEFT + (WIDTH * (x - low)) / (high - low));
  const [title, other] = [labelOf(part.was), labelOf(number(wrong))];
  const isZeroApart = Math.abs(at(r) - at(0)) > APART;
  const side = r * w < 0 ? "on the other side of 0" : r < w ? "further left" : "further right";
  return {
    shows: `A number line: for ${title} was written ${other}. It lies ${side}.`,
    lines: `M6 ${LINE}H114M${at(0)} ${LINE - 4}v8${ring(at(r), LINE, 4)}`,
    area: ring(at(r), LINE, 4),
    wrong: ring(at(w), LINE, 4),
    labels: [
      ...(title.length <= TITLE_MAX ? [[60, 14, title] as const] : []),
      [at(r), LINE + 16, "?"],
      [at(w), LINE - 10, other],
      ...(isZeroApart && r !== 0 ? [[at(0), LINE + 16, "0"] as const] : []),
    ],
  };
}
