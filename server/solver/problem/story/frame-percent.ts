import { compare, equals } from "../../expression/rational";
import { type Draft, draft, type Frame } from "./draft";
import type { Quantity } from "./story";

/** A value before and after: the percent of change. */
export const changeFrame: Frame = (story) => {
  let text = story.sentences.join(" . ");
  const way = /\bfind the percent (increase|decrease)\b/.exec(text)?.[1];
  if (!way || /\b(?:per|each|another|then) (?:year|month|<)/.test(text)) return null;
  const reading = draft(story);
  text = text.replace(/\b(in|of|since|by) (the )?<N(\d+)>(?:s\b)?/g, (all, _in, _the, mark) => {
    const year = story.quantities[Number(mark)]?.value;
    if (year?.d !== 1n || year.n < 1800n || year.n > 2100n) return all;
    reading.excuse(mark);
    return " ";
  });
  const marks = [...text.matchAll(/<[A-Z](\d+)>/g)].map((found) => found[1] as string);
  if (marks.length !== 2) return null;
  const told = marks.map((mark) => reading.take(mark)) as [Quantity, Quantity];
  const [before, after] = /\bto <[A-Z]\d+>[^<>]*from <[A-Z]\d+>/.test(text) ? [told[1], told[0]] : told;
  if (before.unit !== after.unit || before.kind === "P") return null;
  const grown = compare(after.value, before.value);
  if (grown !== (way === "increase" ? 1 : -1)) return null;
  const [large, small] = way === "increase" ? [after, before] : [before, after];
  reading.ask({ value: `(${large.text} - ${small.text})/${before.text}*100`, unit: "%" });
  return reading.done();
};

/** Reads one amount a pattern names, and takes it out of the text. */
function reader(reading: Draft, start: string) {
  let text = start;
  return {
    take(pattern: RegExp, use = reading.take): Quantity | null {
      const found = pattern.exec(text);
      const mark = found?.slice(1).find(Boolean);
      if (!found || mark === undefined) return null;
      text = text.replace(found[0], " ");
      return use(mark);
    },
    isRead: () => !text.includes("<"),
  };
}

/** Simple interest: interest is principal times rate times years. */
export const interestFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  if (!/\binterest\b/.test(text) || /\bcompound|\baverage|\brest\b|\beach\b|month|total of/.test(text))
    return null;
  const reading = draft(story);
  const { take, isRead } = reader(reading, text);
  const rate = take(/(?:rate|interest|loan|at|of|from)(?: of| at| rate)? ?<P(\d+)>/);
  const interest = take(/<M(\d+)> (?:in )?interest/);
  const principal = take(
    /(?:loaned|borrowed|invested|principal of|deposited|\bon)[^<>]*?<M(\d+)>|<M(\d+)> (?:is|was) (?:deposited|invested|borrowed)/,
  );
  const years = take(/<T(\d+)>/);
  const again = take(/<M(\d+)>/, reading.excuse);
  if (
    !years ||
    !isRead() ||
    !years.unit.startsWith("year") ||
    (again && !(principal && equals(again.value, principal.value)))
  )
    return null;
  const asksRate = /(?:what was|find) the (?:rate of interest|interest rate|rate if)/.test(text);
  if (asksRate && !rate && interest && principal) {
    reading.unknown("r", "the rate in percent");
    reading.condition(
      `${principal.text}*${years.text}*r/100 = ${interest.text}`,
      "Simple interest is principal times rate times years.",
    );
    reading.ask({ value: "r", unit: "%" });
  } else if (/how much (?:did [a-z]+ borrow|was borrowed)/.test(text) && rate && interest && !principal) {
    reading.unknown("P", "the principal");
    reading.condition(
      `P*${rate.text}*${years.text}/100 = ${interest.text}`,
      "Simple interest is principal times rate times years.",
    );
    reading.ask({ value: "P", unit: "$" });
  } else if (
    /how much interest|find the (?:simple )?interest\b(?! rate)/.test(text) &&
    rate &&
    principal &&
    !interest
  ) {
    reading.unknown("I", "the interest");
    reading.condition(
      `I = ${principal.text}*${rate.text}/100*${years.text}`,
      "Simple interest is principal times rate times years.",
    );
    reading.ask({ value: "I", unit: "$" });
  } else return null;
  return reading.done();
};

/** A tip, a mark-up, or a share that is taken as a percent of an amount. */
export const shareFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const { quantities } = story;
  const percent = quantities.find(({ kind }) => kind === "P");
  const money = quantities.find(({ kind }) => kind === "M");
  if (quantities.length !== 2 || !percent || !money) return null;
  const reading = draft(story);
  const [amount, rate] = [money, percent].map(
    (each) => reading.take(`${story.quantities.indexOf(each)}`).text,
  );
  const share = `${amount}*${rate}/100`;
  if (
    /<P\d+> of (?:the|her|his|their) (?:total )?bill as (?:a|her|his|their|the) tip\b/.test(text) &&
    /how much (?:should|will) (?:she|he|they|the tip) (?:leave|be)/.test(text)
  ) {
    reading.ask({ value: share, unit: "$" });
  } else if (
    /<P\d+> (?:of the cost )?mark-?up/.test(text) &&
    /\bfind the (?:amount of the mark-?up|list price)/.test(text) &&
    !/\ba pound\b[^<>]*\btotal/.test(text)
  ) {
    reading.ask({ value: /find the list price/.test(text) ? `${amount} + ${share}` : share, unit: "$" });
  } else if (
    /the sale price (?:was|is) <P\d+> of the original price/.test(text) &&
    /what (?:was|is) the original price/.test(text)
  ) {
    reading.unknown("p", "the original price");
    reading.condition(`${rate}/100*p = ${amount}`, "The sale price is that percent of the original price.");
    reading.ask({ value: "p", unit: "$" });
  } else return null;
  return reading.done();
};
