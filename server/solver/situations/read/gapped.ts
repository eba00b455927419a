import { DAYS, isPlural } from "../../lexicon/nouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Word } from "../words";
import { isRestDoing, verbGroups } from "./verb-groups";

/** "Ann has 20 pens and Bea 25": a second one of whom the same is told, with the verb left out, which is put in again. */
export function withGapsFilled(all: readonly Word[]): readonly Word[] {
  const words = withPartsFilled(withPurposesFilled(all));
  const gaps = words.flatMap((_, at) => (isGap(words, at) ? [at] : []));
  if (gaps.length === 0) return words;
  const groups = verbGroups(words);
  return words.flatMap((word, at): readonly Word[] => {
    if (!gaps.includes(at)) return [word];
    const group = groups.findLast(({ head }) => head < at);
    // "gave Ann 5 and Bea 3": those are who it is given to.
    const after = group && words[group.head + 1];
    const isGiven = group === undefined || group.verb.class === "give" || after?.isCapital === true;
    const verb = group && words[group.head];
    return isGiven || group.kind !== "finite" || !verb || verbForm(verb.text)?.form === "ing"
      ? [word]
      : [word, { ...verb, start: word.end, end: word.end }];
  });
}

/** "14 go by bus, 9 by bike and the rest walk": the verb that the part before has. */
function withPartsFilled(words: readonly Word[]): readonly Word[] {
  const groups = verbGroups(words);
  return words.flatMap((word, at): readonly Word[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    const first = groups.findLast(({ head, kind }) => head < at && kind === "finite");
    const isPart =
      word.number?.unit === "" && isAmong(before?.text, ", and") && isAmong(next?.text, "by on in to at");
    // "63 were sold before the show and 21 at the door"
    const isDone =
      first &&
      first.auxiliaries.length > 0 &&
      words.slice(Math.max(0, first.start - 3), first.start).some(({ number }) => number);
    const isParted = words.some((_, i) => i > at && isRestDoing(words, i));
    if (!isPart || !first || !(isParted || isDone)) return [word];
    const again = words.slice(first.start, first.head + 1);
    return [word, ...again.map((each) => ({ ...each, start: word.end, end: word.end }))];
  });
}

/** "spent $6 to buy books and $5 to buy pens": the verb that the first amount has. */
function withPurposesFilled(words: readonly Word[]): readonly Word[] {
  const groups = verbGroups(words);
  return words.flatMap((word, at): readonly Word[] => {
    const [amount, next] = [words[at + 1], words[at + 2]];
    const before = groups.findLast(({ head }) => head < at);
    const first = groups.findLast(({ head, kind }) => head < at && kind === "finite");
    const verb = first && words[first.head];
    const isPurpose = before?.kind === "to" && amount?.number?.unit === "$" && next?.text === "to";
    return word.text === "and" && isPurpose && verb
      ? [word, { ...verb, start: word.end, end: word.end }]
      : [word];
  });
}

/** Whether a name ends here that stands right before a number, and after what joins. */
function isGap(words: readonly Word[], at: number): boolean {
  const [before, name, number] = [words[at - 1], words[at], words[at + 1]];
  const isJoined = before?.text === "," || before?.text === "and" || before?.text === "while";
  const isPriced =
    name !== undefined &&
    isPlural(name.text) &&
    number?.number?.unit === "$" &&
    words.slice(0, at).some(({ text }) => verbForm(text)?.lemma === "cost");
  const isNamed = name?.isCapital === true && !DAYS.has(name.text) && number?.number !== undefined;
  return isJoined && (isNamed || isPriced);
}
