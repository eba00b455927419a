import { terminatingDigits } from "../../expression/decimal";
import { compare, divide, multiply, rational } from "../../expression/rational";
import { draft, type Frame } from "./draft";
import { askedNoun } from "./nouns";
import { stems, withOwnQuestion } from "./wording";

const OTHER =
  /\b(?:than|per|each|every|more|less|left|remain\w*|rest|off|discount|tax|interest|tip|increase\w*|decrease\w*|average|original\w*|another|other|times as|not|n't|twice|probability|chance)\b/;
const SHARE = /<([NP])(\d+)>(?: times)? of (?:the|them|those|these|her|his|their|all|its|my|our|it|that|<)/;

/** A fraction or a percent of a number of things or an amount that is told: how many that are. */
export const fractionOfFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const question = story.sentences.at(-1) ?? "";
  const found =
    SHARE.exec(text) ??
    /\bof (?:the )?<N\d+> [a-z ]+, <([NP])(\d+)> (?:are|were|have|had|is|was|like|come|play|wear|own|speak|walk|take)\b/.exec(
      text,
    );
  if (!found || story.quantities.length !== 2 || /</.test(question) || OTHER.test(text)) return null;
  const [, kind, mark = ""] = found;
  const other = mark === "0" ? "1" : "0";
  const told = text.slice(found.index).split(" . ")[0] ?? "";
  const reading = draft(story);
  const [share, amount] = [reading.take(mark), reading.take(other)];
  if (kind === "N" && compare(share.value, rational(1n)) >= 0) return null;
  const isWhole =
    /\bof (?:the )?<N\d+> [a-z ]+, </.test(text) ||
    other === "0" ||
    new RegExp(`of (?:the|his|her|their|all|its) <[A-Z]${other}>`).test(text);
  const describes = told.replace(
    /^<[NP]\d+>(?: times)? of (?:the |them |her |his |their |its )?(?:<[A-Z]\d+>)? ?/,
    "",
  );
  const shared = [...stems(describes)].filter((stem) => stems(question).has(stem));
  if (
    !isWhole ||
    shared.length === 0 ||
    !/^(?:how (?:many|much)|what (?:is|was) the number|find)/.test(question)
  )
    return null;
  const value = multiply(amount.value, kind === "P" ? divide(share.value, rational(100n)) : share.value);
  if (amount.kind === "N" && value.d !== 1n) return null;
  if (terminatingDigits(value) === null && kind === "P") return null;
  reading.ask({
    value: kind === "P" ? `${amount.text}*${share.text}/100` : `${share.text}*${amount.text}`,
    unit: amount.kind === "N" ? (askedNoun(question) === "$" ? "" : wordAsked(question)) : amount.unit,
  });
  return reading.done();
};

const wordAsked = (question: string): string => /\bhow many ([a-z]+)/.exec(question)?.[1] ?? "";
