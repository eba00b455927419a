import { TopicMissing } from "../topics/topic-missing";

type Tables = typeof import("./tables");

let tables: Tables | null = null;

/** Loads the hints. */
export async function loadHints(): Promise<void> {
  tables = await import("./tables");
}

/** @throws {TopicMissing} where they have not been loaded: who sees the answer at once needs none */
export function hintTables(): Tables {
  if (tables) return tables;
  throw new TopicMissing(loadHints);
}
