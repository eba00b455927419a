import { isInteger, isNegative } from "../../expression/rational";
import type { StoryAnswerKind } from "../../tasks/story";
import { askedWords } from "./ledger/question";
import { nounsOf } from "./nouns";
import type { Story } from "./story";
import { unitAt } from "./units";
import { singular } from "./wording";

/** What is measured rather than counted, beside the units that the engine converts. */
const MEASURES =
  /^(?:dollars?|cents?|calories?|acres?|servings?|points?|percent|degrees?|mph|[a-z]*bytes?|watts?|joules?|units?|hours and minutes|euros?)$/;
const SIGNED =
  /\b(?:below|negative|minus|elevations?|altitudes?|temperatures?|balance|owe[sd]?|debt|overdrawn|overdraft|integers?|numbers?(?! of))\b/;

/** Which numbers can answer what is asked in this unit. */
export function answerKind(story: Story, unit: string): StoryAnswerKind {
  const question = story.sentences.at(-1) ?? "";
  const words = askedWords(question);
  if (words !== null && isCounted(story, words, unit)) return "count";
  const signed = SIGNED.test(story.sentences.join(" ")) || story.quantities.some(isBelowZero);
  return signed ? "signed" : "amount";
}

const isBelowZero = ({ kind, value }: Story["quantities"][number]): boolean =>
  kind === "D" || isNegative(value);

/** Things that the story tells in whole numbers only; half a bottle makes bottles a measure. */
function isCounted(story: Story, words: readonly string[], unit: string): boolean {
  const thing = words.at(-1) ?? singular(unit.split(" ").at(-1) ?? "");
  const isMeasure = [thing, unit].some(
    (each) => each !== "" && (unitAt(each) !== null || MEASURES.test(each) || /[$%°/]| per /.test(each)),
  );
  if (isMeasure || thing === "") return false;
  const nouns = nounsOf(story);
  return story.quantities.every(
    ({ value }, at) => isInteger(value) || (nouns[at] !== thing && !words.includes(nouns[at] ?? "")),
  );
}
