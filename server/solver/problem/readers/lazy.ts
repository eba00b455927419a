import { TopicMissing } from "../../topics/topic-missing";

type Worded = typeof import("./worded");

let worded: Worded | null = null;

async function loadWorded(): Promise<void> {
  worded = await import("./worded");
}

/** @throws {TopicMissing} where they have not been loaded: a plain command needs none of them */
export function wordedReaders(): Worded {
  if (worded) return worded;
  throw new TopicMissing(loadWorded);
}

/** Each loads some of them. The laws of physics come when they are met: they are the largest part, and only a text that
 * speaks of physics needs them. */
export const readerLoads: readonly (() => Promise<void>)[] = [loadWorded];
