import { symbolsOf } from "../expression/walk";
import { toLatex } from "../printer/latex";
import { table } from "../table";
import type { RelationPairsTask } from "../tasks/relation-pairs";
import { markedText, pairsIn } from "./marked-text";
import type { SourceRecogniser } from "./sentence";

const WORDS = new Set(
  (
    "for the use this given set of ordered pairs to find determine state give what is relation a function one-to-one if whether and " +
    "each following write or not represents list identify in exercises these"
  ).split(" "),
);
const MOST_PAIRS = 40;

/** "For the relation {(1, 3), (2, 6)}, find the domain", "Is {(1, 2), (1, 3)} a function?" */
export const recogniseRelationPairs: SourceRecogniser = ({ text }) => {
  if (!/\b(?:domain|range|function|one-to-one)\b/i.test(text) || !/\([^()]*,[^()]*\)[^=<>]*\(/.test(text))
    return null;
  const { words, maths } = markedText(text);
  const spoken = words.split(" ").filter((word) => !word.startsWith("#"));
  const asked = askedIn(spoken);
  if (!asked || !spoken.every((word) => WORDS.has(word) || word === "domain" || word === "range"))
    return null;
  const pairs = pairsIn(maths.join(" "));
  if (!pairs || pairs.length > MOST_PAIRS || pairs.flat().some((value) => symbolsOf(value).length > 0))
    return null;
  const listed = pairs.map(([x, y]) => `(${toLatex(x)}, ${toLatex(y)})`).join(", ");
  return {
    mathematics: { task: "relation-pairs", pairs, asked },
    instruction: INSTRUCTIONS[asked],
    latex: `\\{${listed}\\}`,
  };
};

type Asked = RelationPairsTask["asked"];

const INSTRUCTIONS: Readonly<Record<Asked, string>> = table({
  domain: "Find the domain",
  range: "Find the range",
  "is-function": "Is this a function?",
  "is-one-to-one": "Is this one-to-one?",
});

/** The one thing that is asked; null when there are several or none. */
function askedIn(words: readonly string[]): Asked | null {
  const has = (word: string) => words.includes(word);
  const found: Asked[] = [];
  if (has("domain")) found.push("domain");
  if (has("range")) found.push("range");
  if (has("one-to-one")) found.push("is-one-to-one");
  else if (found.length === 0 && has("function")) found.push("is-function");
  return found.length === 1 ? (found[0] as Asked) : null;
}
