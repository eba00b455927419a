import type { RelationOperator } from "../expression/ast";
import { truthWordsOffered } from "../lexicon/truth-words";
import { toLatex } from "../printer/latex";
import type { ChoiceTask, Option } from "../tasks/choice";
import { isAmong } from "../word-list";
import { eachPart, numberPart, questionOf } from "./number-parts";
import { positionNamed } from "./number-words";
import type { Recognition, Source, SourceRecogniser } from "./sentence";
import { truthOf } from "./whether-true";

const LARGE = "biggest|largest|greatest|highest|maximum";
const SMALL = "smallest|least|lowest|minimum";
const VALUE = "(?:value|number|one|fraction|decimal|integer)s?";
const RANKED = new RegExp(
  `^(?:what|which|find|give)(?: is| one is)? the (?:(\\S+(?: \\S+)?) )?(${LARGE}|${SMALL})(?: ${VALUE})?(?: ?[:,]? (?:(?:in|of|from|among|out of) )?(?:the (?:list|set|numbers):? )?(.+))$`,
  "i",
);
const CLOSEST =
  /^(?:what|which|find|give)(?: (?:number|one|value))?(?: is)? (?:the )?(?:one )?(?:closest|nearest) to (.+?)(?:(?: (?:in|of|from|among)|[:?]) (?:the (?:list|set|numbers):? )?(.+)|[?:]? (\(a\).+))$/i;
const OF_TWO = new RegExp(
  `^(?:which|what)(?: number| one| value)? is (bigger|greater|larger|smaller|less|lower|higher|${LARGE}|${SMALL})[:,?]? (.+)$`,
  "i",
);
const LETTERED = /^\(a\) ?/i;

/** "Which is the third biggest value? (a) 2 (b) 1/3", "What is the closest to 0.3 in -1, 5/7, 9?", "Which is
 * smaller: 7 or -993/185?" */
export const recogniseChoice: SourceRecogniser = (source) => {
  const text = questionOf(source);
  if (!/^(?:what|which|find|give)\b/i.test(text)) return null;
  return ranked(text, source) ?? closest(text, source) ?? ofTwo(text, source);
};

function ranked(text: string, source: Source): Recognition | null {
  const found = RANKED.exec(text.replace(/\? (?=\(a\))/i, " "));
  const [, place, direction = "", list = ""] = found ?? [];
  const rank = place === undefined ? 1 : positionNamed(place);
  const options = found && optionsIn(list, source);
  if (!options || !rank || rank > options.length) return null;
  const largest = new RegExp(`^(?:${LARGE})$`, "i").test(direction);
  return recognition(
    { task: "ranked-number", options, rank, largest },
    `Find the ${place ? `${place} ` : ""}${direction.toLowerCase()} value`,
  );
}

function closest(text: string, source: Source): Recognition | null {
  const [, goal = "", list, lettered] = CLOSEST.exec(text) ?? [];
  const target = goal ? numberPart(goal.replace(/\?$/, ""), source) : null;
  const options = target && optionsIn(lettered ?? list ?? "", source);
  if (!target || !options) return null;
  return recognition(
    { task: "closest-number", options, target },
    `Find the number closest to $${toLatex(target.shown)}$`,
  );
}

function ofTwo(text: string, source: Source): Recognition | null {
  const [, direction = "", list = ""] = OF_TWO.exec(text.replace(/\? (?=\(a\))/i, ": ")) ?? [];
  const options = list ? optionsIn(list, source) : null;
  if (!options) return null;
  const largest = /^(?:bigger|greater|larger|higher|biggest|largest|greatest|highest|maximum)$/i.test(
    direction,
  );
  return recognition(
    { task: "ranked-number", options, rank: 1, largest },
    `Find the ${largest ? "larger" : "smaller"} number`,
  );
}

const recognition = (task: Extract<ChoiceTask, { options: unknown }>, instruction: string): Recognition => ({
  mathematics: task,
  instruction,
  latex: task.options
    .map(({ shown, label }) => (label ? `\\text{(${label}) } ${toLatex(shown)}` : toLatex(shown)))
    .join(",\\ "),
});

/** "(a) 2 (b) 1/3" or "2, 1/3 and 4". */
function optionsIn(list: string, source: Source): Option[] | null {
  const text = list.trim();
  if (!LETTERED.test(text)) return eachPart(text.replace(/^\{|\}$/g, ""), (part) => numberPart(part, source));
  const pieces = text.split(/\(([a-z])\) ?/i).slice(1);
  const options: (Option | null)[] = [];
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    const option = numberPart((pieces[at + 1] as string).replace(/[,;.]\s*$/, ""), source);
    options.push(option && { ...option, label: (pieces[at] as string).toLowerCase() });
  }
  return options.length >= 2 && options.every((option) => option !== null) ? (options as Option[]) : null;
}

/** How a relation is put in words, with the two numbers around it or before it. */
const RELATIONS: readonly (readonly [string, RelationOperator])[] = [
  ["(?:is|does) (.+?) ?(?:!=|≠) ?(.+)", "!="],
  ["(?:is|does) (.+?)(?: ?= ?| (?:equal to|equal|the same as) )(.+)", "="],
  ["is (.+?) (?:not equal to|unequal to|different from) (.+)", "!="],
  ["does (.+?) not equal (.+)", "!="],
  ["(?:are|do) (.+?) and (.+?) (?:equal|the same|have the same value)", "="],
  ["(?:are|do) (.+?) and (.+?) (?:unequal|not equal|non-equal|different|have different values)", "!="],
  ["is (.+?) ?(?:<=|≤) ?(.+)", "<="],
  ["is (.+?) ?(?:>=|≥) ?(.+)", ">="],
  ["is (.+?) (?:less than or equal to|at most as (?:big|large|great) as|at most|no more than) (.+)", "<="],
  [
    "is (.+?) (?:greater than or equal to|at least as (?:big|large|great) as|at least|no less than) (.+)",
    ">=",
  ],
  ["is (.+?)(?: ?< ?| (?:less than|smaller than) )(.+)", "<"],
  ["is (.+?)(?: ?> ?| (?:greater than|bigger than|larger than|more than) )(.+)", ">"],
];
const PATTERNS = RELATIONS.map(([words, operator]) => [new RegExp(`^${words}$`, "i"), operator] as const);

/** "Is 3/4 equal to 0.75?", "Are 0 and 2 unequal?" */
export const recogniseRelationTruth: SourceRecogniser = (source) => {
  const text = statementIn(questionOf(source));
  if (!/^(?:is|are|do|does)\b/i.test(text)) return null;
  for (const [pattern, operator] of PATTERNS) {
    const found = pattern.exec(text);
    const left = found && numberPart(found[1] as string, source);
    const right = left && numberPart(found[2] as string, source);
    if (!left || !right) continue;
    return truthOf({ left, right, operator, truth: truthWordsOffered(source.text) });
  }
  return null;
};

/** "Is 2 + 2 = 5 true?", "2 + 2 = 5 true or false": what is asked of a statement, apart from it. */
function statementIn(text: string): string {
  const said = text.split(" ");
  while (isAmong(said.at(-1)?.toLowerCase(), `${VERDICTS} is it that this`)) said.pop();
  while (isAmong(said[0]?.toLowerCase().replace(":", ""), VERDICTS)) said.shift();
  const isJudged = said.length < text.split(" ").length;
  if (text.toLowerCase().startsWith("is it true that ")) return `is ${text.slice("is it true that ".length)}`;
  return isJudged && !isAmong(said[0]?.toLowerCase(), "is are do does")
    ? `is ${said.join(" ")}`
    : said.join(" ");
}

const VERDICTS = "true false or correct right wrong";
