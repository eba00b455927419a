import { RATINGS } from "../constants";
import type { PracticeEvent } from "../types";
import type { Progress, Result, SetItem, SetReport, StoredParticipant } from "./types";

/** The skills of a set's problems in their order: one of each in turn, so that nobody works the same thing twice in a row
 * while there is anything else. */
export function interleaved(items: readonly SetItem[]): readonly Pick<SetItem, "skill" | "level">[] {
  const most = Math.max(0, ...items.map(({ count }) => count));
  return Array.from({ length: most }, (_, round) => round).flatMap((round) =>
    items.filter(({ count }) => count > round).map(({ skill, level }) => ({ skill, level })),
  );
}

export const lengthOf = (items: readonly SetItem[]): number =>
  items.reduce((sum, { count }) => sum + count, 0);

/** How far someone is with a problem. */
export function stateOf(events: readonly PracticeEvent[]): Progress["state"] {
  const end = events.find(({ kind }) => kind === "right" || kind === "reveal");
  if (end) return end.kind === "right" ? "right" : "shown";
  return events.length > 0 ? "begun" : "open";
}

/** Whether someone is stuck at a skill: the last problem of it that counts was wrong or had its solution shown.
 * @param results of one participant in one skill */
function isStuck(results: readonly Result[]): boolean {
  const last = results.toSorted((a, b) => a.reviewedAt.getTime() - b.reviewedAt.getTime()).at(-1);
  return last?.rating === RATINGS.again;
}

/** What a set's maker is told of one skill.
 * @param titles of misconceptions, by id */
export function skillReport(
  skill: string,
  {
    participants,
    results,
    titles,
  }: {
    readonly participants: readonly Pick<StoredParticipant, "id" | "name">[];
    readonly results: readonly Result[];
    readonly titles: ReadonlyMap<string, string>;
  },
): Omit<SetReport["skills"][number], "name"> {
  const inSkill = results.filter((result) => result.skill === skill);
  const of = (id: string) => inSkill.filter((result) => result.id === id);
  const counts = new Map<string, number>();
  for (const { id } of participants)
    for (const seen of new Set(of(id).flatMap(({ misconception }) => misconception ?? [])))
      counts.set(seen, (counts.get(seen) ?? 0) + 1);
  return {
    skill,
    met: participants.filter(({ id }) => of(id).length > 0).length,
    stuck: participants.filter(({ id }) => isStuck(of(id))).map(({ name }) => name),
    misconceptions: [...counts]
      .map(([id, count]) => ({ id, title: titles.get(id) ?? id, count }))
      .sort((a, b) => b.count - a.count || a.title.localeCompare(b.title)),
  };
}

/** How many problems someone has come to the end of. */
export const doneBy = (id: string, results: readonly Result[]): number =>
  results.filter((result) => result.id === id && result.closed).length;
