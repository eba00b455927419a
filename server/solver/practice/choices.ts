import { answerValue } from "../check/answer-value";
import { comparable } from "../check/comparable";
import { compareValues, exactTerms } from "../check/compare-values";
import type { Misconception } from "../check/types";
import { isUndefined, limitBehind, onLedger } from "../ledger";
import { budget, DEFAULT_LIMITS } from "../limits";
import { writeAnswer } from "../printer/answer";
import { readSettled } from "../settle";
import type { AnswerValue } from "../types";
import { type Worked, workProblem } from "../work";
import { isFitFor } from "./accept";
import { type Distractor, distractorsOf } from "./distractors";
import { type Given, nameError } from "./name-error";
import { hashOf } from "./random";
import type { PracticeProblem } from "./types";

/** An answer to choose, as it is sent and as LaTeX. It does not say whether it is the right one. */
export interface Choice {
  readonly text: string;
  readonly latex: string;
}

/** A wrong answer to choose, with the known wrong turn that leads to it. */
export interface WrongChoice extends Choice {
  readonly misconception: Misconception;
}

/** A problem's answer among wrong ones: all of them differ, which is proved. */
export interface ChoiceQuestion {
  readonly key: Choice;
  readonly wrong: readonly WrongChoice[];
}

/** Wrong answers beside the right one. */
export const WRONG_CHOICES = 3;

/** Wrong answers of a problem from which these are taken. */
const LOOKED_AT = 8;

/** The answers to choose from for a problem, in an order that follows from its seed: wherever it is made, it is the same.
 * @returns none where the problem is not fit to be asked so */
export function choicesOf(problem: PracticeProblem): readonly Choice[] {
  const question = choiceQuestion(problem);
  if (!question) return [];
  const { skill, level, seed } = problem;
  return [question.key, ...question.wrong]
    .map(({ text, latex }) => ({ text, latex, place: hashOf(`${skill}/${level}/${seed}/${text}`) }))
    .sort((a, b) => a.place - b.place)
    .map(({ text, latex }) => ({ text, latex }));
}

/** A problem's answer and wrong ones that each have a named error behind them and look no different.
 * @returns null where there are too few of those */
export function choiceQuestion(asked: PracticeProblem): ChoiceQuestion | null {
  const { text, slips, sizes } = asked;
  try {
    return onLedger(DEFAULT_LIMITS, () => {
      const read = readSettled(text, DEFAULT_LIMITS);
      const worked = read.ok ? workProblem(read.problem, budget(DEFAULT_LIMITS)) : null;
      if (!read.ok || !worked) return null;
      const wrong = wrongChoices(asked, { problem: read.problem, worked, slips, sizes });
      const { text: key, latex } = worked.answer;
      return wrong && { key: { text: key, latex }, wrong };
    });
  } catch (error) {
    if (limitBehind(error) || isUndefined(error)) return null;
    throw error;
  }
}

interface Candidate {
  readonly choice: WrongChoice;
  readonly value: AnswerValue;
}

function wrongChoices(
  { level }: PracticeProblem,
  given: Omit<Given, "answer">,
): readonly WrongChoice[] | null {
  const known = wordsIn(given.worked.answer.text);
  // A letter or a word that the right answer does not have would give a wrong one away.
  const looksLikeIt = ({ text }: Choice) =>
    isFitFor(level, text) && wordsIn(text).every((word) => known.includes(word));
  const chosen: Candidate[] = [];
  const spare: Candidate[] = [];
  for (const distractor of distractorsOf(given, LOOKED_AT)) {
    const candidate = asShown(distractor, given);
    if (!candidate || !looksLikeIt(candidate.choice) || !isApart(candidate, chosen)) continue;
    (chosen.some((other) => isSameError(other, candidate)) ? spare : chosen).push(candidate);
    if (chosen.length === WRONG_CHOICES) break;
  }
  for (const candidate of spare)
    if (chosen.length < WRONG_CHOICES && isApart(candidate, chosen)) chosen.push(candidate);
  return chosen.length < WRONG_CHOICES ? null : chosen.map(({ choice }) => choice);
}

const wordsIn = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];

/** A wrong answer as the engine writes it, as it does the right one; null where it can then no longer be called wrong. */
function asShown({ answer, misconception }: Distractor, given: Omit<Given, "answer">): Candidate | null {
  const value = answerValue(answer, ownValue(given.worked), DEFAULT_LIMITS);
  if (!value) return null;
  const { text, latex } = writeAnswer(given.problem, value);
  const named = text === answer ? misconception : nameError({ ...given, answer: text });
  return named && { choice: { text, latex, misconception: named }, value };
}

const ownValue = ({ derivation }: Worked): AnswerValue => comparable(derivation.answer);

const isSameError = (a: Candidate, b: Candidate): boolean =>
  a.choice.misconception.id === b.choice.misconception.id;

/** Whether an answer is proved to be none of the others. */
const isApart = ({ value }: Candidate, others: readonly Candidate[]): boolean =>
  others.every(
    (other) =>
      compareValues(value, other.value, exactTerms("real", budget(DEFAULT_LIMITS))).verdict === "different",
  );
