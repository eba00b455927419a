import { TIMES } from "../../lexicon/nouns";
import { ordinal } from "../../lexicon/number-words";
import { AUXILIARIES, CONJUNCTIONS, SUBJECTS } from "../../lexicon/pronouns";
import { verbForm } from "../../lexicon/verbs";
import { isAmong, words } from "../../word-list";
import type { Word } from "../words";
import { withTimesBehind } from "./fronted-times";
import { withGapsFilled } from "./gapped";
import { nounAt } from "./noun-phrase";
import type { Phrase } from "./phrase-types";
import { phrasesOf } from "./phrases";
import { isNounish, type VerbGroup, verbGroups } from "./verb-groups";

/** A verb with what stands before and after it. */
export interface Clause {
  /** The word that joins it: "after", "if", "and", "who"; empty for the first. */
  readonly link: string;
  readonly subject: readonly Phrase[];
  readonly verb?: VerbGroup;
  readonly rest: readonly Phrase[];
  readonly start: number;
  readonly end: number;
  /** Has a number or another amount in it. */
  readonly tells: boolean;
  /** "then", "later": after what was told before. */
  readonly isLater?: boolean;
  /** "After adding some he had 20": what came of it. */
  readonly isOutcome?: boolean;
  /** The first word that fits no phrase. */
  readonly unread?: Word;
}

interface Cut {
  readonly from: number;
  readonly link: string;
}

/** The clauses of a statement in the order they are told, those that happened before first. */
export function clausesOf(all: readonly Word[]): readonly Clause[] {
  const words = withGapsFilled(withOpeningApart(withTimesBehind(withoutOpening(withoutEcho(all)))));
  const groups = verbGroups(words).map((group, i, all) =>
    isReduced(words, all[i - 1], group) ? { ...group, kind: "ing" as const } : group,
  );
  const cuts = groups.map((group, i): Cut => cutBefore(words, groups[i - 1]?.head ?? -1, group));
  const clauses = groups.map((group, i) =>
    clauseFrom(words, {
      group,
      cut: cuts[i] as Cut,
      end: cuts[i + 1]?.from ?? words.length,
      isFirst: i === 0,
    }),
  );
  if (clauses.length === 0 && words.length > 0) return [withoutVerb(words)];
  return inTime(clauses);
}

/** "16 blocks stored in boxes": a participle that describes, not a verb of its own. */
function isReduced(
  words: readonly Word[],
  before: VerbGroup | undefined,
  { start, head, verb, auxiliaries }: VerbGroup,
): boolean {
  const next = words[head + 1];
  if (
    !before ||
    start !== head ||
    auxiliaries.length > 0 ||
    (verb.form !== "past" && verb.form !== "participle") ||
    !next
  )
    return false;
  const between = words.slice(before.head + 1, start);
  if (
    between.length === 0 ||
    between.some(({ text }) => CONJUNCTIONS.has(text) || text === "," || SUBORDINATE.has(text))
  )
    return false;
  const last = between.at(-1) as Word;
  return (
    !last.isCapital &&
    !isAmong(last.text, "he she it they i we you there") &&
    isAmong(next.text, "in on by with from at into for to")
  );
}

/** "After the party 17 balloons had burst": when it was, by something without an amount. */
function withoutOpening(words: readonly Word[]): readonly Word[] {
  if (!isAmong(words[0]?.text, "after before during") || words[1]?.number) return words;
  const noun = nounAt(words, 1);
  const next = noun && words[noun.next];
  const isOwn =
    noun && !noun.phrase.pronoun && !noun.phrase.isName && !verbForm(words[noun.next - 1]?.text ?? "");
  if (!next || !isOwn) return words;
  const isSubject =
    next.number !== undefined || next.isCapital || isAmong(next.text, "he she they it i we there");
  if (
    next.text === "," &&
    words.slice(noun.next).some((word) => verbForm(word.text) ?? AUXILIARIES.has(word.text))
  )
    return words.slice(noun.next + 1);
  return isSubject ? words.slice(noun.next) : words;
}

/** "Each day Ann jogs 4 miles": how often stands apart from who does it. */
function withOpeningApart(words: readonly Word[]): readonly Word[] {
  const [every, unit, who] = words;
  const isEvery = every?.text === "each" || every?.text === "every";
  const isTime = unit !== undefined && TIMES.has(unit.text);
  if (!isEvery || !isTime || !who || !(who.isCapital || who.text in SUBJECTS)) return words;
  const mark: Word = { text: ",", isCapital: false, start: who.start, end: who.start };
  return [every, unit, mark, ...words.slice(2)];
}

/** "more than Carlos did": the verb said again after a comparison has nothing of its own to tell. */
function withoutEcho(words: readonly Word[]): readonly Word[] {
  const verbs = words.flatMap(({ text }) => verbForm(text)?.lemma ?? []);
  return words.filter(({ text }, i) => {
    const from = words.findLastIndex((each, at) => at < i && isAmong(each.text, "than as"));
    const next = words[i + 1]?.text ?? ",";
    // "as blue pins": what somebody has, and not what is done again.
    const isThing =
      verbForm(text)?.isNounToo === true &&
      !words[i - 1]?.isCapital &&
      !((words[i - 1]?.text ?? "") in SUBJECTS);
    const lemma = isAmong(text, "did does do has had is was are were")
      ? ""
      : isThing
        ? undefined
        : verbForm(text)?.lemma;
    const isEcho =
      from > 0 &&
      i - from >= 2 &&
      i - from <= 4 &&
      (/^(?:,|and|but|so)$/.test(next) || (next === "in" && HAVING.has(text))) &&
      words.slice(from, i).every((each) => !each.number);
    return !(
      isEcho &&
      lemma !== undefined &&
      (lemma === "" || verbs.indexOf(lemma) < verbs.lastIndexOf(lemma))
    );
  });
}

const HAVING: ReadonlySet<string> = new Set(["has", "have", "had"]);

function withoutVerb(words: readonly Word[]): Clause {
  const { phrases, unread } = phrasesOf(words);
  return {
    link: "",
    subject: [],
    rest: phrases,
    start: (words[0] as Word).start,
    end: (words.at(-1) as Word).end,
    tells: tells(words),
    unread,
  };
}

const SUBORDINATE: ReadonlySet<string> = words(
  "after when if because since although before while until that which who where whose",
);

/** Where the clause of a verb begins: after the last word that joins clauses, or at the verb itself when nothing
 * stands between. */
function cutBefore(words: readonly Word[], previous: number, group: VerbGroup): Cut {
  if (group.kind === "ing" && group.verb.form !== "ing") return { from: group.start, link: "ing" };
  if (group.kind !== "finite") {
    const before = words[group.start - 1]?.text ?? "";
    const from =
      group.kind === "to" || isAmong(before, "by after before from for in of on without while")
        ? group.start - 1
        : group.start;
    return {
      from: Math.max(from, previous + 1),
      link:
        group.kind === "to"
          ? "to"
          : before === "after" || before === "before" || before === "by"
            ? before
            : "ing",
    };
  }
  for (let at = group.start - 1; at > previous; at -= 1) {
    const { text } = words[at] as Word;
    if (!CONJUNCTIONS.has(text) && text !== "," && !SUBORDINATE.has(text)) continue;
    if (text === "and" && joinsNames(words, at, previous)) continue;
    if (text === "that" && at === group.start - 1 && words[at - 1]?.text === ",")
      return { from: at - 1, link: "" };
    const before = words[at - 1]?.text ?? "";
    if ((text === "then" || text === "when" || text === "if") && /^(?:and|but|,)$/.test(before))
      return { from: at - 1, link: text };
    return { from: at, link: text };
  }
  if (previous < 0) return { from: 0, link: "" };
  return { from: subjectStart(words, previous, group.start), link: "that" };
}

/** "Ann and her sister have": the word joins two subjects, not two clauses. */
function joinsNames(words: readonly Word[], at: number, previous: number): boolean {
  for (let i = at - 1; i > previous; i -= 1) {
    const { text, number } = words[i] as Word;
    if (CONJUNCTIONS.has(text) || text === ",")
      return (
        i < at - 1 && text !== "and" && !(words[i + 1] as Word).number && (words[i + 1] as Word).isCapital
      );
    if (number) return false;
  }
  return previous < 0;
}

/** The subject of a clause that nothing joins: "the candy | she received". */
function subjectStart(words: readonly Word[], previous: number, verb: number): number {
  let at = verb - 1;
  while (at > previous && isAmong((words[at] as Word).text, "also then not just already only never still"))
    at -= 1;
  const word = words[at];
  if (at <= previous || !word) return verb;
  if (isAmong(word.text, "he she it they i we you there who that which")) return at;
  if (word.isCapital) return at;
  if (word.number) return at;
  let from = at;
  while (
    from - 1 > previous &&
    !(words[from - 1] as Word).number &&
    !isAmong((words[from] as Word).text, "the a his her their each") &&
    /^[a-z]/.test((words[from - 1] as Word).text)
  )
    from -= 1;
  return from;
}

function clauseFrom(
  words: readonly Word[],
  {
    group,
    cut,
    end,
    isFirst,
  }: { readonly group: VerbGroup; readonly cut: Cut; readonly end: number; readonly isFirst: boolean },
): Clause {
  const from = isFirst ? 0 : cut.from;
  const before = trimmed(withoutLink(words.slice(from, group.start), cut.link));
  const after = trimmed(words.slice(group.head + 1, end));
  const [subject, rest] = [phrasesOf(before), phrasesOf(after)];
  const own = words.slice(from, end);
  return {
    // "That is 3 more than Ben has": of itself, where nothing stands before it.
    link: cut.link === "," || (isFirst && cut.from === 0 && cut.link === "that") ? "" : cut.link,
    subject: subject.phrases,
    verb: group,
    rest: rest.phrases,
    start: (own[0] as Word).start,
    end: (own.at(-1) as Word).end,
    tells: tells(own),
    isLater: own.some(({ text }) => LATER.has(text)) || undefined,
    unread: subject.unread ?? rest.unread,
  };
}

const LATER: ReadonlySet<string> = new Set(["then", "later", "next", "finally", "afterwards", "now"]);

const EDGE: ReadonlySet<string> = new Set([
  ",",
  "and",
  "but",
  "so",
  "then",
  "if",
  "when",
  "because",
  "since",
  "while",
  "although",
  "after",
  "before",
  "that",
  "which",
  "who",
  "or",
  "until",
  "as",
  "by",
  "to",
  "where",
  "once",
]);

/** "After he had gone": the word that joins is no part of the subject. */
const withoutLink = (words: readonly Word[], link: string): readonly Word[] =>
  link !== "" && words.length > 1 && words[0]?.text === link && isAmong(link, "after before as by")
    ? words.slice(1)
    : words;

/** Without the words that join clauses at either end. */
function trimmed(words: readonly Word[]): readonly Word[] {
  let [from, to] = [0, words.length];
  while (
    from < to &&
    EDGE.has((words[from] as Word).text) &&
    !((words[from] as Word).text === "that" && words[from + 1] !== undefined) &&
    !isAmong((words[from] as Word).text, "before after to by as")
  )
    from += 1;
  while (from < to && isAmong((words[from] as Word).text, "before after to by as") && from === 0 && to === 1)
    from += 1;
  while (
    to > from &&
    /^(?:,|and|but|so|then|or|if|when|that|which|who|while|because|though)$/.test(
      (words[to - 1] as Word).text,
    )
  )
    to -= 1;
  if (words[to - 1]?.text === "of" && words[to]?.text === "that") to += 1;
  return words.slice(from, to);
}

const AMOUNT: ReadonlySet<string> = new Set(
  "half twice double triple some several few rest remaining all none both each every dozen equally average times no everything except most any another more fewer less couple discount extra additional remaining percent".split(
    " ",
  ),
);

/** Whether anything in the words can change an amount. */
export const tells = (words: readonly Word[]): boolean =>
  words.some(
    ({ text, number }, i) =>
      number !== undefined ||
      (AMOUNT.has(text) && (text !== "discount" || !isNamePart(words[i + 1])) && !isHalfOfGame(words, i)),
  );

/** "discount flowers" are flowers. */
const isNamePart = (next: Word | undefined): boolean => next !== undefined && isNounish(next);

/** "in the second half": a time, and no amount. */
const isHalfOfGame = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === "half" && ordinal(words[at - 1]?.text ?? "") !== null;

/** "Ann has 5 left after she spent 3": told first, and of her who is named only then. */
function bySubjectOf(main: Clause, clause: Clause): Clause {
  const [own, ...more] = clause.subject;
  const [named, ...others] = main.subject;
  const isHers = own?.kind === "noun" && own.pronoun !== undefined && more.length === 0;
  const isOne = named?.kind === "noun" && !named.pronoun && others.length === 0;
  return isHers && isOne ? { ...clause, subject: [named] } : clause;
}

/** What is told after "after", "when" or "because" was there before what it is joined to. */
function inTime(clauses: readonly Clause[]): readonly Clause[] {
  const result: Clause[] = [];
  for (const clause of clauses) {
    if (clause.link === "after" && result.length > 0 && clause.verb)
      result.splice(result.length - 1, 0, bySubjectOf(result.at(-1) as Clause, clause));
    else result.push(clause);
  }
  return result.map((each, i) => (result[i - 1]?.link === "after" ? { ...each, isOutcome: true } : each));
}
