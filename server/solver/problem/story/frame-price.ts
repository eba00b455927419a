import { draft, type Frame } from "./draft";
import { withOwnQuestion } from "./wording";

const CUT =
  /\b(?:(?:is |was |are |were |gets |it's )?(?:reduced|marked down|discounted|decreased|lowered|dropped|falls|fell|cut|goes down|went down)(?: in price| in value)? by <P(\d+)>|(?:at|with|has|gets|offers|offering|there is|for) an? <P(\d+)> (?:discount|reduction|off)|<P(\d+)> off|discount of <P(\d+)>|loses? <P(\d+)> of (?:its|the|his|her) (?:value|price|weight))/;
const RAISED =
  /\b(?:(?:is |was |are |were |has )?(?:increased|raised|marked up|rises|rose|risen|grew|grows|grown|goes up|went up|gains|gained)(?: in price| in value)? by <P(\d+)>|(?:a|an|gets a|receives an?|got an?|with an?|plus|the|of an?) ?<P(\d+)> (?:raise|increase|markup|mark-up|mark up|sales tax|tax|vat|pay rise|tip|service charge)|sales tax (?:rate )?(?:is|of) <P(\d+)>|tax (?:is|of) <P(\d+)>|<P(\d+)> (?:sales tax|tax|tip) is added)/;
const AMOUNT =
  /\b(?:costs?|cost|priced at|price (?:of [a-z ]+ )?(?:is|was|of)|sells for|sold for|sell for|is worth|was worth|worth|earns|earned|salary (?:is|was|of)|paid|bill (?:is|was|of|comes to|came to)|rent (?:is|was)|makes|pays|weighs|weighed|has|had|population of|population (?:is|was)|for|bought|of|at|is|was) (?:about )?<([MNWLC])(\d+)>/;
const AFTER =
  /\b(?:sale price|new price|reduced price|final price|selling price|discounted price|new salary|new rent|new value|price now|price after|value now|cost now|now cost|cost after|pay in total|total cost|total price|total bill|full price with tax|total amount|price including|how much (?:does|do|will|would|must|should|is|did) [a-z' ]+ (?:cost now|now|pay|pay in all|pay altogether|worth now|cost|worth|earn now|earn|make now|weigh now)|new (?:population|weight|amount|number|wage|pay)|what is it worth now|what does (?:it|she|he) (?:cost|earn|pay) now|what is (?:its|the|her|his) (?:[a-z]+ )?(?:now|after [a-z ]+))\b/;
const BY_HOW_MUCH =
  /\b(?:how much (?:money )?(?:do|does|did|will|would|can) [a-z' ]+ save|how much is (?:the discount|the tax|saved|taken off|the tip)|(?:what is|find) the (?:amount of (?:the )?)?(?:discount|sales tax|tax|saving|savings|reduction|increase|markup|tip|raise)|how much (?:tax|sales tax|tip) )\b/;
const OTHER =
  /\b(?:originally|original price|regular price|before|per|each|every|more|less|than|and then|again|another|twice|half|then|year|years|month|months|interest|commission|remaining|rest|percent of|both)\b/;

/** An amount that goes up or down by a percent of itself: the amount after it, or by how much. */
export const percentStepFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const text = story.sentences.join(" . ");
  const question = story.sentences.at(-1) ?? "";
  const told = story.sentences.slice(0, -1).join(" . ");
  if (story.quantities.length !== 2 || /</.test(question) || OTHER.test(text)) return null;
  const [cut, raised] = [CUT.exec(told), RAISED.exec(told)];
  const rate = (cut ?? raised)?.slice(1).find(Boolean);
  const amount = AMOUNT.exec(told.replace((cut ?? raised)?.[0] ?? "", " "))?.[2];
  if (!rate || !amount || (cut && raised) || /\b(?:now|after)\b/.test(told)) return null;
  const [after, change] = [AFTER.test(question), BY_HOW_MUCH.test(question)];
  if (after === change) return null;
  const reading = draft(story);
  const [base, percent] = [reading.take(amount), reading.take(rate)];
  const part = `${base.text}*${percent.text}/100`;
  reading.ask({ value: change ? part : `${base.text} ${cut ? "-" : "+"} ${part}`, unit: base.unit });
  return reading.done();
};

const NOW =
  /\b(?:(?:is |was )?(?:now|on sale for|sale price (?:is|was|of)|for the sale price of|costs|cost|paid|pays|sold for|sells for|for)) <M(\d+)>/;
const ORIGINALLY =
  /\b(?:original(?:ly)?|regular|before (?:the )?(?:discount|sale|tax|increase|reduction|raise|sales tax)|old|list) ?(?:price|cost|salary|value|rent)?\b/;

/** The amount after a percent was taken off or put on is told: what it was before. */
export const percentBackFrame: Frame = (whole) => {
  const story = withOwnQuestion(whole);
  const question = story.sentences.at(-1) ?? "";
  const told = story.sentences.slice(0, -1).join(" . ");
  if (story.quantities.length !== 2 || /</.test(question) || !ORIGINALLY.test(question)) return null;
  if (
    /\b(?:per|each|every|more|less|than|again|twice|half|years?|months?|original\w*|regular|before|list price|would|save[ds]?|tax was)\b/.test(
      told,
    )
  )
    return null;
  const [cut, raised] = [CUT.exec(told.replace(/\bafter an? (?=<P)/, "with a ")), RAISED.exec(told)];
  const rate = (cut ?? raised)?.slice(1).find(Boolean);
  const amount = NOW.exec(told)?.[1];
  if (!rate || !amount || (cut && raised)) return null;
  const reading = draft(story);
  const [after, percent] = [reading.take(amount), reading.take(rate)];
  reading.unknown("p", "the amount before");
  reading.condition(
    `p*(100 ${cut ? "-" : "+"} ${percent.text})/100 = ${after.text}`,
    `After the ${cut ? "reduction" : "increase"} the rest of the percent, out of 100, is left.`,
  );
  reading.ask({ value: "p", unit: after.unit });
  return reading.done();
};
