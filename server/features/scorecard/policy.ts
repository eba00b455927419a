import type { TopicScore } from "./types";

/** All topics together. */
export function totalOf(topics: readonly TopicScore[]): TopicScore {
  const sum = (count: (each: TopicScore) => number) => topics.reduce((all, each) => all + count(each), 0);
  return {
    topic: "all",
    exercises: sum(({ exercises }) => exercises),
    right: sum(({ right }) => right),
    differs: sum(({ differs }) => differs),
    undecided: sum(({ undecided }) => undecided),
  };
}

/** Exercises without an answer. */
export const unanswered = ({ exercises, right, differs, undecided }: TopicScore): number =>
  exercises - right - differs - undecided;

/** Of the answers that could be compared, the share that is the book's; null where there is none. */
export const precisionOf = ({ right, differs }: TopicScore): number | null =>
  right + differs === 0 ? null : right / (right + differs);
