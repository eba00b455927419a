import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import type { Edit } from "../parser/parse-error";
import { edited } from "./edits";

/** Verbs of what things cost or need; one stands directly behind a number whose thing is left out. */
const VERBS: ReadonlySet<string> = new Set([
  "cost",
  "costs",
  "weigh",
  "take",
  "make",
  "need",
  "cover",
  "use",
]);
const PRICING: ReadonlySet<string> = new Set(["cost", "costs"]);
/** "how much is 1 pound", "how much for 10 cans" */
const LINKING: ReadonlySet<string> = new Set(["is", "are", "for"]);
/** "how much do", and the number. */
const BEFORE_COUNT = 3;

/** "how much do 12 cost?" of notebooks, "how much for 10?": the thing that is counted and what is said of it, where it
 * is only one.
 * @returns null where nothing is left out, or more than one thing can be meant */
export function withCountedThing(text: string): string | null {
  const tokens = tokenize(text);
  const asked = tokens.findLastIndex(({ text: word }, at) => word === "how" && isAmount(tokens[at + 1]));
  const told = tokens.slice(0, Math.max(0, asked));
  const counted = new Set(told.flatMap((_, at) => thingAt(told, at) ?? []));
  const [thing] = counted;
  if (thing === undefined || counted.size > 1) return null;
  const edits = [...missingThing(tokens, asked, thing), ...missingVerb(tokens, asked)];
  return edits.length === 0 ? null : edited(text, edits);
}

const isAmount = (token: Token | undefined): boolean => token?.text === "much" || token?.text === "many";

/** A number that is no money. */
const isCount = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === "number" && tokens[at - 1]?.text !== "$";

const thingAt = (tokens: readonly Token[], at: number): string | null => {
  const noun = tokens[at + 1];
  return isCount(tokens, at) && noun?.kind === "word" && !VERBS.has(noun.text) ? noun.text : null;
};

/** The only number behind the question, with nothing or a verb behind it. */
function missingThing(tokens: readonly Token[], asked: number, thing: string): Edit[] {
  const numbers = tokens.flatMap((token, at) => (at > asked && token.kind === "number" ? [at] : []));
  const [at, ...others] = numbers;
  if (at === undefined || others.length > 0 || !isCount(tokens, at)) return [];
  const [token, next] = [tokens[at] as Token, tokens[at + 1]];
  const isBare = next === undefined || next.kind === "mark" || VERBS.has(next.text);
  return isBare ? [{ start: token.end, end: token.end, text: ` ${thing}` }] : [];
}

/** "how much is 1 pound" where the text says what some of it cost. */
function missingVerb(tokens: readonly Token[], asked: number): Edit[] {
  const link = tokens[asked + 2];
  const isPriced = tokens.slice(0, asked).filter(({ text }) => PRICING.has(text)).length === 1;
  const isLinked = link && LINKING.has(link.text) && isCount(tokens, asked + BEFORE_COUNT);
  if (!link || !isLinked || !isPriced || tokens[asked + 1]?.text !== "much") return [];
  const rest = tokens.slice(asked + BEFORE_COUNT + 1).filter(({ kind }) => kind !== "mark");
  const end = (rest[0] ?? (tokens[asked + BEFORE_COUNT] as Token)).end;
  return rest.length > 1
    ? []
    : [
        { start: link.start, end: link.end, text: "do" },
        { start: end, end, text: " cost" },
      ];
}
