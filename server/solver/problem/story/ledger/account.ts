import { nounsOf } from "../nouns";
import { singular } from "../wording";
import { disobeyedCues } from "./cues";
import { effectsOf } from "./effects";
import { type Account, statementsOf } from "./entries";
import { type Meaning, type Telling, tellingWords } from "./meanings";
import { strangersIn } from "./parties";
import { questionOf } from "./pieces";
import { otherPredicate } from "./predicates";
import { askedThings, askedWords } from "./question";
import { strayAddend } from "./sums";

export const refusal = (word: string): string =>
  `I could not account for “${word}” in this story, so I will not guess. Write the equation and I will solve it, or take it to the tutor.`;

/** Goes through everything in a story that can change its answer, and looks for the effect it has on the equations:
 * the numbers, the words that multiply, share, compare or set aside, who and what is meant, and what is asked.
 * @returns a sentence that names what has no effect, or null */
export function accountFor(account: Account, meanings: ReadonlySet<Meaning>): string | null {
  const word =
    idleNumber(account) ??
    unreadWord(account, meanings) ??
    disobeyedCues(account.story, effectsOf(statementsOf(account)), effectsOf(account.asked))[0] ??
    askedThings(account) ??
    otherPredicate(account) ??
    strayAddend(account) ??
    strangersIn(account);
  if (word !== null) return refusal(word);
  return !meanings.has("steps") && takesSteps(account) ? SEVERAL_STEPS : null;
}

const SEVERAL_STEPS =
  "This story takes several different steps, and I can’t be sure of their order. Ask for one step at a time, or take it to the tutor.";

/** More than two numbers of the story, put together in different ways: added and taken away, or added and multiplied.
 * Which goes with which is not written in an equation that could be put back. */
function takesSteps({ conditions, asked }: Account): boolean {
  const effects = effectsOf(asked);
  if (conditions.length > 0 || asked.length > 1 || new Set(effects.map(({ at }) => at)).size < 3)
    return false;
  const [, ...rest] = effects;
  const ways = new Set(rest.map(({ scales, divides, negative }) => `${scales || divides} ${negative}`));
  return (
    ways.size > 1 || effects.some(({ scales, divides }) => (scales || divides) !== ways.has("true false"))
  );
}

/** A number that is used nowhere in the equations. */
function idleNumber(account: Account): string | null {
  const effects = effectsOf(statementsOf(account));
  const idle = account.story.quantities.findIndex(
    (_, at) => !account.excused.has(at) && !effects.some((effect) => effect.at === at),
  );
  return idle < 0 ? null : (account.story.quantities[idle]?.written ?? null);
}

/** A word that means something this kind of story has no place for. */
function unreadWord(account: Account, meanings: ReadonlySet<Meaning>): string | null {
  const text = account.story.sentences.join(" . ");
  const asked = text.lastIndexOf(questionOf(account.story));
  const words = tellingWords(text).map((each) =>
    each.meaning === "past" && each.at >= asked ? { ...each, meaning: "start" as const } : each,
  );
  const unread = words.find((each) => !meanings.has(each.meaning) && !isAboutOther(account, text, each));
  if (unread) return unread.word;
  if (UNCOUNTED.test(text)) return "each";
  return meanings.has("one rate") ? secondRate(text, words) : null;
}

/** "Some cookies", where neither cookies are counted nor asked for: another thing's amount. */
function isAboutOther({ story }: Account, text: string, { meaning, word, at }: Telling): boolean {
  if (meaning !== "unknown") return false;
  const named = /^(?: of (?:the|his|her|their))?((?: [a-z'-]+){1,3})/.exec(text.slice(at + word.length))?.[1];
  const nouns = new Set([...nounsOf(story), ...(askedWords(questionOf(story)) ?? [])].map(singular));
  return (
    named !== undefined &&
    !/ (?:more|of|them|and)\b/.test(named) &&
    !named
      .trim()
      .split(" ")
      .some((each) => nouns.has(singular(each)))
  );
}

/** "Ann and Ben each …": so many people as are named, and no number says how many. */
const UNCOUNTED = /\b(?:(?<!<[^.]*)and [a-z]+|they|we|both|all|them|you) each\b/;

/** A "one" that is no amount: on one lane; one spool, where the question is about one spool. */
function isPlace(text: string, at: number): boolean {
  if (/\b(?:in|on|from|at|of|to|with|by) $/.test(text.slice(0, at))) return true;
  const thing = /^one ([a-z]+)/.exec(text.slice(at))?.[1];
  return thing !== undefined && new RegExp(`\\b(?:in|on|from|of) one ${thing}\\b`).test(text);
}

/** A second word that tells of a rate, of another thing than the first: "one donut per 2 pages, each donut …". */
function secondRate(text: string, words: readonly Telling[]): string | null {
  const rates = words.filter(
    ({ meaning, word, at }) =>
      (meaning === "each" && !(/ly$/.test(word) && /^ [a-z]/.test(text.slice(at + word.length)))) ||
      (meaning === "single" && !isPlace(text, at)),
  );
  const things = rates.map(({ word, at }, i) => {
    const [first = ""] = word.split(" ").slice(1);
    const next =
      first || (/^ (?:of (?:the|his|her|their) )?([a-z'-]+)/.exec(text.slice(at + word.length))?.[1] ?? "");
    return singular(next) || `${i}`;
  });
  const second = things.findIndex((thing) => thing !== things[0]);
  return second < 0 ? null : (rates[second]?.word ?? null);
}
