import { table } from "../../table";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import type { Match } from "./phrases";

/** How the answer is to be written, and the words that say so, in characters. */
export interface Instructions {
  readonly decimals?: number;
  /** A value that is to be taken for π. */
  readonly pi?: Word["number"];
  readonly words: readonly Word[];
  readonly used: readonly Match[];
}

const PLACES: Readonly<Record<string, number>> = table({
  whole: 0,
  integer: 0,
  percent: 0,
  unit: 0,
  dollar: 0,
  foot: 0,
  mile: 0,
  hour: 0,
  tenth: 1,
  hundredth: 2,
  cent: 2,
  penny: 2,
  thousandth: 3,
});

const LEADS =
  "round rounded rounding answers answer your the to and off all each final result if needed necessary";
const BEHIND = ", number percent of a an inch foot meter cent dollar if needed necessary";
const FOR_PI = "for as";

/** A text without what it says of the writing of its answer; null where that is not understood. */
export function instructionsIn(words: readonly Word[]): Instructions | null {
  const left = [...words];
  const used: Match[] = [];
  const cut = (from: number, to: number): void => {
    used.push({ at: left[from]?.start ?? 0, end: left[to - 1]?.end ?? 0 });
    left.splice(from, to - from);
  };
  let decimals: number | undefined;
  const at = left.findIndex(({ text }) => text === "nearest");
  if (at >= 0) {
    decimals = PLACES[left[at + 1]?.text ?? ""];
    if (decimals === undefined) return null;
    const [from, to] = [spanBack(left, at, LEADS), spanOn(left, at + 2, BEHIND)];
    cut(from, to);
  }
  if (left.some(({ text }) => isAmong(text, "round rounded rounding"))) return null;
  const use = left.findIndex(
    ({ text, number }, i) => number && isAmong(left[i - 1]?.text, "use take") && text === "#",
  );
  const isPi = use >= 0 && isAmong(left[use + 1]?.text, FOR_PI) && isAmong(left[use + 2]?.text, "π pi");
  const pi = isPi ? left[use]?.number : undefined;
  if (isPi) cut(use - 1, use + 3);
  return { decimals, pi, words: left, used };
}

function spanBack(words: readonly Word[], at: number, list: string): number {
  let from = at;
  while (isAmong(words[from - 1]?.text, list)) from -= 1;
  return from;
}

function spanOn(words: readonly Word[], at: number, list: string): number {
  let to = at;
  while (isAmong(words[to]?.text, list)) to += 1;
  return to;
}
