import type { SolveView } from "@/server/features/solve/types";
import { skillLike } from "@/server/solver/practice/skill-like";
import type { Skill } from "@/server/solver/practice/types";
import { EVENTS_MAX, ON_ITS_WAY_MS, RATINGS } from "./constants";
import type { PracticeEvent, ProblemRef, Rating, StoredCard, StoredReview } from "./types";

const DAY_MS = 86_400_000;

/** What a problem counts as after what was done with it: good for right at the first try, hard after one hint or one
 * wrong answer, again for everything else. What could not be read and what is only written otherwise than asked does not
 * count, nor does anything after the end.
 * @returns null as long as nothing counts */
export function ratingOf(events: readonly PracticeEvent[]): Rating | null {
  let troubles = 0;
  for (const { kind } of events) {
    if (kind === "right")
      return troubles === 0 ? RATINGS.good : troubles === 1 ? RATINGS.hard : RATINGS.again;
    if (kind === "reveal") return RATINGS.again;
    if (kind === "wrong" || kind === "hint") troubles += 1;
  }
  return events.some(({ kind }) => kind === "wrong") ? RATINGS.again : null;
}

/** How many hints were asked for. */
export const hintsIn = (events: readonly PracticeEvent[]): number =>
  events.filter(({ kind }) => kind === "hint").length;

/** Whether nothing more can come of a problem. */
export const isClosed = (events: readonly PracticeEvent[]): boolean =>
  events.some(({ kind }) => kind === "right" || kind === "reveal");

/** What was done with a problem, with one thing more: the very same list where that is known already, where the problem is
 * over and where no more is kept. */
export function withEvent(events: readonly PracticeEvent[], event: PracticeEvent): readonly PracticeEvent[] {
  const isKnown = events.some(({ id }) => id === event.id);
  return isKnown || isClosed(events) || events.length >= EVENTS_MAX ? events : [...events, event];
}

/** The wrong turn that was last seen in a problem. */
export const misconceptionIn = (events: readonly PracticeEvent[]): string | null =>
  events.findLast(({ misconception }) => misconception)?.misconception ?? null;

/** Skill, level and seed of a problem in one, as it is kept. */
export const nameOfProblem = ({
  skill,
  level,
  seed,
}: Pick<StoredReview, "skill" | "level" | "seed">): string => `${skill}/${level}/${seed}`;

/** The problem that is kept under such a name. */
export function problemOf(name: string): ProblemRef {
  const [skill = "", level, seed] = name.split("/");
  return { skill, level: Number(level) as ProblemRef["level"], seed: Number(seed) };
}

/** What to practise after a solution; null before its answer is open, since a skill's name can be a hint, and where nothing
 * that one can practise is like it. */
export function skillAfter({
  status,
  answerRevealed,
  read,
  steps,
}: Pick<SolveView, "status" | "answerRevealed" | "read" | "steps">): Pick<Skill, "id" | "name"> | null {
  const skill = status === "solved" && answerRevealed ? skillLike({ ...read, steps }) : null;
  return skill && { id: skill.id, name: skill.name };
}

/** Whether the same problem with other numbers can be set after a solution: it is open, proved, and one problem. */
export const isPractisable = ({
  status,
  answerRevealed,
  verification,
  parts,
}: Pick<SolveView, "status" | "answerRevealed" | "verification" | "parts">): boolean =>
  status === "solved" && answerRevealed && verification === "verified" && parts.length === 0;

/** The line from which the first wrong line of a checked working was to follow: the problem itself, or the line before.
 * @returns null where no line is wrong */
export function stepThatFailed({ text, attempt }: Pick<SolveView, "text" | "attempt">): string | null {
  if (attempt?.kind !== "working" || attempt.check.firstWrong === null) return null;
  const { firstWrong, lines } = attempt.check;
  return firstWrong === 0 ? text : (lines[firstWrong - 1]?.text.replace(/^\s*(?:=|=>|⇒)\s*/, "") ?? null);
}

/** A skill as far as choosing is concerned. */
export interface Choosable {
  readonly id: string;
  readonly family: string;
  readonly after: readonly string[];
}

interface Choice {
  readonly skills: readonly Choosable[];
  readonly cards: ReadonlyMap<string, StoredCard>;
  readonly now: Date;
  /** The skill the session is about. */
  readonly focus: string | null;
  /** From 0. */
  readonly place: number;
  /** The skill of the problem before. */
  readonly last: string | null;
}

export interface Chosen {
  readonly skill: string;
  readonly reason: "due" | "chosen" | "older" | "new";
}

/** The skill that comes next: what is due, the one chosen at every other place, an older one, a new one. Two skills of
 * one family never follow one another while there is anything else.
 * @returns null where nothing is due and nothing is new */
export function chooseSkill(choice: Choice): Chosen | null {
  const { skills, last, focus, place } = choice;
  const familyBefore = skills.find(({ id }) => id === last)?.family;
  const others = skills.filter(({ family }) => family !== familyBefore);
  const chosen = focus === null ? null : others.find(({ id }) => id === focus);
  if (chosen && place % 2 === 0) return { skill: chosen.id, reason: "chosen" };
  const between = dueOf(others, choice) ?? (focus === null ? null : olderOf(others, choice));
  if (between) return between;
  if (focus === null) return newOf(others, choice) ?? newOf(skills, choice) ?? dueOf(skills, choice);
  const other = others.find(({ id }) => id !== focus && neighbours(skills, focus).includes(id));
  return other ? { skill: other.id, reason: "older" } : { skill: focus, reason: "chosen" };
}

/** What comes next, one after the other, if each is right at the first try.
 * @param most how many there are at most */
export function chooseAhead(choice: Choice, most: number): readonly Chosen[] {
  const met = new Map(choice.cards);
  const chosen: Chosen[] = [];
  for (let last = choice.last; chosen.length < most; ) {
    const next = chooseSkill({ ...choice, cards: met, last, place: choice.place + chosen.length });
    if (!next) break;
    met.set(next.skill, practisedNow(next.skill, met.get(next.skill) ?? null, choice.now));
    chosen.push(next);
    last = next.skill;
  }
  return chosen;
}

/** A card as far as choosing is concerned, after one more right answer. */
function practisedNow(skill: string, card: StoredCard | null, now: Date): StoredCard {
  const { reviews = 0, stability = 1, streak = 0 } = card ?? {};
  const dueAt = new Date(now.getTime() + DAY_MS);
  const [more, misconception] = [{ reviews: reviews + 1, streak: streak + 1 }, null];
  return { skill, stability, dueAt, reviewedAt: now, misconception, ...more };
}

/** When something was done, by what its device says: within what can be on its way, and else now.
 * @param said absent for what is done now */
export function timeOf(said: string | undefined, now: Date): Date {
  const at = said === undefined ? now.getTime() : Date.parse(said);
  const isLikely = at <= now.getTime() && at >= now.getTime() - ON_ITS_WAY_MS;
  return isLikely ? new Date(at) : now;
}

/** What comes before a skill, and before that. */
function neighbours(skills: readonly Choosable[], id: string): readonly string[] {
  const before = skills.find((skill) => skill.id === id)?.after ?? [];
  return [...before, ...before.flatMap((each) => skills.find((skill) => skill.id === each)?.after ?? [])];
}

function dueOf(skills: readonly Choosable[], { cards, now, focus }: Choice): Chosen | null {
  const due = skills
    .flatMap(({ id }) => cards.get(id) ?? [])
    .filter((card) => card.skill !== focus && card.dueAt <= now)
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  return due[0] ? { skill: due[0].skill, reason: "due" } : null;
}

/** The skill that was not practised for longest; not on the same day again when it is steady. */
function olderOf(skills: readonly Choosable[], { cards, now, focus }: Choice): Chosen | null {
  const rested = skills
    .flatMap(({ id }) => cards.get(id) ?? [])
    .filter((card) => card.skill !== focus && now.getTime() - card.reviewedAt.getTime() >= DAY_MS)
    .sort((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime());
  return rested[0] ? { skill: rested[0].skill, reason: "older" } : null;
}

/** The first skill not met yet all of whose prerequisites have been met. */
function newOf(skills: readonly Choosable[], { cards }: Choice): Chosen | null {
  const found = skills.find(({ id, after }) => !cards.has(id) && after.every((each) => cards.has(each)));
  return found ? { skill: found.id, reason: "new" } : null;
}
