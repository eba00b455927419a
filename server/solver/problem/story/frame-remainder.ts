import { isInteger } from "../../expression/rational";
import { draft, type Frame } from "./draft";
import { headNoun } from "./nouns";
import { singular, withOwnQuestion } from "./wording";

const GROUPS =
  "(boxes|bags|packs|packets|packages|crates|cartons|baskets|jars|groups|teams|rows|piles|bundles|sets|bunches|tables|trays)";
const ALL = /<N(\d+)> ([a-z]+)/;
/** So many in each of the groups: "boxes of 6", "6 in each box", "each box holds 6". */
const EACH: readonly RegExp[] = [
  new RegExp(`\\b${GROUPS} of <N(\\d+)>(?! [a-z]* ?(?:each|by))`),
  /<N(\d+)>(?: [a-z]+)? (?:in|into|on|to) (?:each|every|one|a) ([a-z]+)\b/,
  /\b(?:each|every|a|one) ([a-z]+) (?:holds?|has|fits|takes|contains) <N(\d+)>/,
];
const LEFT =
  /^how many ([a-z]+)? ?(?:are|were|will be|will|does|do|did|would)\b[a-z ]*\b(?:left over|left|remain|remaining)$/;
const FULL = /^how many (?:full|complete|whole|filled) ([a-z]+)\b/;

/** Things put into groups of so many, where the last may not be full: how many groups are full, and how many things
 * are left over. */
export const fullGroupsFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const text = story.sentences.slice(0, -1).join(" . ");
  const [left, full] = [LEFT.exec(question), FULL.exec(question)];
  const rate = EACH.map((pattern) => pattern.exec(text)).find(Boolean);
  if ((!left && !full) || !rate || story.quantities.length !== 2) return null;
  const [mark, group] = /^\d+$/.test(rate[1] ?? "") ? [rate[1], rate[2]] : [rate[2], rate[1]];
  const other = mark === "0" ? "1" : "0";
  const things = new RegExp(ALL.source.replace("\\d+", other)).exec(text)?.[2] ?? "";
  const reading = draft(story);
  const [all, each] = [reading.take(other), reading.take(mark)];
  if (![all, each].every(({ kind, value }) => kind === "N" && isInteger(value) && value.n > 0n)) return null;
  if (full && singular(full[1] ?? "") === singular(headNoun(group ?? ""))) {
    reading.ask({ value: `${all.text}/${each.text}`, unit: full[1] });
    return reading.done({ whole: "down" });
  }
  if (!left || singular(left[1] ?? things) !== singular(things)) return null;
  reading.ask({ value: `${all.text} - ${all.value.n / each.value.n}*${each.text}`, unit: things });
  return reading.done({ assumption: `The number of full groups is ${all.value.n / each.value.n}.` });
};
