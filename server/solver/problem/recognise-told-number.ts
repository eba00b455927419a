import { parseExpression } from "../parser/parse";
import { inShape, SHAPES } from "./number-shapes";
import type { Recognition, SourceRecogniser } from "./sentence";

const AMOUNT = "-?\\$?\\d+(?:\\.\\d+)?(?: ?\\* ?10\\^-?\\d+)?";
const VERB = "(?:convert|write|express|rewrite)";
const THIS = "(?:the|this|that|each|every) (?:(?:following|given) )?(?:numbers?|values?|amounts?)";
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
/** Numbers that only say when: they are not what is to be written in another form. */
const DATES: readonly RegExp[] = [
  new RegExp(`\\b${MONTH} \\d{1,2}(?:, \\d{4})?\\b`, "g"),
  new RegExp(
    `\\b(?:in|since|by|until|of|during|for|fiscal year|the year|${MONTH}) [12]\\d{3}\\b(?! ?\\*)`,
    "gi",
  ),
];

const OTHER_NUMBERS = /[\d%]|\b(?:hundred|thousand|million|billion|trillion|dozen)s?\b/i;

const WISHES = SHAPES.map((shape) => {
  const to = `(?:to|as|in|into|using) (?:an? )?(?:${shape.words.replaceAll("(", "(?:")})`;
  const wish = `${VERB} ${THIS} ${to}`;
  return {
    shape,
    named: new RegExp(`[.?!] ${VERB} (${AMOUNT}) ${to}\\.?$`, "i"),
    told: [new RegExp(`^${wish}[.:] (.+)$`, "i"), new RegExp(`^(.+[.!]) ${wish}\\.?$`, "i")],
  };
});

/** A sentence that tells one number, and the wish to have it in another form: "The lake holds 6,400,000,000 litres.
 * Write the number in scientific notation." */
export const recogniseToldNumber: SourceRecogniser = ({ prose, limits }) => {
  for (const { shape, named, told } of WISHES) {
    const story = told.map((pattern) => pattern.exec(prose)?.[1]).find((found) => found !== undefined);
    const amount = named.exec(prose)?.[1] ?? (story === undefined ? null : onlyNumber(story));
    if (!amount) continue;
    const expression = parseExpression(amount.replace("$", ""), limits);
    const recognised: Recognition | null = inShape(expression, shape, {});
    if (recognised) return recognised;
  }
  return null;
};

/** The one number told; null when there are several, in figures or in words. Dates do not count. */
function onlyNumber(story: string): string | null {
  const undated = DATES.reduce((rest, date) => rest.replace(date, " "), story);
  const amounts = undated.match(new RegExp(AMOUNT, "g")) ?? [];
  const [only] = amounts;
  if (only === undefined || amounts.length > 1) return null;
  return OTHER_NUMBERS.test(undated.replace(only, " ")) ? null : only;
}
