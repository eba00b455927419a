import { COMPARATIVES } from "../lexicon/comparison";
import { SUBJECTS } from "../lexicon/pronouns";
import { isHaving, signOf, verbForm } from "../lexicon/verbs";
import type { Span } from "../situations/facts";
import { isAmong } from "../word-list";
import { type Cast, lemmaOf, namesOf, thingOf } from "./meant";
import { isMeant, type Page, type PageWord } from "./page";
import { assertPhrase, has, phraseAfter } from "./supports";
import { type FormalQuestion, Misread } from "./types";

interface Asking {
  readonly page: Page;
  readonly cast: Cast;
  readonly span: Span;
}

type Ask = FormalQuestion["ask"];

const START =
  /^(?:first|originally|initially|start|starts|started|begin|begins|began|beginning|before|original)$/;
const TOGETHER = /^(?:together|altogether|total|combined|overall)$/;
const EACH = /^(?:each|every|per|apiece)$/;

/** Whether the words of the question ask what the formal question asks: in which sense, of whom, and of what.
 * @throws {Misread} naming what they do not ask */
export function assertAsked(question: FormalQuestion, asking: Asking): void {
  const { page, span } = asking;
  const words = page.in(span);
  const said = `“${page.at(span)}”`;
  if (!page.at(span).includes("?") && !has(words, ASKING)) throw new Misread(`${said} asks nothing`);
  const asked = askedIn(question, words);
  if (!asked.includes(question.ask)) throw new Misread(`${said} does not ask for that`);
  assertOf(question, words, asking);
  assertWhat(question, words, asking);
  if (question.ask !== "done") return;
  const lemma = lemmaOf(question.verb);
  if (!words.some((word) => isMeant(word, lemma))) throw new Misread(`“${question.verb}” is not asked for`);
}

const ASKING = /^(?:how|what|find|calculate|work|which)$/;

/** 1 where more is asked for, −1 where less is. */
export function wayAsked(page: Page, span: Span): 1 | -1 {
  return (
    page
      .in(span)
      .map(({ text }) => COMPARATIVES[text])
      .find((way) => way !== undefined) ?? 1
  );
}

/** In which senses a question can be meant, by its words. */
function askedIn({ than, ask, verb }: FormalQuestion, words: readonly PageWord[]): readonly Ask[] {
  const compares = words.some(({ text }) => text in COMPARATIVES);
  if (compares && (has(words, /^than$/) || (than && !has(words, NEEDING)))) return ["difference"];
  if (compares && has(words, NEEDING)) return ["missing"];
  if (has(words, /^(?:difference)$/)) return ["difference"];
  if (has(words, START)) return ["start"];
  if (has(words, EACH)) return ["each"];
  const acts = words.flatMap((word) => actOf(word, words));
  if (acts.length > 0 && !has(words, STANDING)) return ["done"];
  const lemma = lemmaOf(verb);
  // A verb that is not known says what was done where it is the question's own.
  if (ask === "done" && verbForm(lemma) === null && words.some((word) => isMeant(word, lemma)))
    return ["done"];
  if (has(words, TOGETHER) || inAll(words)) return ["together", "now"];
  return ask === "together"
    ? ["together"]
    : ["now", ...(has(words, NEEDING) ? (["missing", "done"] as const) : [])];
}

const NEEDING = /^(?:need|needs|needed|missing|must|short)$/;
/** Words of a state: what is left is not what was done. */
const STANDING = /^(?:left|remain|remains|remaining|now|still)$/;

const inAll = (words: readonly PageWord[]): boolean =>
  words.some(({ text }, at) => text === "in" && words[at + 1]?.text === "all");

/** A verb that says what was done, where it is not the name of a thing. */
function actOf({ text }: PageWord, words: readonly PageWord[]): readonly string[] {
  const verb = verbForm(text);
  if (!verb || isHaving(verb.lemma) || isAmong(verb.lemma, "need do leave cost remain live fit")) return [];
  const isVerb = signOf(verb.lemma) !== 0 || verb.class === "act";
  const after = words.at(-1)?.text === text || !verb.isNounToo;
  return isVerb && after ? [verb.lemma] : [];
}

/** Everybody whom the question names is asked about, and nobody else, unless it has a pronoun or names nobody. */
function assertOf(
  { who, than, ask }: FormalQuestion,
  words: readonly PageWord[],
  { cast, page, span }: Asking,
): void {
  const meant = [...namesOf(who), ...(than ? namesOf(than.who) : [])];
  const named = [...cast.names].filter((name) => words.some((word) => isMeant(word, name)));
  const stranger = named.find((name) => !meant.includes(name) && !isThing(name, cast));
  if (stranger !== undefined && !(ask === "together" && who === ""))
    throw new Misread(`“${page.at(span)}” asks of ${stranger}`);
  const unnamed = namesOf(who).find((name) => !named.includes(name));
  if (
    unnamed !== undefined &&
    named.length > 0 &&
    !words.some(({ text }) => text in SUBJECTS) &&
    ask !== "difference"
  )
    throw new Misread(`“${page.at(span)}” does not ask of ${unnamed}`);
}

const isThing = (name: string, { things }: Cast): boolean => things.has(name);

/** The thing that is asked for is the one that the question names. */
function assertWhat(
  question: FormalQuestion,
  words: readonly PageWord[],
  { page, cast, span }: Asking,
): void {
  const { entity, attributes } = thingOf(question);
  const at = words.findIndex(({ text }, i) => text === "how" && isAmong(words[i + 1]?.text, "many much"));
  const many = words[at + 1];
  if (at < 0 || !many) return;
  assertPhrase(phraseAfter(page, many, span), { page, cast, entity, attributes });
}
