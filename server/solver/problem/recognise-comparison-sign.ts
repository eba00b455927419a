import type { Expression } from "../expression/ast";
import { parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import { isNumeric } from "./classify";
import type { SourceRecogniser } from "./sentence";

const SIGNS = "<,? (?:>,? (?:or|and) =|(?:or|and) >|>)";
const NUMBERS = "(?:numbers|integers|fractions|decimals|expressions)";
const THESE = `(?:each of )?(?:the )?(?:following )?(?:pairs? of )?(?:${NUMBERS}(?: and ${NUMBERS})?)?`;
const FILL =
  "(?:fill in|insert|write|use|place|put)(?: the (?:correct|right) (?:sign|symbol)| the blanks?)?,?(?: (?:using|with))?";
const LEAD = new RegExp(
  `^(?:(?:order|compare) ${THESE},? ?(?:using|with) ${SIGNS}|(?:order|compare) (?:each of )?(?:the )?(?:following )?pairs? of ${NUMBERS}|` +
    `${FILL} ${SIGNS}(?: (?:sign|symbol))?(?: (?:to make|for|to compare|to order)[a-z ]*)?)[:.]? `,
  "i",
);
const GAP = / ?(?:_{1,12}|\?|□|\.{3}) ?/;

/** "Fill in <, >, or =: −|8| ___ |−8|": the sign between two numbers. */
export const recogniseComparisonSign: SourceRecogniser = ({ prose, limits }) => {
  const lead = LEAD.exec(prose.slice(0, 200));
  if (!lead) return null;
  const sides = prose
    .slice(lead[0].length)
    .replace(/(?:\\_)+/g, "_")
    .replace(/[.;]$/, "")
    .split(GAP);
  if (sides.length !== 2) return null;
  const [left, right] = sides.map((side) => parseExpression(side, limits)) as [Expression, Expression];
  if (!isNumeric(left) || !isNumeric(right)) return null;
  return {
    mathematics: { task: "comparison-sign", left, right },
    instruction: "Compare",
    latex: `${toLatex(left)} \\;\\square\\; ${toLatex(right)}`,
  };
};
