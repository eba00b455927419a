import { parseExpression, parseStatement } from "../parser/parse";
import { toLatex } from "../printer/latex";
import type { StoryAsked, StoryCondition, StoryTask } from "../tasks/story";
import { COUNTS, PLACES } from "./clauses";
import type { Recognition, SourceRecogniser } from "./sentence";
import { decimalsOf } from "./wording";

const ASK = "(?:find|calculate|compute|determine|work out|give|what is|what's|how large is)";
const DEGREES = "(\\d+(?:\\.\\d+)?)(?: ?°|-degrees?| degrees?)?";
const PAIR = "(supplement|complement)";
const IS = "(?:is|measures|has a measure of|that measures|measuring|of|of measure)";
const OTHER =
  "(?:the )?(?:measure of )?(?:the )?(?:other|third|remaining|missing|second)(?: (?:small|acute|smaller))? angle";
const ANGLE = "(?:(?:a|an|the|each|this)(?: (?:given|following))? )?(?:angles?)?";

interface Angles {
  readonly total: 90 | 180;
  readonly known: readonly string[];
  readonly name: string;
}
type AngleForm = readonly [RegExp, (found: readonly string[]) => readonly Angles[]];

const totalOf = (name = ""): 90 | 180 => (name.startsWith("complement") ? 90 : 180);
const form = (words: string, read: AngleForm[1]): AngleForm => [new RegExp(`^${words}$`), read];
const third = (first = "", second = ""): Angles[] => [
  { total: 180, known: [first, second], name: "third angle" },
];

/** Angles told by their number of degrees. */
const ANGLE_FORMS: readonly AngleForm[] = [
  form(
    `${ASK} (?:the |its )?${PAIR} (?:of|to|for) ${ANGLE}(?:(?:^| | ?[:.] )${IS})?[:. ]* ?(?:an? |the )?${DEGREES}(?: angle)?`,
    ([name = "", known = ""]) => [{ total: totalOf(name), known: [known], name }],
  ),
  form(
    `${ASK} (?:the )?${PAIR} and (?:the |its )?${PAIR} (?:of|to|for) ${ANGLE}[:. ]* ?(?:an? |the )?${DEGREES}(?: angle)?`,
    ([name = "", other = "", known = ""]) =>
      [name, other].map((each) => ({ total: totalOf(each), known: [known], name: each })),
  ),
  form(`(?:if )?an angle ${IS} ${DEGREES}[.,] ${ASK} its ${PAIR}`, ([known = "", name = ""]) => [
    { total: totalOf(name), known: [known], name },
  ]),
  form(
    `(?:if )?two angles are ${PAIR}ary(?:[.,]| and) (?:if )?(?:the measure of )?one (?:of them |angle |of the angles )?${IS} ${DEGREES}[.,] (?:then )?${ASK} (?:${OTHER}|the other)`,
    ([name = "", known = ""]) => [{ total: totalOf(name), known: [known], name: "other angle" }],
  ),
  form(
    `(?:the measures of )?two(?: of the)? angles (?:of|in) a triangle (?:are|measure|have measures(?: of)?) ${DEGREES} and ${DEGREES}\\. ${ASK} ${OTHER}(?: of the triangle)?`,
    ([first, second]) => third(first, second),
  ),
  form(
    `(?:the measure of )?one angle (?:of|in) a right triangle ${IS} ${DEGREES}\\. ${ASK} ${OTHER}(?: of the triangle)?`,
    ([known]) => third("90", known),
  ),
  form(
    `a right triangle has (?:one|an) angle ${IS} ${DEGREES}\\. ${ASK} ${OTHER}(?: of the triangle)?`,
    ([known]) => third("90", known),
  ),
];

const LENGTH =
  "(\\d+(?:\\.\\d+)?) ?(inches|inch|in|feet|foot|ft|yards?|miles?|met(?:er|re)s?|centimet(?:er|re)s?|cm|mm|km|m)?";
const WITH = "(?:with|whose|if the|if its|that has|having|has)";
const ARE = "(?:(?:are|is|measures?|of|of lengths?|have lengths?|has length|is of length|equals?) )?";
const TRIANGLE = "(?: of (?:a|the|this) (?:right )?triangle)?";
const BY_PYTHAGORAS = "(?:use the pythagorean theorem to |using the pythagorean theorem,? )?";
const WANT_LEG = "(?:the )?(?:length of )?(?:the )?(?:other|second|missing|remaining)(?: leg| side)";
const WANT_LONG = "(?:the )?(?:length of )?(?:the )?hypotenuse";

/** [pattern with two lengths, whether the first of them is the hypotenuse] */
const SIDE_FORMS: readonly (readonly [RegExp, boolean])[] = [
  [`${BY_PYTHAGORAS}${ASK} ${WANT_LONG}${TRIANGLE} ${WITH} legs ${ARE}${LENGTH} and ${LENGTH}`, false],
  [`(?:the )?legs${TRIANGLE} ${ARE}${LENGTH} and ${LENGTH}\\. ${BY_PYTHAGORAS}${ASK} ${WANT_LONG}`, false],
  [
    `a right triangle (?:has|with) legs ${ARE}${LENGTH} and ${LENGTH}\\. ${BY_PYTHAGORAS}${ASK} ${WANT_LONG}`,
    false,
  ],
  [
    `(?:the )?hypotenuse${TRIANGLE} ${ARE}${LENGTH} and (?:one|a) leg ${ARE}${LENGTH}\\. ${BY_PYTHAGORAS}${ASK} ${WANT_LEG}${TRIANGLE}`,
    true,
  ],
  [
    `${BY_PYTHAGORAS}${ASK} (?:${WANT_LEG}|(?:the )?length of the leg)${TRIANGLE} ${WITH} (?:a |the )?hypotenuse ${ARE}${LENGTH} and (?:one |a |the other )?leg ${ARE}${LENGTH}`,
    true,
  ],
].map(([words, long]) => [new RegExp(`^${words}$`), long === true]);

const ROUNDING = new RegExp(
  `[.,]? ?(?:and )?round(?:ed)?(?: (?:your answer|the answer))? to (?:the nearest (${[...PLACES.keys()].join("|")})(?: of an? [a-z]+)?|(${COUNTS.join("|")}|\\d) decimal places?)(?:,? if (?:necessary|needed))?`,
);
const LONGEST = 300;
const LEAD_IN = /^(?:(?:in|for) the following exercises,? )?(?:solve(?: using [a-z -]{3,40})?[.:] )?/;

/** Angles that add up to a right or straight angle or to those of a triangle, and sides of a right triangle: "Find
 * the supplement of a 62° angle", "Two angles of a triangle measure 31° and 88°. Find the third angle." */
export const recogniseTriangle: SourceRecogniser = ({ prose }) => {
  if (prose.length > LONGEST || !/\bangle|supplement|complement|hypotenuse/i.test(prose)) return null;
  const lower = prose.toLowerCase().replace(LEAD_IN, "").replace(/ °/g, "°");
  const rounding = ROUNDING.exec(lower);
  const text = (rounding ? lower.replace(rounding[0], "") : lower)
    .replace(/\([a-d]\) /g, "")
    .replace(/\s+/g, " ")
    .replace(/(?<![\s.?:])[\s.?:]+$/, "");
  if (!rounding) {
    for (const [pattern, read] of ANGLE_FORMS) {
      const found = pattern.exec(text);
      if (found) return angles(read(found.slice(1).map((part) => part ?? "")));
    }
  }
  return rightTriangle(text, rounding ? decimalsOf(rounding) : undefined);
};

function angles(wanted: readonly Angles[]): Recognition | null {
  const letters = ["x", "y"];
  const conditions: StoryCondition[] = [];
  const asked: StoryAsked[] = [];
  for (const [i, { total, known, name }] of wanted.entries()) {
    const letter = letters[i] ?? "";
    if (known.reduce((sum, each) => sum + Number(each), 0) >= total) return null;
    const says =
      name === "third angle"
        ? "The angles of a triangle add up to 180 degrees."
        : `${total === 90 ? "Complementary" : "Supplementary"} angles add up to ${total} degrees.`;
    conditions.push(condition(`${letter} + ${known.join(" + ")} = ${total}`, says));
    asked.push({
      kind: "amount",
      label: wanted.length > 1 ? name : "",
      value: parseExpression(letter),
      unit: "degrees",
    });
  }
  return recognition({
    unknowns: wanted.map(({ name }, i) => ({ letter: letters[i] ?? "", means: `the ${name}` })),
    conditions,
    asked,
  });
}

function rightTriangle(text: string, decimals: number | undefined): Recognition | null {
  for (const [pattern, isLong] of SIDE_FORMS) {
    const [, first, unit, second, other] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    if (unit !== undefined && unit !== other) return null;
    if (isLong && Number(first) <= Number(second)) return null;
    const relation = isLong ? `x^2 + ${second}^2 = ${first}^2` : `x^2 = ${first}^2 + ${second}^2`;
    return recognition({
      unknowns: [{ letter: "x", means: isLong ? "the other leg" : "the hypotenuse" }],
      conditions: [
        condition(relation, "By the theorem of Pythagoras, $a^2 + b^2 = c^2$ in a right triangle."),
      ],
      asked: [{ kind: "amount", label: "", value: parseExpression("x"), unit: other ?? "" }],
      decimals,
    });
  }
  return null;
}

function condition(equation: string, says: string): StoryCondition {
  const relation = parseStatement(equation);
  if (relation.kind !== "relation") throw new TypeError("not an equation");
  return { relation, says };
}

function recognition(told: Pick<StoryTask, "unknowns" | "conditions" | "asked" | "decimals">): Recognition {
  return {
    mathematics: { task: "story", domain: "positive", ...told },
    instruction: "Find what is missing in the figure",
    latex: told.conditions.map(({ relation }) => toLatex(relation)).join(", \\quad "),
  };
}
