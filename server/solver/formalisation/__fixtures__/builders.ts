import type { FormalFact, Formalisation, FormalQuestion, FormalSlot } from "../types";

/** A story with what it says in facts, and its answer. */
export interface ReadStory {
  readonly text: string;
  readonly formalisation: Formalisation;
  readonly answer: number;
}

interface Given {
  readonly a: string;
  readonly b: string;
  /** In the plural. */
  readonly things: string;
  readonly n: readonly [number, number, number];
}

type Fact<Say extends FormalFact["say"]> = Extract<FormalFact, { say: Say }>;
type Left<Say extends FormalFact["say"], Default extends string> = Omit<Fact<Say>, "say" | Default> &
  Partial<Pick<Fact<Say>, Default & keyof Fact<Say>>>;

export const has = (fact: Left<"has", "kind" | "time">): FormalFact => ({
  say: "has",
  kind: [],
  time: "",
  ...fact,
});
export const change = (fact: Left<"change", "kind" | "share">): FormalFact => ({
  say: "change",
  kind: [],
  share: false,
  ...fact,
});
export const transfer = (fact: Left<"transfer", "kind" | "share">): FormalFact => ({
  say: "transfer",
  kind: [],
  share: false,
  ...fact,
});
export const rate = (fact: Left<"rate", "kind">): FormalFact => ({ say: "rate", kind: [], ...fact });
export const together = (fact: Left<"together", "kind" | "verb">): FormalFact => ({
  say: "together",
  kind: [],
  verb: "have",
  ...fact,
});
export const compare = (fact: Left<"compare", "kind" | "verb">): FormalFact => ({
  say: "compare",
  kind: [],
  verb: "have",
  ...fact,
});
export const slot = (who: string, what: string): FormalSlot => ({ who, what, kind: [] });
export const question = (
  asked: Pick<FormalQuestion, "quote" | "ask" | "who" | "what"> & Partial<FormalQuestion>,
): FormalQuestion => ({ kind: [], verb: "", than: null, per: "", whole: "", ...asked });

export type Telling = (given: Given) => ReadStory;

export const told = (
  text: string,
  answer: number,
  formalisation: Omit<Formalisation, "scene"> & { scene?: string[] },
): ReadStory => ({
  text,
  answer,
  formalisation: { scene: [], ...formalisation },
});
