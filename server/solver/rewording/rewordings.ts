import { isOperator } from "../grammar/token-kinds";
import type { Slip } from "../lexicon/lexicon";
import { tokenize } from "../lexicon/tokenize";
import { withoutAdjuncts } from "./adjuncts";
import { withoutAsides } from "./asides";
import { withBoundsInPlace } from "./bounds";
import { inFindWords, inPlainCommands, withCommandFirst, withoutSlips } from "./commands";
import { withCurrencySigns } from "./currency";
import { withCountedThing } from "./ellipsis";
import { withMarks } from "./marks";
import { inQuestionWords } from "./named-quantity";
import { withRelationsApart } from "./relations";
import { withoutRunOn } from "./run-on";
import { inSolveWords } from "./subject";
import { withNamedResult } from "./sums";

/** Another way to put a question, with the same meaning. */
export interface Rewording {
  readonly text: string;
  /** It says the same of a calculation only; a story might lose something. */
  readonly isFormalOnly: boolean;
  /** Words that are read as others. */
  readonly slips: readonly Slip[];
}

/** Texts that ask what a text asks, in words that are more likely to be understood, those first that change least. */
export function* rewordingsOf(text: string): Generator<Rewording> {
  const seen = new Set([text]);
  for (const rewording of allOf(text)) {
    if (seen.has(rewording.text) || (goesOn(text) && !goesOn(rewording.text))) continue;
    seen.add(rewording.text);
    yield rewording;
  }
}

/** "1 - 1/2 + 1/4 - …", "3, 6, 12, …": dots behind a sign or a comma stand for more of the calculation. */
const goesOn = (text: string): boolean =>
  tokenize(text).some(
    ({ kind, text: sign }, at, all) =>
      kind === "mark" &&
      (sign === "…" || sign.startsWith("..")) &&
      (isOperator(all[at - 1]) || isListed(all, at - 1)),
  );

/** A comma behind a number. */
const isListed = (tokens: ReturnType<typeof tokenize>, at: number): boolean =>
  tokens[at]?.text === "," && tokens[at - 1]?.kind === "number";

function* allOf(typed: string): Generator<Rewording> {
  const marked = withMarks(typed);
  if (marked !== null) yield { text: marked, isFormalOnly: true, slips: [] };
  const text = marked ?? typed;
  const apart = withRelationsApart(text);
  if (apart !== null) yield { text: apart, isFormalOnly: true, slips: [] };
  const bounded = withBoundsInPlace(text);
  if (bounded !== null) yield { text: bounded, isFormalOnly: true, slips: [] };
  const priced = withCurrencySigns(text);
  if (priced !== null) yield { text: priced, isFormalOnly: false, slips: [] };
  const bare = isLong(text) ? null : withoutAdjuncts(text);
  if (bare !== null) {
    yield { text: bare, isFormalOnly: true, slips: [] };
    for (const { text: trimmed } of withoutAsides(bare))
      yield { text: trimmed, isFormalOnly: true, slips: [] };
  }
  for (const trimmed of withoutAsides(text)) {
    yield { ...trimmed, slips: [] };
    const named = inQuestionWords(trimmed.text);
    if (named !== null) yield { ...trimmed, text: named, slips: [] };
    const alone = inSolveWords(trimmed.text);
    if (alone !== null) yield { text: alone, isFormalOnly: true, slips: [] };
    if (isLong(trimmed.text)) continue;
    for (const text of inSentences(trimmed.text)) yield { ...trimmed, text, slips: [] };
    const spelt = withoutSlips(trimmed.text);
    const slips = spelt?.slips ?? [];
    const isFormalOnly = trimmed.isFormalOnly || spelt !== null;
    const written = spelt?.text ?? trimmed.text;
    const turned = withCommandFirst(written);
    yield { text: written, isFormalOnly, slips };
    const finding = inFindWords(written);
    if (finding !== null) yield { text: finding, isFormalOnly, slips };
    const orders = turned === null ? [written] : [written, turned];
    for (const order of orders)
      for (const text of [order, ...inPlainCommands(order)]) yield { text, isFormalOnly: true, slips };
  }
}

/** What is told and what is asked as sentences of their own, with what is left out in them. */
function inSentences(text: string): string[] {
  const parted = withoutRunOn(text) ?? text;
  const named = withCountedThing(parted) ?? parted;
  return [parted, named, withNamedResult(named) ?? named];
}

/** Longer texts are stories, which are not asked in other words. */
const LONGEST = 600;
const isLong = (text: string): boolean => text.length > LONGEST;
