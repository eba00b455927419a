import { compare, rational } from "../../../expression/rational";
import type { Story } from "../story";
import type { Effect } from "./effects";
import { questionOf } from "./pieces";

const THINGS = "(?: [a-z'-]+){0,3}?";
const SPANS = "an? (?:day|week|month|year|hour|minute|second|night|pound|gallon|mile|box|piece|dozen)";

/** What comes after or before a number that is so much for each of something. */
const EACH_AFTER = `${THINGS},? (?:each\\b(?! (?:other|of|[a-z]+ (?:has|had|have|is|was|gets?|got)))|apiece\\b|per\\b|every\\b|for (?:each|every)\\b|${SPANS}(?! (?:ago|later|after|before|trip)))`;
const EACH_BEFORE = "\\b(?:each|every|per) [^<>.,]*?";

/** Numbers that the text tells as a share, a multiple or an amount for each one, and that the equations only add or
 * take away: the words that are not obeyed. */
export function disobeyedCues(story: Story, all: readonly Effect[], asked: readonly Effect[]): string[] {
  const text = story.sentences.join(" . ");
  const shares = story.quantities.flatMap(({ kind, value }, at) => {
    const own = all.filter((effect) => effect.at === at);
    if (own.length === 0 || own.some(scaled)) return [];
    if (kind === "P") return ["percent"];
    const part = kind === "N" && compare(value, rational(1n)) < 0;
    if (part && new RegExp(`<N${at}>(?: times)? of (?!an?\\b)`).test(text)) return ["of"];
    return new RegExp(`<[A-Z]${at}>(?: more)? times\\b`).test(text) ? ["times"] : [];
  });
  return [
    ...shares,
    ...unlikeAddends(story, text, asked),
    ...tornApart(story, text, all),
    ...labels(text, all),
    ...withSharer(text, all),
  ];
}

const scaled = ({ scales, divides }: Effect): boolean => scales || divides;

/** An amount for each of something among plain amounts; where all are told alike, or the question asks for each as
 * well, they can be added. */
function unlikeAddends(story: Story, text: string, asked: readonly Effect[]): string[] {
  const terms = asked.filter((effect) => !scaled(effect));
  const rates = terms.map(
    ({ at }) =>
      new RegExp(`<[A-Z]${at}>${EACH_AFTER}`).test(text) ||
      new RegExp(`${EACH_BEFORE}<[A-Z]${at}>`).test(text),
  );
  const repeated = /\b(?:each|every|per)\b/.test(questionOf(story));
  return rates.some(Boolean) && !rates.every(Boolean) && !repeated ? ["each"] : [];
}

/** "4 weeks and 3 days", "2 feet and 6 inches" are one amount: what happens to one happens to the other. */
function tornApart({ quantities }: Story, text: string, all: readonly Effect[]): string[] {
  return [...text.matchAll(/<([TLWC])(\d+)> and <([TLWC])(\d+)>/g)].flatMap(([, kind, one, other, next]) => {
    const units = [one, next].map((at) => quantities[Number(at)]?.unit);
    if (kind !== other || units[0] === units[1]) return [];
    const ways = [one, next].map((at) =>
      all
        .filter((effect) => effect.at === Number(at))
        .map(({ scales, divides }) => `${scales} ${divides}`)
        .join(),
    );
    return ways[0] === ways[1] ? [] : ["and"];
  });
}

/** "Game 2", "room 12": a number that is a name. */
function labels(text: string, all: readonly Effect[]): string[] {
  const named =
    /(?<!\b(?:each|every|per|an?|one|this|that|last|the|his|her|same|next) )\b(game|day|week|month|year|chapter|room|level|grade|page|lane|class|team|group|part|question|exercise|step|round|lesson|number|track|route|highway|channel|section|figure|table|problem|unit|lot|store|machine|player|stage|phase|period|quarter|trial|bus|flight|train|aisle|gate|door) <N(\d+)>(?! times)/g;
  return [...text.matchAll(named)].flatMap(([, noun = "", at]) =>
    all.some((effect) => effect.at === Number(at)) ? [noun] : [],
  );
}

/** "She shares 12 cookies with 3 friends": whether she gets a share as well is not told. */
const withSharer = (text: string, all: readonly Effect[]): string[] =>
  [
    ...text.matchAll(/\b(?:shar|split|divid)[a-z]* [^<>.]*(?:<N\d+> [^<>.]*)?\bwith (?:[a-z]+ )?<N(\d+)>/g),
  ].flatMap(([, at]) => (all.some((effect) => effect.at === Number(at) && effect.divides) ? ["with"] : []));
