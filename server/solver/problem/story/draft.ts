import type { Relation } from "../../expression/ast";
import { equals, rational } from "../../expression/rational";
import { parseExpression, parseStatement } from "../../parser/parse";
import { table } from "../../table";
import type { StoryAsked, StoryCondition, StoryDomain, StoryUnknown } from "../../tasks/story";
import { answerKind } from "./answer-kind";
import { Reading } from "./reading";
import type { Quantity, Story } from "./story";

/** A reading of a story while it is put together. Every number of the story has to be used. */
export interface Draft {
  /** The quantity a mark names; it counts as used. Its `text` stands for it in equations: a name, so that its part
   * in them can be seen. */
  take(mark: string | undefined): Quantity;
  /** The quantity a mark names, which is told and has rightly no part in the calculation: it says again what is
   * known, or when something was. */
  excuse(mark: string | undefined): Quantity;
  /** Whether the quantity only counts the parties, as many as the situation has ("two trains"). */
  counts(mark: string | undefined, parties: number): boolean;
  unknown(letter: string, means: string): void;
  /** An equation in the parser's notation, and the sentence that says the same. */
  condition(equation: string, says: string): void;
  ask(asked: { readonly label?: string; readonly value: string; readonly unit?: string }): void;
  /** The whole reading; null when a number is left over or nothing is asked. */
  done(more?: {
    readonly domain?: StoryDomain;
    readonly whole?: "up" | "down";
    readonly decimals?: number;
    readonly assumption?: string;
  }): Reading | null;
}

/** A kind of situation: reads the whole story, or null when it tells of something else. */
export type Frame = (story: Story) => Reading | null;

const NAMES = /q_(\d+)/g;

/** The letters of an equation, without the names that stand for numbers of the story. */
export const lettersIn = (equation: string): string[] => equation.replace(NAMES, "").match(/[a-zA-Z]/g) ?? [];

export function draft(story: Story): Draft {
  const used = new Set<number>();
  const excused = new Set<number>();
  const unknowns: StoryUnknown[] = [];
  const conditions: StoryCondition[] = [];
  const asked: StoryAsked[] = [];
  const named: { readonly conditions: Relation[]; readonly asked: StoryAsked["value"][] } = {
    conditions: [],
    asked: [],
  };
  const written = (text: string) => text.replace(NAMES, (_, at) => story.quantities[Number(at)]?.text ?? "");
  const take = (mark: string | undefined): Quantity => {
    const at = Number(mark ?? "-1");
    const quantity = story.quantities[at];
    if (!quantity) throw new RangeError("no such quantity");
    used.add(at);
    return { ...quantity, text: `q_${at}` };
  };
  const excuse = (mark: string | undefined): Quantity => {
    excused.add(Number(mark));
    return take(mark);
  };
  return {
    take,
    excuse,
    counts: (mark, parties) => equals(excuse(mark).value, rational(BigInt(parties))),
    unknown: (letter, means) => void unknowns.push({ letter, means: withNames(means, story.names) }),
    condition(text, says) {
      conditions.push({ relation: parseStatement(written(text)) as Relation, says });
      named.conditions.push(parseStatement(text) as Relation);
    },
    ask({ label = "", value, unit = "" }) {
      asked.push({
        kind: answerKind(story, unit),
        label: withNames(label, story.names),
        value: parseExpression(written(value)),
        unit,
      });
      named.asked.push(parseExpression(value));
    },
    done(more = {}) {
      if (used.size !== story.quantities.length || asked.length === 0) return null;
      const decimals = more.decimals ?? story.decimals;
      const { domain = "positive", whole, assumption } = more;
      const task = {
        task: "story",
        unknowns,
        conditions,
        asked,
        domain,
        whole,
        decimals,
        assumption,
      } as const;
      return new Reading({ story, ...named, excused, task });
    },
  };
}

/** Names as they are written; the story is read in small letters. */
const withNames = (words: string, names: Story["names"]): string =>
  words
    .split(" ")
    .map((word) =>
      names.has(word.replace(/’s$/, "")) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word,
    )
    .join(" ");

const MACROS: Readonly<Record<string, string>> = table({
  Q: "<[A-Z](\\d+)>",
  N: "<N(\\d+)>",
  L: "<[LN](\\d+)>",
  T: "<T(\\d+)>",
  U: "<[TN](\\d+)>",
  S: "<S(\\d+)>",
  M: "<M(\\d+)>",
  P: "<P(\\d+)>",
  /** Words without a number in them. */
  W: "[^<>]*?",
});

/** A regular expression for a whole sentence of a story, in which brackets do not capture, (= … ) does, and names
 * in braces stand for a quantity of that kind ({Q}: any, {L}: a length or a bare number) or for words ({W}).
 * @example says("{W}perimeter of {W}is {L}") */
export function says(template: string): RegExp {
  const known = COMPILED.get(template);
  if (known) return known;
  const body = template
    .replace(/\((?![?=])/g, "(?:")
    .replaceAll("(=", "(")
    .replace(/\{([A-Z])\}/g, (_, name: string) => MACROS[name] as string);
  const compiled = new RegExp(`^(?:${body})$`);
  COMPILED.set(template, compiled);
  return compiled;
}
const COMPILED = new Map<string, RegExp>();

/** Tries every clause on every sentence; one that fits no clause must be scenery: no number in it, and no word
 * that compares or restricts. Handlers return false when the clause does not fit after all. */
export function readClauses(
  story: Story,
  clauses: readonly (readonly [RegExp, (found: RegExpExecArray) => unknown])[],
): boolean {
  return story.sentences.every((sentence) => {
    for (const [clause, handle] of clauses) {
      const found = clause.exec(sentence);
      if (found && handle(found) !== false) return true;
    }
    return isScenery(sentence);
  });
}

const TELLING =
  /<|\b(?:more|less|fewer|than|same|each|equal|equals|sum|difference|product|consecutive|find|how|what|when|write|round|determine|estimate|use|solve|half|total|times|except|only|not)\b/;
export const isScenery = (sentence: string): boolean => !TELLING.test(sentence);
