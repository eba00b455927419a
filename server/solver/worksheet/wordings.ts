import { withoutIdle } from "../rewording/headings";
import { joined, type WrittenPart } from "./split";

/** What a part may say as a problem of its own. */
export interface Wordings {
  /** Texts that all mean the part with what is said of all parts, the plainest first. */
  readonly together: readonly string[];
  /** Texts with which the part may be meant otherwise: with the last sentence of the sheet, where that may be said of
   * all. Empty where it cannot. */
  readonly withLast: readonly string[];
  /** The part without what stands before it, where it asks something in words; empty otherwise. */
  readonly alone: readonly string[];
}

/** Texts for the existing reader that say what a part of a sheet says. Nothing that stands before the parts is left out,
 * but for what asks and tells nothing. */
export function wordingsOf(part: WrittenPart): Wordings {
  const body = part.body.replace(CONNECTIVE, "");
  const stem = withoutIdle(part.stem);
  const { tail, perhaps } = part;
  return {
    together: togetherOf(stem, body, tail),
    withLast: perhaps === "" ? [] : togetherOf(stem, body, joined(tail, perhaps)),
    alone: stem !== "" && ASKS.test(body) ? [ended(body, tail)] : [],
  };
}

function togetherOf(stem: string, body: string, tail: string): readonly string[] {
  const whole = ended(body, tail);
  if (stem === "") return [whole, ...namedOnly("", body, tail)];
  const referring = stem.replace(AT_END, "").replace(AT_START, "").trim();
  const together = [
    joined(stem, whole),
    ...(referring === stem ? [] : [joined(referring, whole)]),
    ...namedOnly(stem, body, tail),
    joined(ended(body, ""), stem, tail),
  ];
  return [...new Set(together)];
}

const CONNECTIVE = /^(?:hence|therefore|thus|so|now|also|next|then)(?: or otherwise)?,?\s+/i;

const NAMES = "(?: [a-z]+(?:'s)?){0,3}";
const REFERENCE = `(?:(?:each|every one|all|both|any)(?: of)? (?:the following|the|these)|the following|these|each|every)${NAMES}`;
/** "Solve each of the following equations:" speaks of the part that follows, which takes its place. */
const AT_END = new RegExp(`,? (?:for |in )?${REFERENCE}\\s?[:.,]?$`, "i");
/** "For each of the following functions, find …" */
const AT_START = new RegExp(`^(?:for|in) ${REFERENCE},\\s`, "i");

/** Whether what stands before the parts speaks of them: "these", "each", "the following". */
export const refersToParts = (stem: string): boolean => AT_END.test(stem) || AT_START.test(stem);

/** A word in the part that may be a request: "find", "factorise". */
const ASKS = /\b[a-z]{4,}\s/i;

const NAME = /^(?:the )?[a-z]{4,}(?:[ -][a-z]+){0,3}\.?$/i;
const ENDS_ASKING = /\b(?:find|calculate|work out|determine|evaluate|what is)(?: the)?\s?:?$/i;

/** A part that is only the name of what is wanted: "area", "the median". */
function namedOnly(stem: string, body: string, tail: string): readonly string[] {
  if (!NAME.test(body) || ENDS_ASKING.test(stem)) return [];
  const name = body.replace(/^the /i, "");
  return [joined(stem, ended(`Find the ${name}`, tail))];
}

/** A body as a sentence, and what is said after it. */
const ended = (body: string, tail: string): string =>
  tail === "" ? body : joined(/[.?!]$/.test(body) ? body : `${body}.`, tail);
