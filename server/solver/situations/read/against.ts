import { COMPARATIVES } from "../../lexicon/comparison";
import { AUXILIARIES, SUBJECTS } from "../../lexicon/pronouns";
import { isSameAct, type VerbForm, verbForm } from "../../lexicon/verbs";
import { isAmong } from "../../word-list";
import type { Question, Slot } from "../facts";
import type { Word } from "../words";
import type { Against, Asked } from "./asked";
import { type Context, ownerOf, withPreposition } from "./context";
import { motionOf } from "./motion";
import type { Noun, Phrase } from "./phrase-types";
import { phrasesOf } from "./phrases";

interface Split {
  readonly own: readonly Word[];
  readonly against: Against;
}

/** "How many more did she bake than she sold", "got off than got on", "cycle than run": the question about the one act,
 * and the other that it is measured by. Null where what follows is no act, or tells an amount. */
export function splitAgainst(words: readonly Word[]): Split | null {
  const than = words.findIndex(({ text }) => text === "than");
  const tail = words.slice(than + 1).filter(({ text }, i) => !(i === 0 && WHICH.has(text)));
  if (than < 3 || tail.length === 0 || tail.length > LONGEST || tail.some(isCounted)) return null;
  if (!words.slice(0, than).some(({ text }) => COMPARATIVES[text] !== undefined)) return null;
  const first = tail[0] as Word;
  const isSaid = first.text in SUBJECTS || first.isCapital;
  const from = isSaid ? 1 : 0;
  const verbAt = AUXILIARIES.has(tail[from]?.text ?? "") ? from + 1 : from;
  const verb = verbForm(tail[verbAt]?.text ?? "");
  if (!verb || verb.form === "ing" || (verb.isNounToo && verbAt === 0 && !isBareAct(words, than)))
    return null;
  const [subject, rest] = [phrasesOf(tail.slice(0, from)), phrasesOf(tail.slice(verbAt + 1))];
  if (subject.unread ?? rest.unread) return null;
  const own = words.slice(0, than);
  return isEchoOf(own, verb, rest.phrases)
    ? null
    : { own, against: { verb, subject: subject.phrases, rest: rest.phrases } };
}

const LONGEST = 6;
const WHICH: ReadonlySet<string> = new Set(["those", "what", "were"]);
const isCounted = ({ text, number }: Word): boolean => number !== undefined || text === ",";

/** "did he cycle than run": after "did" the word can only be what is done. */
const isBareAct = (words: readonly Word[], than: number): boolean =>
  isAmong(words.slice(2, than).find(({ text }) => AUXILIARIES.has(text))?.text, "did does do") &&
  words.length === than + 2 &&
  verbForm(words[than - 1]?.text ?? "") !== null;

/** "than Ben baked": the same act of another, which the verb only says again. */
const isEchoOf = (own: readonly Word[], verb: VerbForm, rest: readonly Phrase[]): boolean =>
  motionOf(verb.lemma, rest) === null &&
  own.some(({ text }) => {
    const other = verbForm(text);
    return other !== null && isSameAct(other.lemma, verb.lemma);
  });

/** How much more was done of one than of the other, by the same or by those that are named. */
export function againstAsked(known: Context, asked: Asked, slot: Slot): Question | null {
  const { against, more, rest, verb } = asked;
  if (!against || !more || !verb || asked.isNeeded || asked.isStill) return null;
  if (withPreposition([...rest, ...against.rest], "than", "per")) return null;
  const [one, other] = [actOf(verb.lemma, rest), actOf(against.verb.lemma, against.rest)];
  if (one === other) return null;
  const who = against.subject.find((each): each is Noun => each.kind === "noun");
  const owner = who ? ownerOf(known, who) : slot.owner;
  if (who && owner === "") return null;
  const span = { start: asked.start, end: asked.end };
  const left = { ...slot, place: undefined };
  return { kind: "difference", span, verb: one, against: other, sign: more, left, right: { ...left, owner } };
}

const actOf = (lemma: string, rest: readonly Phrase[]): string => motionOf(lemma, rest)?.verb ?? lemma;
