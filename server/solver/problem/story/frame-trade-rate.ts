import { compare } from "../../expression/rational";
import { draft, type Frame } from "./draft";

interface Rate {
  /** The question. */
  readonly asked: RegExp;
  /** The amount that is the percent of the price. */
  readonly part: RegExp;
}

const RATES: readonly Rate[] = [
  {
    asked: /\b(?:find|what (?:is|was)) the (?:sales )?tax rate\b/,
    part: /\bsales tax(?: on the [a-z ]+?)? (?:was|is|came to) <M(\d+)>|\b(?:paid|pays) <M(\d+)> (?:in |of )?sales tax/,
  },
  {
    asked: /\b(?:find|what (?:is|was)) (?:the|his|her|their) (?:rate of commission|commission rate)\b/,
    part: /<M(\d+)>(?: in)? commission\b|\bcommission (?:of|was) <M(\d+)>/,
  },
];

/** What was paid as tax or earned as commission, and the price it belongs to: the percent it comes to. */
export const tradeRateFrame: Frame = (story) => {
  const text = story.sentences.join(" . ");
  const rate = RATES.find(({ asked }) => asked.test(text));
  const part = rate?.part.exec(text)?.slice(1).find(Boolean);
  if (!part || story.quantities.length !== 2 || story.quantities.some(({ kind }) => kind !== "M"))
    return null;
  if (/\b(?:including|included|total|plus|each|per|more|less|first|another|discount\w*)\b/.test(text))
    return null;
  const reading = draft(story);
  const amount = reading.take(part);
  const price = reading.take(part === "0" ? "1" : "0");
  if (price.value.n <= 0n || compare(amount.value, price.value) >= 0) return null;
  reading.ask({ value: `${amount.text}/${price.text}*100`, unit: "%" });
  return reading.done();
};
