import { TopicMissing } from "../../topics/topic-missing";

type Laws = typeof import("./laws");

let laws: Laws | null = null;

/** Loads the laws. */
export async function loadLaws(): Promise<void> {
  laws = await import("./laws");
}

/** @throws {TopicMissing} where they have not been loaded */
export function lawReaders(): Laws {
  if (laws) return laws;
  throw new TopicMissing(loadLaws);
}
