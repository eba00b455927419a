import { draft, type Frame } from "./draft";

const ORIGINAL =
  /\b(?:original|regular|list) price(?: of (?:the|a|an) [a-z -]+?)? (?:is |was |of )?<M(\d+)>|\blists for <M(\d+)>/;
const SALE =
  /\b(?:at (?:a|the) sale price of|on sale for|sale price of) <M(\d+)>(?! off)|\b(?:bought|paid) [a-z -]+? for <M(\d+)> on sale/;
const OFF = /<M(\d+)> off\b/;
const RATE = /<P(\d+)> discount\b|\bdiscount (?:rate )?of <P(\d+)>|<P(\d+)> off\b/;
const ASKS: readonly (readonly [RegExp, "rate" | "off" | "sale" | "original"])[] = [
  [/\b(?:discount rate|rate of discount)\b/, "rate"],
  [/\bamount of (?:the )?discount\b|\bdifference between the regular price and the sale price\b/, "off"],
  [/\b(?:find|what (?:is|was)) the sale price\b/, "sale"],
  [/\b(?:find|what (?:is|was)) the original price\b/, "original"],
];

/** Something on sale: original price, sale price, discount and its rate, two of them told and one asked. */
export const saleFrame: Frame = (story) => {
  let text = story.sentences.join(" . ");
  const wanted = ASKS.filter(([pattern]) => pattern.test(text)).map(([, what]) => what);
  const [what] = wanted;
  if (!what || wanted.length !== 1) return null;
  const reading = draft(story);
  const take = (pattern: RegExp) => {
    const found = pattern.exec(text);
    const mark = found?.slice(1).find(Boolean);
    if (!found || mark === undefined) return null;
    text = text.replace(found[0], " ");
    return reading.take(mark).text;
  };
  const [original, off, rate] = [take(ORIGINAL), take(OFF), take(RATE)];
  const sale = take(SALE) ?? (off && !original ? take(/\bpaid <M(\d+)> for/) : null);
  if (/</.test(text)) return null;
  const told = { original, off, rate, sale };
  if (told[what] !== null) return null;
  const answer = calculation(what, told);
  if (!answer) return null;
  reading.ask({ value: answer, unit: what === "rate" ? "%" : "$" });
  return reading.done();
};

function calculation(
  what: "rate" | "off" | "sale" | "original",
  { original, off, rate, sale }: Readonly<Record<"rate" | "off" | "sale" | "original", string | null>>,
): string | null {
  if (what === "rate") return original && sale ? `(${original} - ${sale})/${original}*100` : null;
  if (what === "off") {
    if (original && sale) return `${original} - ${sale}`;
    return original && rate ? `${original}*${rate}/100` : null;
  }
  if (what === "sale") {
    if (original && off) return `${original} - ${off}`;
    return original && rate ? `${original} - ${original}*${rate}/100` : null;
  }
  return sale && off ? `${sale} + ${off}` : null;
}
