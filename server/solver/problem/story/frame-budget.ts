import { draft, type Frame } from "./draft";

const LIMIT =
  /\b(?:maximum (?:weight|load|capacity)(?: of| is)? <[WM](\d+)>|budget(?: for the [a-z]+)? (?:of|is) <M(\d+)>|has <M(\d+)> to spend|no more than <M(\d+)>|maximum cost to be <M(\d+)>|support a maximum of <W(\d+)>)/;
const LEAST = /\b(?:at least|is to earn) <M(\d+)>/;
const EACH =
  /\b(?:weight of (?:one|a) [a-z]+ is(?: assumed to be)? <W(\d+)>|plus <M(\d+)> (?:per|for each|a) |<M(\d+)> (?:per|each|for each|to wash)\b(?! (?:month|year|week))|charges <M(\d+)> (?:per|a|for each) (?!month)|(?:cost|costs|sells?|charges)(?: [a-z]+){0,4} (?:for )?<M(\d+)> (?:each|per [a-z]+)|each [a-z ]+ costs? ?<M(\d+)>|<M(\d+)> per (?=four))/;
const FIXED = /<M(\d+)> (?:per month|for the [a-z ]+?) (?=plus)/;
const EXPENSES = /\b(?:expenses|costs) are <M(\d+)>/;

/** At most or at least so many: a fixed amount and an amount each, against a limit. */
export const budgetFrame: Frame = (story) => {
  let text = story.sentences.join(" . ").replace(/<N\d+>-? ?(?=person|cubic)/g, "");
  const reading = draft(story);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(text);
    const mark = found?.slice(1).find(Boolean);
    if (!found || mark === undefined) return null;
    text = text.replace(found[0], " ");
    return reading.take(mark).text;
  };
  const question = /\bhow many\b|\bmaximum number of\b/.test(text);
  if (!question || /\b(?:first|additional|up to|savings|rest|already)\b/.test(text)) return null;
  const most = take(LIMIT);
  const least = most ? null : take(LEAST);
  const fixed = take(FIXED);
  const expenses = take(EXPENSES);
  const each = take(EACH);
  const limit = most ?? least;
  if (!limit || !each || /</.test(text) || (expenses && !/profit/.test(text))) return null;
  if (most && (expenses || /\bearn|profit\b/.test(text))) return null;
  reading.unknown("n", "how many there can be");
  const left = fixed ? `${fixed} + ${each}*n` : expenses ? `${each}*n - ${expenses}` : `${each}*n`;
  reading.condition(
    `${left} = ${limit}`,
    `At the limit the amount for each, times their number,${fixed ? " plus the fixed part" : expenses ? " less the expenses" : ""} is exactly the amount allowed or wanted.`,
  );
  reading.ask({ value: "n" });
  return reading.done({ domain: "whole", whole: most ? "down" : "up" });
};
