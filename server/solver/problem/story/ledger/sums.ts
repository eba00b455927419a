import { nounsOf } from "../nouns";
import { singular, stems } from "../wording";
import { effectsOf } from "./effects";
import type { Account } from "./entries";
import { isPastVerb, lemmas } from "./lemmas";
import { pieceOf, questionOf } from "./pieces";

/** Verbs after which something is no longer there, or never was. */
const GONE =
  "ate|eats?|eaten|gave|gives?|spent|spends?|sold|sells?|lost|loses?|used|uses|drank|donated|broke|missed|misses|threw|left|died|failed|forgot|shared|removed|returned|skipped|wasted|spilled|dropped|lent|owes?|paid|pays?";
const VERB = new RegExp(`\\b(?:${GONE})\\b(?! (?:her|him|them|me|us) (?:[a-z]+ )?<)`, "g");

/** An amount that does not belong in the sum that is asked for: the total itself, a time over which something went
 * on, or what is gone. Null when all are of one kind. */
export function strayAddend({ story, asked }: Account): string | null {
  const effects = effectsOf(asked);
  if (effects.length < 2 || effects.some((effect) => effect.scales || effect.divides || effect.negative))
    return null;
  const question = questionOf(story);
  if (/\bthan\b|\bdifference\b/.test(question)) return null;
  const nouns = nounsOf(story);
  const pieces = effects.map(({ at }) => ({ at, ...pieceOf(story, at) }));
  for (const { at, text } of pieces) {
    if (
      new RegExp(
        `\\b(?:total|sum) (?:of|was|is|were|are) <[A-Z]${at}>|<[A-Z]${at}>[^<>]*\\b(?:altogether|in all|in total)\\b`,
      ).test(text)
    )
      return "total";
  }
  const part = pieces.find(({ at, text }) =>
    isPart(
      text,
      at,
      nouns.filter((_, other) => other !== at),
    ),
  );
  if (part) return "of";
  const spans = pieces.map(({ at, text }) =>
    new RegExp(`\\b(?:for|in|over|during|on|within) (?:the )?(?:[a-z]+ )?<T${at}>`).test(text),
  );
  if (spans.some((each) => each !== spans[0])) return "for";
  return unsharedVerb(pieces, question) ?? otherVerb(pieces, question);
}

/** "9 of them", "4 of the games": counted already where the whole is. */
function isPart(text: string, at: number, nouns: readonly string[]): boolean {
  const found = new RegExp(
    `<[A-Z]${at}> of (them|those|these|it)\\b|<[A-Z]${at}> of (?:the|those|these|his|her|their) ([a-z]+)`,
  ).exec(text);
  return found !== null && (found[1] !== undefined || nouns.includes(singular(found[2] ?? "")));
}

function unsharedVerb(
  pieces: readonly { readonly text: string; readonly before: string }[],
  question: string,
): string | null {
  const verbs = pieces.map(({ text, before }) => text.match(VERB) ?? before.match(VERB)?.slice(-1) ?? []);
  const asked = stems(question);
  for (const verb of new Set(verbs.flat())) {
    if (verbs.every((own) => own.includes(verb)) || [...stems(verb)].some((stem) => asked.has(stem)))
      continue;
    return verb;
  }
  return null;
}

/** "Uma ran 400 meters and swam 50 meters. How many meters did she run?": what she did otherwise is added in. */
function otherVerb(pieces: readonly { readonly text: string }[], question: string): string | null {
  const asked = lemmas(question);
  const verbs = pieces.map(({ text }) => (text.split(/<[A-Z]\d+>/)[0] ?? "").trim().split(" ").at(-1) ?? "");
  const isAsked = (verb: string) => [...lemmas(verb)].some((each) => asked.has(each));
  if (!verbs.some((verb) => isPastVerb(verb) && isAsked(verb))) return null;
  return verbs.find((verb) => isPastVerb(verb) && !isAsked(verb)) ?? null;
}
