import "server-only";
import { type Segment, type Sentence, wordsOf } from "./sentences";
import { is } from "./wording";

/** Where a value is: it begins at a place in a part of a sentence. */
interface Place {
  readonly segment: Segment;
  readonly sentence: Sentence;
  readonly at: number;
}

/** Whether the last value of a reply is stated at all. Words that only may speak against it, such as "would" and "was",
 * do not: they are looked at together with what else is in the sentence.
 * @param isKnown whether a piece of mathematics is the problem's own */
export function isStated({ segment, sentence, at }: Place, isKnown: (text: string) => boolean): boolean {
  const { segments, asks } = sentence;
  const place = segments.indexOf(segment);
  const before = segments.slice(0, place);
  const upTo = [...before, segment].flatMap(wordsOf);
  const own = wordsOf(segment);
  if (asks && place === segments.length - 1) return false;
  if (
    upTo.some((word, index) => is("doubting", word) && !isAllowed(upTo[index - 1], word)) ||
    own.some((word) => is("opposing", word))
  )
    return false;
  if (before.some(isRefusal) || isExcepted(own) || isTakenBack(segments[place + 1])) return false;
  if (upTo.some((word) => is("general", word)) || isTold(segments.flatMap(wordsOf))) return false;
  const first = segment.tokens[0];
  const isSupposed = upTo.some(isModal) || (first?.kind === "word" && is("prepositions", first.text));
  return !isConditional(sentence, place) && !(isSupposed && addsNumbers({ segment, sentence, at }, isKnown));
}

/** "You may take": no doubt. */
const isAllowed = (before: string | undefined, word: string): boolean =>
  word === "may" && /^(?:you|we|one)$/.test(before ?? "");

/** "Anything but 78". */
const isExcepted = (words: readonly string[]): boolean =>
  words.some((word, index) => word === "but" && is("anything", words[index - 1] ?? ""));

/** "Forget a sign and you get 5", "Wrong: x < -4". */
const isRefusal = (segment: Segment): boolean =>
  wordsOf(segment).some((word) => is("slipping", word)) ||
  (segment.mark === ":" && wordsOf(segment).some((word) => is("opposing", word)));

/** "…, which is wrong". */
const isTakenBack = (next: Segment | undefined): boolean =>
  next !== undefined &&
  !next.tokens.some(({ kind }) => kind === "math") &&
  wordsOf(next).some((word) => is("opposing", word) || is("slipping", word));

const isModal = (word: string): boolean => is("modal", word);

/** "With legs 5 and 12 you would get 13": numbers that the problem does not have are supposed. */
const addsNumbers = (
  { segment, sentence: { segments }, at }: Place,
  isKnown: (text: string) => boolean,
): boolean =>
  segments
    .slice(0, segments.indexOf(segment) + 1)
    .filter((each) => each === segment || is("prepositions", wordsOf(each)[0] ?? ""))
    .flatMap(({ tokens }) => tokens)
    .some(({ kind, text, at: place }) => kind === "math" && place < at && !isKnown(text));

/** "If x is 5, the left side is 13": a condition with a value in it, or in the same part as the value. */
const isConditional = ({ segments }: Sentence, place: number): boolean =>
  segments.slice(0, place + 1).some((each, index) => {
    const words = wordsOf(each);
    // "Had she needed 4 hours, …".
    if (/^(?:had|were|should)$/.test(words[0] ?? "")) return true;
    if (!words.some((word) => /^(?:if|when|whenever|unless)$/.test(word))) return false;
    return (
      index === place ||
      words.some((word) => is("states", word)) ||
      each.tokens.some(({ kind }) => kind === "math")
    );
  });

/** Another person's word: "you wrote 5", "her answer is 5", "a student got 5". */
const isTold = (words: readonly string[]): boolean =>
  words.some(
    (word, index) =>
      is("telling", word) || (is("owners", word) && words.slice(index + 1, index + 3).some(isResult)),
  );

const isResult = (word: string): boolean =>
  is("answers", word) || /^(?:guess|number|value|idea|line)$/.test(word);
