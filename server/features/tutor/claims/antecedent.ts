import "server-only";
import { numberAt } from "@/server/solver/lexicon/number-words";
import { type Segment, type Sentence, sentencesOf } from "./sentences";
import type { Asked } from "./setting";
import { commandOf, is, isAlike } from "./wording";

/** Whether "it", "that" or "you get" before a value may be said of something on the way: right behind an order ("Halve
 * the coefficient. That makes 2.5"), a question, a supposition or the name of another quantity. Words that conclude say
 * that it is not. */
export function mayMeanOther(text: string, at: number, asked: Asked | null): boolean {
  const sentences = sentencesOf(text);
  const index = sentences.findIndex((each) => indexIn(each, at) >= 0);
  const sentence = sentences[index];
  if (!sentence) return false;
  const place = indexIn(sentence, at);
  const segment = sentence.segments[place] as Segment;
  const lead = segment.tokens
    .filter((each) => each.end <= at && each.kind === "word")
    .map((each) => each.text);
  // Within a sentence "so" goes on from what is said in it.
  if (lead.some((word) => is("concluding", word) && !(word === "so" && place > 0))) return false;
  if (lead.some((word) => word !== "one" && numberAt(word.split("-")) !== null)) return true;
  if (lead.includes("also") && lead.some((word) => is("restating", word))) return true;
  const before = sentences[index - 1];
  const around = [...(before?.segments ?? []), ...sentence.segments.slice(0, place)];
  if (
    around.some(({ tokens }) => tokens.some(({ text: word }) => is("answers", word) || isAsked(word, asked)))
  )
    return false;
  return (place === 0 && before?.asks === true) || around.some((each) => isOnTheWay(each, asked));
}

/** Whether "it" before a value is something written that was denied to be something else, in the same sentence. */
export function isOfDenied(text: string, at: number, asked: Asked | null): boolean {
  const sentence = sentencesOf(text).find((each) => indexIn(each, at) >= 0);
  const before = sentence?.segments.slice(0, indexIn(sentence, at)) ?? [];
  return before.some((each) => isDenied(each, asked));
}

/** A name of what is asked for. */
export function isAsked(word: string, asked: Asked | null): boolean {
  if (!asked) return false;
  const command = commandOf(word);
  return (
    asked.names.includes(word) ||
    (asked.head !== null && isAlike(asked.head, word)) ||
    (command !== null && asked.commands.includes(command))
  );
}

const indexIn = ({ segments }: Sentence, at: number): number =>
  segments.findIndex(({ tokens }) => tokens.some((each) => each.at <= at && at < each.end));

/** "(x^4)' isn't x^3; it's …": something written is denied to be something, and goes on to be spoken of. */
function isDenied({ tokens }: Segment, asked: Asked | null): boolean {
  const denial = tokens.findIndex(({ kind, text }) => kind === "word" && is("opposing", text));
  return tokens
    .slice(0, Math.max(0, denial))
    .some(({ kind, text }) => kind === "math" && text.length > 1 && !asked?.maths.includes(text));
}

function isOnTheWay({ tokens }: Segment, asked: Asked | null): boolean {
  const words = tokens.filter(({ kind }) => kind === "word").map(({ text }) => text);
  const first = words.find((word) => !BEFORE_ORDER.test(word)) ?? "";
  const isOther = (word: string) => is("quantities", word) && word !== "one" && !asked?.words.includes(word);
  return is("acting", first) || is("trying", first) || words.some(isOther);
}

const BEFORE_ORDER = /^(?:first|then|now|next|and|just|please|let's|to|you|we|so|ok|okay)$/;
