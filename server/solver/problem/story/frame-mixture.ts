import { compare, type Rational } from "../../expression/rational";
import { type Draft, draft, type Frame } from "./draft";
import type { Quantity, Story } from "./story";
import { withOwnQuestion } from "./wording";

const MIXES = /\b(?:mix\w*|solution|blend\w*|combin\w*|alloy|trail mix|dilut\w*|acid|saline|antifreeze)\b/;

interface Part {
  readonly mark: string;
  readonly told: Quantity;
}

/** Two kinds mixed into one in between: the rates of both, of the mixture, and the amount of the mixture or of one
 * part are told. Rates are percents, or prices for each unit. */
export const mixtureFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const percents = partsOf(story, "P");
  const kind = percents.length === 3 ? "P" : "M";
  const rates = kind === "P" ? percents : partsOf(story, "M");
  const amounts = story.quantities.flatMap((told, at) =>
    "CWLN".includes(told.kind) ? [{ mark: `${at}`, told }] : [],
  );
  const [amount] = amounts;
  if (!MIXES.test(text) || rates.length !== 3 || amounts.length !== 1 || !amount) return null;
  if (kind === "M" && rates.some(({ mark }) => !new RegExp(`<M${mark}> (?:per|a|an|each) `).test(text)))
    return null;
  const [low, middle, high] = [...rates].sort((a, b) => compare(a.told.value, b.told.value)) as [
    Part,
    Part,
    Part,
  ];
  if (compare(low.told.value, middle.told.value) === 0 || compare(middle.told.value, high.told.value) === 0)
    return null;
  const place = (part: Part) => text.indexOf(`${part.mark}>`);
  const [first, second] = place(low) < place(high) ? [low, high] : [high, low];
  return mixed({ story, reading: draft(story), rates: [first, second, middle], amount, text });
};

interface Mixture {
  readonly story: Story;
  readonly reading: Draft;
  /** Of the two kinds in the order of the story, and of the mixture. */
  readonly rates: readonly [Part, Part, Part];
  readonly amount: Part;
  readonly text: string;
}

function mixed({ story, reading, rates, amount, text }: Mixture) {
  const [one, two, goal] = rates.map(({ mark }) => reading.take(mark).text);
  const told = reading.take(amount.mark);
  const question = story.sentences.at(-1) ?? "";
  const partner = new RegExp(`<[CWLN]${amount.mark}>(?: [a-z]+){0,2}? (?:of )?(?:an? |the )?<P(\\d+)>`).exec(
    text,
  )?.[1];
  const isPart = partner !== undefined && partner !== rates[2].mark;
  if (
    isPart &&
    new RegExp(
      `\\b(?:get|make|obtain|produce|yield|create|prepare)\\b[^<>]{0,25}<[CWLN]${amount.mark}>`,
    ).test(text)
  )
    return null;
  reading.unknown("x", "the amount of the first kind");
  reading.unknown("y", "the amount of the second kind");
  reading.condition(
    `${one}*x + ${two}*y = ${goal}*(x + y)`,
    "What both parts bring is what the mixture has.",
  );
  if (isPart) {
    const letter = partner === rates[0].mark ? "x" : "y";
    reading.condition(`${letter} = ${told.text}`, "The amount of this part is given.");
    const other = letter === "x" ? "y" : "x";
    if (!/^(?:how (?:much|many)|what)\b/.test(question) && !/\bhow (?:much|many)\b/.test(text)) return null;
    reading.ask({ value: other, unit: told.unit });
    return reading.done();
  }
  if (!isWhole(text, amount, rates[2])) return null;
  reading.condition(`x + y = ${told.text}`, "Together they are the whole mixture.");
  const unit = told.kind === "N" ? "" : told.unit;
  const both =
    /\beach\b|\bhow (?:much|many)\b.*\band (?:how (?:much|many)|of)\b|\bhow (?:much|many) .*\b(?:and|both|with)\b/.test(
      question,
    ) || /\bhow (?:much|many)\b.*\band\b/.test(text);
  if (!both) return null;
  reading.ask({ value: "x", unit });
  const onlyFirst =
    /\bhow (?:much|many) [^<>]*<[PM]\d+>[^<>]*\b(?:mixed|combined|blended|added) (?:with|to)\b/.test(text) &&
    !/\beach\b/.test(text);
  if (!onlyFirst) reading.ask({ value: "y", unit });
  return reading.done();
}

/** Whether the amount is that of the whole mixture. */
function isWhole(text: string, { mark }: Part, goal: Part): boolean {
  const near = new RegExp(
    `\\b(?:make|makes|making|get|obtain|produce|need|needs|want|wants|yield|create|prepare|form|have|result in|total of|mixture of|blend of)\\b[^<>]{0,25}<[CWLN]${mark}>`,
  ).test(text);
  return near || new RegExp(`<[CWLN]${mark}>(?: [a-z]+){0,3}? <P${goal.mark}>`).test(text);
}

const partsOf = ({ quantities }: Story, kind: string): Part[] =>
  quantities.flatMap((told, at) => (told.kind === kind ? [{ mark: `${at}`, told }] : []));

/** A sum of money in two parts at two rates, and the interest both earn together: how much is in each part. */
export const twoRatesFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  if (
    !/\b(?:interest|earns?|earned|invest\w*|loans?|returns?|yields?)\b/.test(text) ||
    /\bcompound|\bmonth/.test(text)
  )
    return null;
  const [rates, sums] = [partsOf(story, "P"), partsOf(story, "M")];
  const [first, second] = rates;
  if (rates.length !== 2 || sums.length !== 2 || !first || !second || /<(?!P|M|N|T)/.test(text)) return null;
  const [total, interest] = largerFirst(sums);
  if (
    !total ||
    !interest ||
    !/\b(?:each|how much [a-z' ]+ (?:at|in|into))\b|\bamounts?\b/.test(story.sentences.at(-1) ?? "")
  )
    return null;
  if (
    !new RegExp(
      `<M${interest.mark}> (?:in |of |a year in |per year in )?(?:total |annual |simple )?(?:interest|income|return)|(?:interest|earns?|earned|income|earnings|return|owed?s?|was|is)\\b[^<>]*<M${interest.mark}>`,
    ).test(text)
  )
    return null;
  if (/\b(?:more|less|twice|times|than|remaining years)\b/.test(text)) return null;
  const reading = draft(story);
  for (const { mark, told } of story.quantities.map((each, at) => ({ mark: `${at}`, told: each }))) {
    if (told.kind === "N" && told.text === "2") reading.excuse(mark);
    if (told.kind === "T" && told.text === "1" && told.unit.startsWith("year")) reading.excuse(mark);
  }
  const [r, s, all, earned] = [first, second, total, interest].map(({ mark }) => reading.take(mark).text);
  reading.unknown("x", "the amount at the first rate");
  reading.unknown("y", "the amount at the second rate");
  reading.condition(`x + y = ${all}`, "The two amounts are the whole sum.");
  reading.condition(
    `${r}/100*x + ${s}/100*y = ${earned}`,
    "The interest of one year is the rate times the amount, for both.",
  );
  for (const value of ["x", "y"]) reading.ask({ value, unit: "$" });
  return reading.done();
};

const largerFirst = (sums: readonly Part[]): readonly Part[] =>
  [...sums].sort((a, b) => -compare(a.told.value as Rational, b.told.value));
