import { limitBehind, onLedger } from "../ledger";
import { DEFAULT_LIMITS, type Limits } from "../limits";
import type { ProblemResult } from "../outcome";
import { storyRecognition } from "../problem/recognise-story";
import type { Fact, Question } from "../situations/facts";
import { isPossible, reason } from "../situations/reason";
import { storyTask } from "../situations/task";
import { resultOf } from "../solve";
import { isAmong, words } from "../word-list";
import { assertAsked, wayAsked } from "./asks";
import { castOf } from "./meant";
import { Page } from "./page";
import { assertSupported, has, isShared } from "./supports";
import { factOf, questionOf } from "./to-facts";
import { type Formalisation, Misread } from "./types";

/** What the engine makes of a formalisation: its own answer, or what does not fit the text. */
export type Formalised =
  | {
      readonly ok: true;
      readonly result: ProblemResult;
      /** The number it comes to, "17" or "3/4": readings are compared by it, whatever they call the thing. */
      readonly value: string;
      /** A text the engine reads that has the same answer, for what is to be checked against it. */
      readonly standIn: string;
    }
  /** `why` quotes the words of the text that do not fit, in the middle of a sentence. */
  | { readonly ok: false; readonly why: string };

const LONGEST = 1200;

/** Works out what a language model has read in a text. It has to fit the text first: every quote stands there, every
 * number is its quote's and told once, verbs and comparisons go the way they are known to go, and no word is left out.
 * The engine solves the facts, verifies the answer and puts it back into them. */
export function workFormalisation(
  text: string,
  formalisation: Formalisation,
  limits: Limits = DEFAULT_LIMITS,
): Formalised {
  try {
    return onLedger(limits, () => worked(text, formalisation, limits));
  } catch (error) {
    if (error instanceof Misread) return { ok: false, why: error.message };
    if (limitBehind(error)) return { ok: false, why: "it is too large to work through safely" };
    throw error;
  }
}

function worked(text: string, formalisation: Formalisation, limits: Limits): Formalised {
  if (text.length > LONGEST) throw new Misread("it is too long for one story");
  const { facts, question } = read(text, formalisation);
  const answer = reason(facts, question);
  if (!answer || answer === "unclear" || !isPossible(answer))
    throw new Misread("what it tells does not settle what it asks");
  const task = storyTask({ facts, question, answer }, text);
  const { instruction, latex } = storyRecognition(task);
  const problem = { ...task, text, instruction, latex, form: {} };
  const result = resultOf(problem, { instruction, latex }, limits);
  if (result.status !== "solved") throw new Misread("what it tells cannot be worked out reliably");
  const { n, d } = answer.value;
  const value = `${n}${d === 1n ? "" : `/${d}`}`;
  return { ok: true, result, value, standIn: `Calculate ${value} + 0` };
}

/** The formalisation in the engine's own language, once it fits the text.
 * @throws {Misread} */
function read(
  text: string,
  formalisation: Formalisation,
): { readonly facts: readonly Fact[]; readonly question: Question } {
  const page = new Page(text);
  const denied = page.words.find(({ text: word }) => UNHEARD.has(word));
  if (denied) throw new Misread(`“${denied.text}” cannot be told in facts`);
  const cast = castOf(formalisation, page);
  const facts = formalisation.facts.map((fact) => {
    const span = page.quoted(fact.quote);
    const told = fact.number === null ? null : page.tell(fact.number, span, isShared(page, span));
    if (told === null && page.numbersIn(span).length === 1)
      throw new Misread(`“${page.at(span)}” tells a number`);
    assertSupported(fact, { page, cast, span, told });
    return { fact: factOf(fact, span, told), say: fact.say };
  });
  const span = page.quoted(formalisation.question.quote);
  assertAsked(formalisation.question, { page, cast, span });
  assertScene(page, formalisation.scene);
  assertEach(page, formalisation);
  page.assertWhole();
  return {
    facts: facts.map(({ fact }) => fact),
    question: questionOf(formalisation.question, span, wayAsked(page, span)),
  };
}

/** Words that turn what is told into something that no fact says. */
const UNHEARD = words(
  "not no never none nobody nothing without except unless neither nor instead average mean median",
);

/** What is left aside says nothing of any amount.
 * @throws {Misread} */
function assertScene(page: Page, scene: readonly string[]): void {
  for (const quote of scene) {
    const span = page.quoted(quote);
    if (page.numbersIn(span).length > 0 || has(page.in(span), WEIGHTY))
      throw new Misread(`“${quote}” says something of an amount`);
  }
}

const WEIGHTY =
  /^(?:all|both|half|double|doubles|doubled|twice|triple|rest|remaining|others?|each|every|per|more|less|fewer|than|left|lost|loses|gave|gives|sold|sells|bought|buys|ate|eats|used|uses|found|finds|got|gets|same|equal|equally|again|total|altogether|together|share|shares|shared|split|splits)$/;

/** "Each", "every" and "per" belong to a rate, to what is told of several at once, or to the question.
 * @throws {Misread} */
function assertEach(page: Page, { facts, question }: Formalisation): void {
  const isEach = ({ text }: { readonly text: string }) => isAmong(text, "each every per apiece");
  const inFacts = facts.filter(({ quote }) => new Page(quote).words.some(isEach));
  const twice = inFacts.filter(({ quote }, at) =>
    inFacts.some((other, i) => i !== at && other.quote === quote),
  );
  const isHeard =
    inFacts.every((fact) => fact.say === "rate" || twice.includes(fact)) &&
    (inFacts.length > 0 || question.ask === "each" || !page.words.some(isEach));
  if (!isHeard) throw new Misread("“each” is told of one only");
}
