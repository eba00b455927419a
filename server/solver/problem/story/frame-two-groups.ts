import { words } from "../../word-list";
import { draft, type Frame } from "./draft";
import { headNoun, nounsOf } from "./nouns";
import { singular, withOwnQuestion } from "./wording";

const TIMES = /<N(\d+)> times as many ([a-z]+(?: [a-z]+)?) as (?:there are )?([a-z]+(?: [a-z]+)?)/;
const MORE = /<N(\d+)> (more|fewer) ([a-z]+(?: [a-z]+)?) than ([a-z]+(?: [a-z]+)?)/;
const TOTAL = /\b(?:altogether|in all|in total|total|together|combined)\b/;
/** Names for all of them, whatever kind they are. */
const ALL = words(
  "animal student pupil person child member player kid employee worker coin fruit faculty teacher guest passenger flower plant tree vehicle bird marble ball book ticket egg sweet candy item piece vote runner singer musician",
);

/** Two kinds of things or people, one compared with the other, and the number of one kind or of all. */
export const twoGroupsFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const question = story.sentences.at(-1) ?? "";
  const [times, more] = [TIMES.exec(text), MORE.exec(text)];
  if (story.quantities.length !== 2 || (times === null) === (more === null) || /</.test(question))
    return null;
  if (/\b(?:each \w+ (?:has|cost)|per|percent|half|left|sold|twice|ago|later|average)\b|<[^N]/.test(text))
    return null;
  const [by, first, second] = times ? times.slice(1) : [more?.[1], more?.[3], more?.[4]];
  const [a, b] = [headNoun(first ?? ""), headNoun(second ?? "")];
  const known = by === "0" ? "1" : "0";
  if (!a || !b || a === b || !/\bhow many\b|\bfind\b/.test(question)) return null;
  const reading = draft(story);
  const [compared, told] = [reading.take(by), reading.take(known)];
  const noun = nounsOf(story)[Number(known)] ?? "";
  const relation = times
    ? `x = ${compared.text}*y`
    : `x = y ${more?.[2] === "more" ? "+" : "-"} ${compared.text}`;
  reading.unknown("x", `the number of ${first}`);
  reading.unknown("y", `the number of ${second}`);
  reading.condition(relation, "One number is told in terms of the other.");
  if (noun === a || noun === b)
    reading.condition(`${noun === a ? "x" : "y"} = ${told.text}`, "The number of one kind is told.");
  else if (noun !== "" && (TOTAL.test(text) || ALL.has(noun)))
    reading.condition(`x + y = ${told.text}`, "Together they are as many as the story says.");
  else return null;
  const words = (question.match(/[a-z'-]+/g) ?? []).map(singular);
  const asked = [
    { letter: "x", noun: a },
    { letter: "y", noun: b },
  ].filter(
    (each) => words.includes(each.noun) || (/\b(?:of )?each\b/.test(question) && noun !== a && noun !== b),
  );
  const wanted = asked.filter((each) => each.noun !== noun);
  if (wanted.length === 0 || (wanted.length === 1 && / and | than /.test(question))) return null;
  for (const each of wanted)
    reading.ask({ value: each.letter, unit: each.letter === "x" ? (first ?? "") : (second ?? "") });
  return reading.done({ domain: "whole" });
};
