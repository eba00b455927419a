import { parseExpression } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { Recognition, Source } from "./sentence";
import { digitsForWords } from "./story/number-words";

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
/** ŷ = 72.5 + 2.8x, ŷ = −3 + 0.4x, y-hat = 1.5x − 2. */
const LINE = new RegExp(
  String.raw`(?:ŷ|y\u0302|\\hat\s*\{?\s*y\s*\}?|\by[- ]hat\b|(?<=\b(?:regression|fit|least[- ]squares)\b.*)\by)\s*=\s*([-−–]?\s*(?:${NUMBER}\s*[-+−–]\s*${NUMBER}\s*x|${NUMBER}\s*x\s*[-+−–]\s*${NUMBER}))(?![\w^*/(])`,
  "gi",
);
/** They tell of another place from which x is counted, or of another measure. */
const COUNTED =
  /\b(?:since|after|before|between|from|begin\w*|start\w*|represents?|corresponds?)\b[^.]*\d|\bin (?:hundreds|thousands|millions)\b/i;
/** A value is asked for, at a place that is told. */
const ASKS =
  /\b(?:predict(?:ed)?|estimat(?:e|ed)|expect(?:ed)?|what would|how (?:many|much)|(?:find|what is) the (?:value|predicted value))\b/i;
const OTHERWISE =
  /\b(?:slope|intercept|correlat\w*|residual|interpret|outlier|coefficient|between|standard|significan\w*|change|increase\w*|difference|each|per|every|more|less|than|total|percent)\b|%|r\s*=/i;

/** A prediction by a fitted line that is told: "The line of best fit is ŷ = 72.5 + 2.8x. What would you predict for
 * x = 5?" The question holds the one number that is put in for x. */
export function recogniseFittedLine({ prose, limits }: Source): Recognition | null {
  if (prose.length > limits.length) return null;
  const lines = [...prose.matchAll(LINE)];
  const [line] = lines;
  if (!line || lines.length > 1) return null;
  const before = prose.slice(0, line.index);
  const sentences = prose.slice(line.index + line[0].length).split(/(?<=[.;?!])\s+/);
  const question = sentences.at(-1) ?? "";
  const rest = sentences.slice(0, -1).join(" ");
  if (COUNTED.test(before + rest) || !ASKS.test(question) || OTHERWISE.test(question)) return null;
  const numbers = digitsForWords(question.toLowerCase()).match(/-?\d[\d,]*(?:\.\d+)?/g) ?? [];
  const [place] = numbers;
  if (numbers.length !== 1 || place === undefined) return null;
  const plain = (written: string): string => written.replaceAll(",", "").replace(/[−–]/g, "-");
  const expression = parseExpression(plain(line[1] ?? ""));
  return {
    mathematics: {
      task: "evaluate",
      expression,
      at: [{ name: "x", value: parseExpression(plain(place)) }],
    },
    instruction: `Evaluate when $x = ${plain(place)}$`,
    latex: toLatex(expression),
    assumes: "the fitted line, which predicts and does not tell",
  };
}
