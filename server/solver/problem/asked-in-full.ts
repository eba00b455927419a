import { thingsAskedFor } from "../grammar/asked-heads";
import { itemise } from "../grammar/itemise";
import type { Item, WordItem } from "../grammar/items";
import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import type { Problem } from "../types";

/** A thing that a text asks for among several and that the reading does nothing about: without its name the text would
 * be read alike. Null where every one of them counts. No reader can leave one out, however it reads.
 * @param readAgain how another text is read; null where it is not */
export function thingLeftOut(problem: Problem, readAgain: (text: string) => Problem | null): string | null {
  const items = itemise(problem.text);
  const things = thingsAskedFor(items);
  const meant = things.length > 0 ? meaningOf(problem) : "";
  const isSame = (text: string): boolean => {
    const other = readAgain(text);
    return other !== null && meaningOf(other) === meant;
  };
  for (const concept of new Set(things.map((thing) => thing.concept))) {
    const names = things.filter((thing) => thing.concept === concept);
    const cut = names.map((name) => withoutClause(items, name, problem.text));
    if ([without(problem.text, names), ...cut].some(isSame)) return names[0]?.text ?? null;
  }
  return null;
}

/** The text up to the "and" that leads to a name. */
function withoutClause(items: readonly Item[], name: WordItem, text: string): string {
  const before = items.slice(0, items.indexOf(name));
  const joint = before.findLast((item) => item.kind === "word" && item.concept === "and");
  return joint ? text.slice(0, joint.start) : text.slice(0, name.start);
}

/** A π behind a number that makes no difference to the reading: it would be left out of the number. */
export function piLeftOut(problem: Problem, readAgain: (text: string) => Problem | null): string | null {
  const { text } = problem;
  const tokens = tokenize(text);
  const isLost = ({ start, end }: Token): boolean => {
    const other = readAgain(text.slice(0, start) + text.slice(end));
    return other !== null && meaningOf(other) === meaningOf(problem);
  };
  const found = tokens.filter((token, at) => PI.has(token.text) && tokens[at - 1]?.kind === "number");
  return found.find(isLost)?.text ?? null;
}

const PI: ReadonlySet<string> = new Set(["pi", "π", "\\pi"]);

const without = (text: string, names: readonly WordItem[]): string =>
  names.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

/** All but the words in which it is asked and explained. */
const meaningOf = (problem: Problem): string =>
  JSON.stringify({ ...problem, text: "", instruction: "", latex: "" }, (key, value: unknown) =>
    SAID.has(key) ? undefined : typeof value === "bigint" ? `${value}n` : value,
  );

const SAID: ReadonlySet<string> = new Set(["assumption", "says", "told", "assumes"]);
