import { draft, type Frame } from "./draft";
import { headNoun } from "./nouns";
import type { Story } from "./story";
import { singular, withOwnQuestion } from "./wording";

const PERSON = "((?:his |her |their )?[a-z]+)";
const MORE = new RegExp(
  `^${PERSON} (?:has|had|have) <N(\\d+)> (more|fewer|less) ([a-z ]+?) than ${PERSON}(?: (?:has|had|does|did))?$`,
);
const TIMES = new RegExp(
  `^${PERSON} (?:has|had|have) <N(\\d+)> times as many ([a-z ]+?) as ${PERSON}(?: (?:has|had|does|did))?$`,
);
const HAS = new RegExp(`^${PERSON} (?:has|had|have) <N(\\d+)> ([a-z ]+)$`);
const TOGETHER = new RegExp(
  `^(?:together,? )?${PERSON} and ${PERSON} (?:has|had|have) (?:a total of )?<N(\\d+)> ([a-z ]+?)(?: (?:together|in all|altogether|combined|in total))?$`,
);
const ASKS = new RegExp(`^how many ([a-z ]+?) (?:does|did|do) ${PERSON} have(?: (?:now|then))?$`);

/** Two people who have things of one kind: how many more or how many times as many one has, and what one or both of
 * them have. */
export const ownersFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = ASKS.exec(story.sentences.at(-1) ?? "");
  const told = story.sentences
    .slice(0, -1)
    .map((sentence) => sentence.replace(/^(?:however|if|suppose),? /, ""));
  const compared = told.map((sentence) => MORE.exec(sentence) ?? TIMES.exec(sentence)).find(Boolean);
  const known = told.map((sentence) => TOGETHER.exec(sentence) ?? HAS.exec(sentence)).find(Boolean);
  if (!question || !compared || !known || told.length !== 2) return null;
  const reading = draft(story);
  const [one, by, thing, other, way] = partsOf(compared);
  const people = [one, other];
  const factor = reading.take(by).text;
  reading.unknown("x", `what ${one} has`);
  reading.unknown("y", `what ${other} has`);
  const amounts = { more: `y + ${factor}`, fewer: `y - ${factor}`, times: `${factor}*y` };
  reading.condition(`x = ${amounts[way]}`, "What one of them has is told in terms of the other.");
  const owners = known.length === 5 ? [known[1], known[2]] : [known[1]];
  const [mark, things] = known.slice(-2);
  const letters = owners.map((owner) => "xy"[people.indexOf(owner ?? "")]);
  const asked = "xy"[people.indexOf(question[2] ?? "")];
  if (letters.includes(undefined) || new Set(letters).size !== letters.length || asked === undefined)
    return null;
  if (!sameThing([thing, things ?? "", question[1] ?? ""]) || !arePeople(story, people)) return null;
  reading.condition(`${letters.join(" + ")} = ${reading.take(mark).text}`, "This is told.");
  reading.ask({ value: asked, unit: question[1] ?? "" });
  return reading.done({ domain: "whole" });
};

type Way = "more" | "fewer" | "times";

function partsOf(found: RegExpExecArray): readonly [string, string, string, string, Way] {
  const [, one = "", by = "", ...rest] = found;
  if (rest.length === 2) return [one, by, rest[0] ?? "", rest[1] ?? "", "times"];
  return [one, by, rest[1] ?? "", rest[2] ?? "", rest[0] === "more" ? "more" : "fewer"];
}

const sameThing = (names: readonly string[]): boolean =>
  new Set(names.map((name) => singular(headNoun(name)))).size === 1;

/** Names of people: a thing that has things is told of in other words. */
const arePeople = ({ names }: Story, people: readonly string[]): boolean =>
  people[0] !== people[1] && people.every((each) => names.has(each) || /^(?:his|her|their) /.test(each));
