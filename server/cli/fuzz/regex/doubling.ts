import { createStepCounter } from "./count-steps";
import type { Pattern } from "./literals";
import { type Part, parsePattern } from "./parse-pattern";
import { type Pump, pumpsFor } from "./pumps";

/** Each twice as long as the one before. */
const LENGTHS = [6, 12, 24, 48, 96, 192] as const;
/** Nothing that grows with a power of so short a text comes near. */
const STEPS_MAX = 300_000;
/** Fewer say nothing yet. */
const STEPS_MIN = 5_000;
/** What grows with the fourth power takes 16 times as many steps for twice the text. */
const RATIO = 20;

/** A text by which the steps of an expression double with every so many letters; null when there is none. */
export function doublingPump(pattern: Pattern): Pump | null {
  if (!mayDouble(parsePattern(pattern))) return null;
  const count = createStepCounter(pattern);
  return pumpsFor(pattern.source, false).find((pump) => doublesBy(count, pump)) ?? null;
}

function doublesBy(count: (text: string, most: number) => number, { prefix, pump, suffix }: Pump): boolean {
  let before = 0;
  for (const length of LENGTHS) {
    const steps = count(prefix + pump.repeat(Math.ceil(length / pump.length)) + suffix, STEPS_MAX);
    if (before > 0 && steps >= STEPS_MIN && steps >= before * RATIO) return true;
    if (steps >= STEPS_MAX) return false;
    before = steps;
  }
  return false;
}

/** Whether something is repeated that can itself be matched in more than one way: without that, every letter adds the
 * same number of ways. */
function mayDouble(part: Part): boolean {
  if (part.kind === "repeat" && part.max > 1) return hasWays(part.body) || mayDouble(part.body);
  return innerOf(part).some(mayDouble);
}

function hasWays(part: Part): boolean {
  return part.kind === "choice" || part.kind === "repeat" || innerOf(part).some(hasWays);
}

function innerOf(part: Part): readonly Part[] {
  if (part.kind === "row") return part.parts;
  if (part.kind === "choice") return part.options;
  return "body" in part ? [part.body] : [];
}
