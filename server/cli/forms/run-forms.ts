import type { Task } from "@/server/solver/types";
import { type Random, randomFrom } from "../fuzz/random";
import { anotherLetter } from "./another-letter";
import { haveSameAnswer, type Outcome, outcomeOf } from "./compare-outcomes";
import { FORMS } from "./forms";
import { otherNumbers } from "./other-numbers";

export interface Exercise {
  readonly id: string;
  readonly topic: string;
  readonly text: string;
}

export type Verdict = "agrees" | "abstains" | "differs";

/** What became of one problem in one form. */
export interface Case {
  readonly id: string;
  readonly topic: string;
  readonly form: FormName;
  readonly verdict: Verdict;
  readonly text: string;
  readonly written: string;
  readonly answers: readonly [before: string, after: string];
}

export type FormName = keyof typeof FORMS | "another letter" | "other numbers";

export const FORM_NAMES: readonly FormName[] = [
  ...(Object.keys(FORMS) as (keyof typeof FORMS)[]),
  "another letter",
  "other numbers",
];

/** Tasks whose letters are free to choose. */
const LETTERED: ReadonlySet<Task | null> = new Set<Task | null>([
  "solve",
  "simplify",
  "expand",
  "factor",
  "evaluate",
  "inequality",
]);

/** A problem in all its forms, beside its answer as it is.
 * @returns null for a problem that the engine does not answer */
export function runForms(exercise: Exercise, seed: number): Case[] | null {
  const base = outcomeOf(exercise.text);
  if (!base) return null;
  const random = randomFrom(seed);
  const told = (
    form: FormName,
    verdict: Verdict,
    texts: readonly [string, string],
    answers: Case["answers"],
  ) => ({
    id: exercise.id,
    topic: exercise.topic,
    form,
    verdict,
    text: texts[0],
    written: texts[1],
    answers,
  });
  const cases: Case[] = [];
  for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
    const written = FORMS[form](exercise.text, random);
    if (written === null) continue;
    const after = outcomeOf(written);
    const verdict = after ? (haveSameAnswer(base, after) ? "agrees" : "differs") : "abstains";
    cases.push(told(form, verdict, [exercise.text, written], [base.latex, after?.latex ?? ""]));
  }
  const renamed = LETTERED.has(base.task) ? anotherLetter(exercise.text, random) : null;
  if (renamed) {
    const after = outcomeOf(renamed.text);
    const verdict = after ? (haveSameAnswer(base, after, renamed) ? "agrees" : "differs") : "abstains";
    cases.push(
      told("another letter", verdict, [exercise.text, renamed.text], [base.latex, after?.latex ?? ""]),
    );
  }
  const numbered = numberedCase(base, random);
  if (numbered) cases.push(told("other numbers", numbered.verdict, numbered.texts, numbered.answers));
  return cases;
}

/** Forms that apply to nearly every text, to write the changed problem a second time. */
const SECOND_FORMS = ["notation", "unicode", "unspaced", "lower case", "irrelevant", "politeness"] as const;

interface Numbered {
  readonly verdict: Verdict;
  readonly texts: readonly [string, string];
  readonly answers: readonly [string, string];
}

/** How often numbers are drawn until they make a problem: a progression stays one, a divisor a whole number. */
const DRAWS = 4;

/** Nobody knows the answer to the changed problem, so it is asked in two forms, whose tasks and answers are compared. */
function numberedCase(base: Outcome, random: Random): Numbered | null {
  let [text, first]: [string | null, Outcome | null] = [null, null];
  for (let draw = 0; draw < DRAWS && !first; draw += 1) {
    text = otherNumbers(base.text, random);
    first = text === null ? null : outcomeOf(text);
  }
  if (text === null) return null;
  const second =
    SECOND_FORMS.map((form) => FORMS[form](text as string, random)).find((written) => written !== null) ??
    text;
  const other = first && outcomeOf(second);
  const same = first && other && first.task === other.task && haveSameAnswer(first, other);
  return {
    verdict: first && other ? (same ? "agrees" : "differs") : "abstains",
    texts: [text, second],
    answers: [first?.latex ?? "", other?.latex ?? ""],
  };
}
