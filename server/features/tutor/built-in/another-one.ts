import "server-only";
import { unseenProblem } from "@/server/solver/practice/problem";
import { skillAbout } from "@/server/solver/practice/skill-about";
import { skillLike } from "@/server/solver/practice/skill-like";
import { SKILLS } from "@/server/solver/practice/skills";
import type { Level } from "@/server/solver/practice/types";
import { solve } from "@/server/solver/solve";
import { problemsLike } from "../tools/practice-tool";
import { findProblem } from "./find-problem";
import type { Situation, Turn, Worked } from "./types";

const LEAD = "Try this one: ";
/** In words as code, in mathematics as it was read; the lead in any language that it may have been said in. */
const POSED =
  /(?:Try this one|Prueba con este|Essaie celui-ci|Versuch diese Aufgabe|Experimenta este)\s?: (?:`([^`\n]{1,300})`|([^\n]{1,400}))/;
const GO_ON = "Write what you get and I will check it, or say “hint”.";
const NONE = "I can’t make another one like this. Send me one from your book and I will work on it with you.";

/** A problem that the tutor set in an earlier reply.
 * @returns null where it set none */
export function posedByTutor(reply: string): Worked | null {
  const text = posedIn(reply);
  const found = text === undefined ? null : findProblem(text);
  return found?.kind === "worked" ? found : null;
}

function posedIn(reply: string): string | undefined {
  const [, words, mathematics] = POSED.exec(reply) ?? [];
  return words ?? mathematics;
}

const posed = (problem: string): string => `${LEAD}${problem}\n\n${GO_ON}`;
const inWords = (problem: string): string => `\`${problem}\``;

/** A problem without the student's words, where its mathematics alone says the same. */
function plainly(text: string): string {
  const { read, latex } = solve(text);
  const mathematics = `${read.instruction}: $${read.latex}$`;
  return read.latex !== "" && latex !== "" && solve(mathematics).latex === latex
    ? mathematics
    : inWords(text);
}

/** A problem like the one at hand, that was not set in this conversation yet.
 * @param level where one is wanted that is easier or harder */
export function anotherOne(
  { original }: Situation,
  turns: readonly Turn[],
  level?: "easier" | "harder",
): string {
  const seen = new Set([original.text, ...turns.flatMap(({ text }) => posedIn(text) ?? [])]);
  const { text, result } = original;
  const skill = skillLike({ ...result.read, steps: result.steps })?.id;
  const like =
    (level && practised(skill, seen, LEVELS[level])) ??
    problemsLike(text)
      .map(plainly)
      .find((other) => !seen.has(posedIn(posed(other)) ?? "")) ??
    practised(skill ?? skillAbout(text)?.id, seen, level && LEVELS[level]);
  return like === null ? NONE : posed(like);
}

/** A problem to practise, of a kind that is named or any.
 * @param words what the student wants to practise, as far as it was named */
export function onePractice(words: readonly string[], turns: readonly Turn[]): string {
  const seen = new Set(turns.flatMap(({ text }) => posedIn(text) ?? []));
  const talk = turns.filter(({ role }) => role === "user").toReversed();
  const spoken = [words.join(" "), ...talk.map(({ text }) => text)];
  const named = spoken.map(skillAbout).find((skill) => skill !== null && skill !== undefined);
  const like = practised((named ?? SKILLS[0])?.id, seen);
  return like === null ? NONE : posed(like);
}

/** How many seeds are tried for a problem that was not set in other signs before. */
const SEEDS = 5;
const LEVELS = { easier: 1, harder: 3 } as const;

function practised(skill: string | undefined, seen: ReadonlySet<string>, level: Level = 1): string | null {
  if (skill === undefined) return null;
  for (let seed = seen.size + 1; seed <= seen.size + SEEDS; seed += 1) {
    const problem = unseenProblem({ skill, level, seed }, seen);
    if (!problem) return null;
    const written = plainly(problem.text);
    if (!seen.has(posedIn(posed(written)) ?? "")) return written;
  }
  return null;
}
