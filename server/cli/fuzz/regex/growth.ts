import type { Pattern } from "./literals";
import { type Pump, pumpsFor } from "./pumps";

/** An expression that takes more than twice as long for twice the text. */
export interface Growth {
  readonly pattern: Pattern;
  readonly pump: Pump;
  /** The power of the length that the time grows with; 1 is as it should be. */
  readonly power: number;
  /** Milliseconds for a text of so many characters, as measured. */
  readonly ms: number;
  readonly length: number;
}

/** Characters of the texts that are tried, one after the other: what doubles with every word shows in the first. */
const SHORT = [20, 24, 40, 60, 85, 110, 140, 180] as const;
const LONG = [...SHORT, 250, 400, 1000] as const;
/** What a look at the longest takes when every letter is looked at a few times, with room. */
const SUSPICIOUS_MS = 0.15;
/** What takes so long needs no longer text to be found. */
const ENOUGH_MS = 4;
/** Four times the text makes a straight one take four times as long and a square one sixteen. */
const POWER_MIN = 1.6;
/** Of texts of so few characters even a cubic one has nothing to look for. */
const POWER_OF_DOUBLING = 4;

/** Whether the time doubles with every so many letters, rather than growing with a power of the length. */
export const isDoubling = ({ length, power }: Growth): boolean =>
  length <= (SHORT.at(-1) ?? 0) && power >= POWER_OF_DOUBLING;

/** The worst that an expression's own letters do to it; null when its time grows with the text.
 * @param thorough with long texts and many of them; otherwise only doubling shows */
export function growthOf(pattern: Pattern, thorough: boolean): Growth | null {
  let worst: Growth | null = null;
  const { source, flags } = pattern;
  const expression = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  for (const pump of pumpsFor(source, thorough)) {
    const found = growthBy(expression, pump, thorough ? LONG : SHORT);
    if (found && found.ms > (worst?.ms ?? 0)) worst = { pattern, pump, ...found };
    if (found && found.ms > ENOUGH_MS) break;
  }
  return worst;
}

function growthBy(
  expression: RegExp,
  pump: Pump,
  lengths: readonly number[],
): Pick<Growth, "power" | "ms" | "length"> | null {
  for (const length of lengths) {
    const once = timeFor(expression, pump, length);
    if (once < ENOUGH_MS && length < (LONG.at(-1) ?? 0)) continue;
    const ms = bestOf(() => timeFor(expression, pump, length));
    if (ms < (length < (LONG.at(-1) ?? 0) ? ENOUGH_MS : SUSPICIOUS_MS)) continue;
    const shorter = bestOf(() => timeFor(expression, pump, length / 4));
    const power = Math.log(ms / Math.max(shorter, 0.001)) / Math.log(4);
    if (power >= POWER_MIN) return { power, ms, length };
  }
  return null;
}

/** An expression is compiled in its first looks, and other work goes on beside. */
function bestOf(time: () => number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 4; look += 1) least = Math.min(least, time());
  return least;
}

/** Milliseconds that finding it everywhere takes. */
function timeFor(expression: RegExp, { prefix, pump, suffix }: Pump, length: number): number {
  const text = prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix;
  const began = performance.now();
  text.replace(expression, "");
  return performance.now() - began;
}
