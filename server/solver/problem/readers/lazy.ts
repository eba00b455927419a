import { TopicMissing } from "../../topics/topic-missing";

type Late = typeof import("./late");
type Laws = typeof import("./laws");

let late: Late | null = null;
let laws: Laws | null = null;

async function loadLate(): Promise<void> {
  late = await import("./late");
}

async function loadLaws(): Promise<void> {
  laws = await import("./laws");
}

/** @throws {TopicMissing} where they have not been loaded: a text gets to them when nothing before has read it */
export function lateReaders(): Late {
  if (late) return late;
  throw new TopicMissing(loadLate);
}

/** @throws {TopicMissing} where they have not been loaded */
export function lawReaders(): Laws {
  if (laws) return laws;
  throw new TopicMissing(loadLaws);
}

/** Each loads one of them. */
export const readerLoads: readonly (() => Promise<void>)[] = [loadLate, loadLaws];
