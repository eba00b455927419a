import { TopicMissing } from "../../topics/topic-missing";

type Worded = typeof import("./worded");

let worded: Worded | null = null;

async function loadWorded(): Promise<void> {
  worded = await import("./worded");
}

/** Through the readers of words, which the laws stand on: nothing of these comes twice then. */
const loadLaws = async (): Promise<void> => (await import("./worded")).loadLaws();

/** @throws {TopicMissing} where they have not been loaded: a plain command needs none of them */
export function wordedReaders(): Worded {
  if (worded) return worded;
  throw new TopicMissing(loadWorded);
}

/** Each loads some of them. */
export const readerLoads: readonly (() => Promise<void>)[] = [loadWorded, loadLaws];
