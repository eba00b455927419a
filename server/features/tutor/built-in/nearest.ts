import "server-only";
import { slipOf } from "@/server/solver/lexicon/spelling";
import { termsIn } from "../glossary/find-terms";
import { cluesOf } from "../turns/clues";
import type { Situation } from "./types";
import { walk } from "./walk";
import { explain } from "./why";

/** Longer messages than this are no remark about the problem at hand. */
const WORDS_MAX = 12;

const LEAD = "I’m not sure what you mean. This may help:";

/** What helps most with a short remark that is not understood while a problem is under discussion: the step that its one
 * number comes up in, else a hint for the next step.
 * @returns null for a message with mathematics of its own, or one too long to be a remark */
export function onWhatIsSaid(message: string, situation: Situation): string | null {
  const { core, words, has, language } = cluesOf(message);
  const said = words.filter((word) => word !== "#").length;
  if (said === 0 || said > WORDS_MAX || !/^(?:[-+−]? ?\d+(?:\.\d+)?)?$/.test(core)) return null;
  const step = core === "" ? null : explain(situation, { about: core.replace(/^[-+−] ?/, "") });
  if (step === null && (core !== "" || !(has("stuck") || language !== "en" || isAboutIt(message))))
    return null;
  return `${LEAD}\n\n${step ?? walk({ ...situation, progress: odd(situation.progress + 1) })}`;
}

/** The idea of a step, and not the step itself. */
const odd = (progress: number): number => (progress % 2 === 1 ? progress : progress + 1);

/** Whether a turn speaks of nothing but what a problem and its working are made of. */
export function isAboutIt(message: string): boolean {
  const { unknown, core } = cluesOf(message);
  const others = unknown.filter((word) => !isMatter(word));
  return core === "" && (others.length === 0 || termsIn(others).isAll);
}

/** As it is written, or with a slip of the keys. */
const isMatter = (word: string): boolean =>
  MATTER.has(word) || (word.length >= SLIP_MIN && [...MATTER].some((known) => slipOf(word, known) !== null));
const SLIP_MIN = 4;

/** What a problem and its working are made of, and what is done with them. */
const MATTER: ReadonlySet<string> = new Set(
  "which answer answers formula rule sign signs side sides number numbers letter letters bracket brackets line lines way thing something two three one ones both same different part parts work working works minus plus rid need use bit stuff left right top bottom first next last there here always stay stays stayed keep keeps".split(
    " ",
  ),
);
