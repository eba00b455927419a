import { table } from "@/server/solver/table";
import "server-only";
import type { Step } from "@/server/solver/types";
import { presentReasons } from "./present";
import type { Situation } from "./types";

const EMPTY_WORDS = new Set(
  "a an and are be can come comes did do does doing for from get go got has have here how i in is it its of on or that the then there this to was we what where why with you so".split(
    " ",
  ),
);

/** Explains a step: the one named, the one the student's words point to, else the one just shown, else all.
 * @returns null when the words name something no step is about */
export function explain(
  situation: Situation,
  asked: { readonly step?: number | undefined; readonly about?: string | undefined },
): string | null {
  const { steps } = situation.worked.result;
  if (steps.length === 0) return "There are no steps in between here: the answer can be read off directly.";
  if (asked.step !== undefined) return explainNumbered(steps, asked.step);
  const term = atTerm(steps, asked.about ?? "");
  if (term !== null) return reason(steps, term);
  const words = contentWords(asked.about ?? "");
  if (words.length > 0) {
    const at = whereItAppears(steps, words) ?? bestMatch(steps, words);
    return at === null ? evidenceOf(situation, words) : reason(steps, at);
  }
  const shown = Math.ceil(situation.progress / 2);
  if (shown > 0) return reason(steps, Math.min(shown, steps.length) - 1);
  return `Here is the reason for each step:\n\n${presentReasons(steps)}`;
}

/** What is said of a number that a student asks about and that comes up in no step.
 * @returns null where something else is asked about */
export function nowhere({ worked: { result } }: Situation, about: string | undefined): string | null {
  const [number, ...others] = contentWords(about ?? "");
  if (number === undefined || others.length > 0 || !/^\d/.test(number)) return null;
  const place = contentWords(result.read.latex).includes(number)
    ? `The $${number}$ stands in the problem itself.`
    : `There is no $${number}$ in the problem or in my steps. If you got it, write the line it is in and I will look at it.`;
  return `${place} These are my steps:\n\n${presentReasons(result.steps)}`;
}

/** What the check of the answer says of it: "why are there two" of the roots. */
function evidenceOf({ worked: { result } }: Situation, words: readonly string[]): string | null {
  const said = result.evidence.flatMap((each) => each.split(/(?<=\.) /));
  const found = said.filter((each) => {
    const own = contentWords(each);
    return 2 * words.filter((word) => own.includes(word)).length >= words.length;
  });
  return found.length === 0 ? null : found.join(" ");
}

function explainNumbered(steps: readonly Step[], position: number): string {
  if (position < 1 || position > steps.length) {
    const count = steps.length === 1 ? "There is only one step" : `There are ${steps.length} steps`;
    return `${count} in this solution. Which one do you mean?`;
  }
  return reason(steps, position - 1);
}

function reason(steps: readonly Step[], at: number): string {
  const step = steps[at];
  return step ? `**Step ${at + 1}.** ${step.title}\n\n${step.why}\n\n$$${step.latex}$$` : "";
}

/** "why is it 4x": the first step that has that term. */
function atTerm(steps: readonly Step[], about: string): number | null {
  const [term] = /(?<![\w^])\d+(?:\.\d+)?[a-z](?:\^\d+)?(?!\w)/i.exec(about) ?? [];
  if (!term) return null;
  const at = steps.findIndex(({ latex }) =>
    new RegExp(`(?<![\\d.])${term.replace("^", "\\^\\{?")}(?![\\w^])`, "i").test(latex),
  );
  return at < 0 ? null : at;
}

/** For words that are numbers alone ("where does the 15 come from"): the first step whose result has them. */
function whereItAppears(steps: readonly Step[], words: readonly string[]): number | null {
  if (!words.every((word) => /^\d/.test(word))) return null;
  const at = steps.findIndex(({ latex }) => words.every((word) => contentWords(latex).includes(word)));
  return at < 0 ? null : at;
}

/** The step that shares most of the words; the first of equals. */
function bestMatch(steps: readonly Step[], words: readonly string[]): number | null {
  const scores = steps.map(({ title, why, latex }) => {
    const inTitle = contentWords(title);
    const elsewhere = contentWords(`${why} ${latex}`);
    return words.reduce(
      (sum, word) => sum + (inTitle.includes(word) ? 2 : elsewhere.includes(word) ? 1 : 0),
      0,
    );
  });
  const best = Math.max(...scores);
  return best === 0 ? null : scores.indexOf(best);
}

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+|\d+(?:\.\d+)?/g) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word)).map(stem);
}

const SYNONYMS: Readonly<Record<string, string>> = table({
  minus: "subtract",
  take: "subtract",
  tak: "subtract",
  plus: "add",
  tim: "multiply",
  factoris: "factor",
  factoriz: "factor",
  bottom: "denominator",
  top: "numerator",
});

/** A word without its ending, so that "dividing" finds "divide". */
function stem(word: string): string {
  if (word.length < 4) return SYNONYMS[word] ?? word;
  const root = word
    .replace(/(?:ies|ied)$/, "y")
    .replace(/(?:ing|ed|es|s)$/, "")
    .replace(/e$/, "");
  return SYNONYMS[root] ?? root;
}
