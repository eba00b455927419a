import { equals } from "../expression/rational";
import { dimensionOf, sizeOf } from "../expression/units";
import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import type { Problem } from "../types";
import { isAmong } from "../word-list";
import { unitOf } from "./unit-text";

/** The unit that a question asks for behind "in", where its answer has another one; null where it has that one, or none is
 * asked for. A unit that is not known is another one. */
export function unmetUnit(problem: Problem): string | null {
  const units = unitsOf(problem);
  const asked = units.length > 0 ? askedUnit(problem.text) : null;
  return asked !== null && !units.some((unit) => isSameUnit(unit, asked)) ? asked : null;
}

/** Of the tasks whose readers may not look for a unit that is asked for. */
function unitsOf(problem: Problem): readonly string[] {
  if (problem.task === "physics") return problem.asked.named ? [] : [problem.asked.unit];
  return problem.task === "story" ? problem.asked.map(({ unit }) => unit) : [];
}

/** "Find the speed in knots", "how fast in mph?": what ends a clause behind something that is measured. */
function askedUnit(text: string): string | null {
  const clauses = clausesOf(tokenize(text));
  for (const clause of clauses) {
    const at = clause.findLastIndex((token) => token.text === "in");
    const said = upToNext(clause.slice(at + 1));
    const [first, last] = [said[0], said.at(-1)];
    if (at < 1 || !first || !last) continue;
    const unit = text.slice(first.start, last.end);
    const before = clause[at - 1]?.text;
    const isMeasured = isAmong(before, MEASURED) && isUnit(unit, said);
    if (isMeasured || (isAmong(before, ANSWERS) && unitOf(unit))) return unit;
  }
  return null;
}

/** "In dynes on a mass of …": a unit ends where something else is told. */
const upToNext = (tokens: readonly Token[]): readonly Token[] => {
  const end = tokens.findIndex(({ text }) => isAmong(text, NEXT));
  return end < 0 ? tokens : tokens.slice(0, end);
};

const NEXT =
  "on of for when if after before that which is are was were does do did needed with from to at by and as";

const clausesOf = (tokens: readonly Token[]): readonly (readonly Token[])[] =>
  tokens.reduce<Token[][]>(
    (clauses, token) => {
      if (token.kind === "mark") clauses.push([]);
      else clauses.at(-1)?.push(token);
      return clauses;
    },
    [[]],
  );

/** Behind them, "in" leads to a unit. */
const MEASURED =
  "speed velocity pace weight mass area volume capacity length width height depth distance perimeter circumference " +
  "energy force power pressure acceleration fast far tall heavy wide deep";
const ANSWERS = "answer it result";
const LONGEST_UNIT = 4;

/** A unit that is known, one strange word, or several that end like a plural or have "per" among them. */
function isUnit(unit: string, words: readonly Token[]): boolean {
  if (unitOf(unit)) return true;
  const isNamed = words.length <= LONGEST_UNIT && words.every(({ kind }) => kind === "word");
  if (!isNamed || isAmong(words[0]?.text, OTHER)) return false;
  return words.length === 1 || words.some(({ text }) => text === "per") || unit.endsWith("s");
}

/** What "in" leads to as well: a place, a form, a whole. */
const OTHER =
  "the a an his her its their our your my this that these those each every all total simplest simplified exact standard general " +
  "terms words surd radical decimal decimals fraction fractions scientific metric si proper correct appropriate lowest air water " +
  "traffic space motion full half two three four five front question series parallel order general return";

function isSameUnit(unit: string, asked: string): boolean {
  const [one, other] = [unitOf(unit)?.units, unitOf(asked)?.units];
  if (!one || !other) return unit.toLowerCase() === asked.toLowerCase();
  return dimensionOf(one) === dimensionOf(other) && equals(sizeOf(one), sizeOf(other));
}
