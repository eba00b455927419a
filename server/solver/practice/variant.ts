import { sameStructure } from "../expression/same-structure";
import { limitBehind, onLedger, onShare } from "../ledger";
import { budget, DEFAULT_LIMITS, type Limits } from "../limits";
import { readSettled } from "../settle";
import type { Problem } from "../types";
import { type Worked, workProblem } from "../work";
import { withOtherNumbers } from "./other-numbers";
import { randomFrom } from "./random";
import { shownAs } from "./shown-as";
import type { Level } from "./types";

/** A problem like one that was read: worked in the same way with other numbers, and verified. */
export interface Variant {
  readonly text: string;
  /** As a student sees it: see {@link shownAs}. */
  readonly instruction: string;
  readonly latex: string;
  /** The answer as LaTeX. */
  readonly answer: string;
}

/** Drafts that are tried for one variant before the problem is given up: where numbers must fit, few do. */
const DRAFTS_MAX = 40;
/** What the whole search may cost, as much as any one problem; one draft at most a part of what is left. */
const LIMITS: Limits = { ...DEFAULT_LIMITS, work: 40_000 };
const DRAFTS_LEFT = 8;

interface Read {
  readonly problem: Problem;
  readonly worked: Worked;
}

/** A variant of a problem: the same for the same seed.
 * @returns null where there is none, or none was found: numbers that fit are rare for some problems */
export const variant = (problem: string, seed: number, level: Level): Variant | null =>
  variants({ problem, level, count: 1, seed })[0] ?? null;

/** Variants of a problem, no two alike; fewer where no more are found. */
export const variants = (wanted: Wanted): readonly Variant[] => onLedger(LIMITS, () => search(wanted));

interface Wanted {
  readonly problem: string;
  readonly level: Level;
  readonly count: number;
  readonly seed?: number;
}

function search({ problem, level, count, seed = 1 }: Wanted): readonly Variant[] {
  const own = workedText(problem);
  if (own?.worked.verification.status !== "verified") return [];
  const found = new Map<string, Variant>();
  const shape = shapeOf(own.problem);
  for (let attempt = 0; attempt < DRAFTS_MAX * count && found.size < count; attempt += 1) {
    const text = withOtherNumbers(problem, randomFrom(`${problem}/${level}/${seed}/${attempt}`), level);
    if (text === null) break;
    if (text === problem || found.has(text)) continue;
    const made = workedText(text);
    if (made && sameStructure(shapeOf(made.problem), shape) && isWorkedLike(made.worked, own.worked))
      found.set(text, variantOf(text, made));
  }
  return [...found.values()];
}

function variantOf(text: string, { problem: { instruction, latex }, worked }: Read): Variant {
  // Markup is set as it was read: as it is written nobody could read it.
  const shown = MARKUP.test(text) ? { instruction, latex } : shownAs(text);
  return { text, ...shown, answer: worked.answer.latex };
}

const MARKUP = /\\[a-zA-Z([]|\$[^$]*[a-zA-Z^=][^$]*\$/;

function workedText(text: string): Read | null {
  try {
    return onShare(DRAFTS_LEFT, () => {
      const read = readSettled(text, LIMITS);
      const worked = read.ok ? workProblem(read.problem, budget(LIMITS)) : null;
      return read.ok && worked ? { problem: read.problem, worked } : null;
    });
  } catch (error) {
    if (limitBehind(error)) return null;
    throw error;
  }
}

/** By the same method and the same rules one after the other, verified, with another answer that is no uglier. */
function isWorkedLike(made: Worked, own: Worked): boolean {
  return (
    made.verification.status === "verified" &&
    made.derivation.method === own.derivation.method &&
    sameStructure(rulesOf(made), rulesOf(own)) &&
    isNoUglier(made.answer.text, own.answer.text)
  );
}

const rulesOf = ({ derivation }: Worked): readonly string[] => derivation.steps.map(({ rule }) => rule);

/** Numbers of two digits are never ugly. */
const PLAIN_DIGITS = 2;
/** As much longer an answer may be as numbers of two digits make it. */
const LONGER = 4;

function isNoUglier(made: string, own: string): boolean {
  const count = (text: string, mark: RegExp) => (text.match(mark) ?? []).length;
  const digits = (text: string) =>
    Math.max(PLAIN_DIGITS, ...(text.match(/\d+/g) ?? []).map((run) => run.length));
  return (
    [/\//g, /√/g, /\./g].every((mark) => count(made, mark) <= count(own, mark)) &&
    digits(made) <= digits(own) &&
    made.length <= own.length + LONGER
  );
}

/** What only says again how the problem is written. */
const WRITING: ReadonlySet<string> = new Set(["text", "latex", "instruction"]);

/** A problem without its numbers: where there was one, whether it was whole. */
function shapeOf(value: unknown): unknown {
  if (typeof value === "bigint") return "whole";
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(shapeOf);
  if (isRational(value)) return value.d === 1n ? "whole" : "part";
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !WRITING.has(name))
      .map(([name, part]) => [name, shapeOf(part)]),
  );
}

const isRational = (value: object): value is { readonly n: bigint; readonly d: bigint } =>
  "n" in value && "d" in value && typeof value.n === "bigint" && typeof value.d === "bigint";
