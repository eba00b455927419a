import type { Problem } from "../types";
import { CORE } from "./core";
import { type TopicName, type TopicTask, topicNameOf } from "./names";
import type { Topic } from "./topic";
import { TopicMissing } from "./topic-missing";

type LazyName = Exclude<TopicName, "core">;

/** Each is loaded when it is met. */
const LOADERS: { readonly [Name in LazyName]: () => Promise<Topic<Name>> } = {
  calculus: async () => (await import("./calculus")).CALCULUS,
  formulas: async () => (await import("./functions")).FORMULAS,
  functions: async () => (await import("./functions")).FUNCTIONS,
  numbers: async () => (await import("./stories")).NUMBERS,
  polynomials: async () => (await import("./science")).POLYNOMIALS,
  science: async () => (await import("./science")).SCIENCE,
  statistics: async () => (await import("./statistics")).STATISTICS,
  stories: async () => (await import("./stories")).STORIES,
};

const loaded = new Map<TopicName, Topic>([["core", CORE]]);

const load = async (name: LazyName): Promise<void> => void loaded.set(name, await LOADERS[name]());

/** What works and checks a problem.
 * @throws {TopicMissing} where that has not been loaded: a call that meets it breaks off, and is made again */
export function topicOf(problem: Problem & { readonly task: TopicTask }): Topic {
  const name = topicNameOf(problem);
  const topic = loaded.get(name);
  if (topic) return topic;
  throw new TopicMissing(() => load(name as LazyName));
}

/** What a device keeps no room for: they come with the first problem that needs them, and stay from then on. */
const SELDOM: ReadonlySet<LazyName> = new Set<LazyName>(["science", "polynomials"]);

/** Each loads one of those that are loaded late, before it is met. */
export const topicLoads: readonly (() => Promise<void>)[] = (Object.keys(LOADERS) as LazyName[])
  .filter((name) => !SELDOM.has(name))
  .map((name) => () => load(name));
