import { equals, ONE } from "../expression/rational";
import { dimensionOf, isKindOf, MEASURES, singular, TIMES } from "../lexicon/nouns";
import { happensByItself, isSharedWork, verbForm } from "../lexicon/verbs";
import { isAmong, words as listed } from "../word-list";
import { nounsFrom } from "./laws/kinds-told";
import { sentencesOf, type Word, wordsOf } from "./words";

const WORK_NOUNS = listed("work job task project");
const SPAN = listed("take need require last");

/** A number of things that are counted, and not measured. */
interface CountOf {
  readonly noun: string;
  readonly at: number;
  readonly words: readonly Word[];
}

function countsIn(words: readonly Word[]): CountOf[] {
  return words.flatMap(({ number }, at) => {
    const noun = number?.unit === "" ? singular(nounsFrom(words, at + 1)[0] ?? "") : "";
    return noun === "" || MEASURES.has(noun) || TIMES.has(noun) ? [] : [{ noun, at, words }];
  });
}

const lemmaOf = ({ text }: Word): string => verbForm(text)?.lemma ?? text;
const asksTime = (question: readonly Word[]): boolean =>
  question.some(
    ({ text }, i) =>
      text === "how" &&
      (question[i + 1]?.text === "long" ||
        (isAmong(question[i + 1]?.text, "many much") &&
          (question[i + 2]?.text === "time" || TIMES.has(singular(question[i + 2]?.text ?? ""))))),
  );

/** Whether they do what is told, and nobody does it with them: "4 men dig", "4 men take 3 hours to dig". */
function isDoing({ noun, at, words }: CountOf): boolean {
  const isLed = words.slice(0, at).some((word) => isVerb(word) && !SPAN.has(lemmaOf(word)));
  if (isLed) return false;
  const verb = words.slice(at + 1).find((word) => isVerb(word) && singular(word.text) !== noun);
  return isKindOf(noun, "person") || (verb !== undefined && !SPAN.has(lemmaOf(verb)));
}

const isVerb = ({ text, number }: Word): boolean => number === undefined && Boolean(verbForm(text));

/** The word of a story that asks how long so many take, or how old they are, where the time that is told of others does
 * not settle it: what goes on by itself, or is done by each of them, takes as long for one as for all. Null for every
 * other story. */
export function timeOfAllAtOnce(prose: string): string | null {
  const sentences = sentencesOf(wordsOf(prose) ?? []);
  const question = sentences.at(-1) ?? [];
  const isAge = question.some(
    ({ number }, i) =>
      number !== undefined && isAmong(question[i - 1]?.text, "are be") && question[i - 2]?.text === "old",
  );
  if (!asksTime(question) && !isAge) return null;
  const counts = sentences.flatMap(countsIn);
  const twice = counts.filter(({ noun }) => counts.filter((each) => each.noun === noun).length > 1);
  const [first] = twice;
  if (isAge) return countsIn(question)[0]?.noun ?? null;
  if (!first) return null;
  const all = sentences.flat();
  // What is told of each of them, or as a rate, adds up.
  if (all.some(({ text }) => isAmong(text, "per each every rate"))) return null;
  const alone = all.find((word) => happensByItself(lemmaOf(word)));
  if (alone) return alone.text;
  const isWork = all.some((word) => isSharedWork(lemmaOf(word)) || WORK_NOUNS.has(word.text));
  return isDoing(first) && !isWork ? first.noun : null;
}

const NO_WORD: Word = { text: "", isCapital: false, start: 0, end: 0 };

const FIGURES = listed("cube square tile box block brick circle disc ball sphere rectangle carton crate");

/** The figures of which a story asks how many of one length fit into another: how often the one length goes into the
 * other does not say, as they lie beside each other and on top. Null where none are. */
export function fitsByLength(prose: string): string | null {
  const question = sentencesOf(wordsOf(prose) ?? []).at(-1) ?? [];
  const isCount = question.some(({ text }, i) => text === "how" && question[i + 1]?.text === "many");
  const figures = question.flatMap(({ number }, at) => {
    const [unit = "", ...nouns] = number ? nounsFrom(question, at + 1).map(singular) : [];
    return dimensionOf(unit) === dimensionOf("meter") ? nouns.filter((noun) => FIGURES.has(noun)) : [];
  });
  return isCount ? (figures[0] ?? null) : null;
}

/** The thing of which one is told to have so many, where others of it are counted: "There are 6 dogs. One dog has 3
 * legs" tells nothing of the other five. Null where none is. */
export function oneOfSeveral(prose: string): string | null {
  const sentences = sentencesOf(wordsOf(prose) ?? []);
  if (sentences.flat().some(({ text }) => isAmong(text, "another other others second"))) return null;
  const counts = sentences.flatMap(countsIn);
  const several = counts.filter(({ at, words }) => !equals(words[at]?.number?.value ?? ONE, ONE));
  const one = counts.find(
    ({ noun, at, words }) =>
      words[at]?.number?.isWord &&
      equals(words[at]?.number?.value ?? ONE, ONE) &&
      lemmaOf(words.slice(at + 1).find((word) => isVerb(word) && singular(word.text) !== noun) ?? NO_WORD) ===
        "have" &&
      several.some(
        (other) => other.noun === noun && sentences.indexOf(other.words) < sentences.indexOf(words),
      ),
  );
  return one?.noun ?? null;
}
