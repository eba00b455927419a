import type { Story } from "../story";
import type { Effect } from "./effects";
import type { Account } from "./entries";
import { lemmas } from "./lemmas";
import { pieceOf } from "./pieces";

const DEGREES =
  "(?:tall|long|short|wid|narrow|high|low|deep|old|young|heavi|light|big|larg|small|great|warm|cold|cool|hott|fast|slow|quick|cheap|near|clos|far|farth|furth|rich|thick|thinn)";
const COMPARISON = new RegExp(
  `\\b(?:how (?:many|much) (more|less|fewer|${DEGREES}er)|(?:how|by) [a-z ]*?(?<!\\bno )(more|fewer|less))\\b(.*?)(?:\\bthan\\b(.*))?$`,
);

/** "How many more girls than boys": the girls are what is larger, the boys what is taken away. */
export function unboundComparison(
  { story, asked }: Account,
  question: string,
  effects: readonly Effect[],
): string | null {
  const found = COMPARISON.exec(question);
  if (!found) return null;
  const [, much, many, first = "", second] = found;
  const word = (much ?? many) as string;
  const [one, other] = effects;
  if (asked.length !== 1 || effects.length !== 2 || !one || !other || one.negative === other.negative)
    return word;
  const fewer = /^(?:less|fewer|small|short|young|light|cheap|low|slow|near|clos|narrow|cold|cool)/.test(
    word,
  );
  const [plus, minus] = one.negative === fewer ? [one, other] : [other, one];
  return isBound(story, [first, second], [plus.at, minus.at]) ? null : word;
}

/** Whether the words of the question say which amount is which: those before "than" are told with the larger, those
 * after it with the smaller one. */
function isBound(
  story: Story,
  sides: readonly [string, string | undefined],
  [plus, minus]: readonly [number, number],
): boolean {
  const pieces = [plus, minus].map((at) => pieceOf(story, at));
  const own = pieces.map(({ text }) => lemmas(text));
  const shared = pieces.map(({ text, before }) => lemmas(`${before.split(/<[A-Z]\d+>/)[0] ?? ""} ${text}`));
  return (
    [own, shared].some(([larger, smaller]) => larger && smaller && fits(sides, larger, smaller)) ||
    (sides[1] === undefined && isMissing(sides[0], pieces[1]?.text ?? ""))
  );
}

function fits(
  [first, second]: readonly [string, string | undefined],
  larger: ReadonlySet<string>,
  smaller: ReadonlySet<string>,
): boolean {
  const [one, two] = [lemmas(first), lemmas(second ?? "")];
  const lead = (
    words: ReadonlySet<string>,
    others: ReadonlySet<string>,
    [here, there]: readonly [ReadonlySet<string>, ReadonlySet<string>],
  ) => [...words].filter((word) => !others.has(word) && here.has(word) && !there.has(word)).length;
  const against = lead(one, two, [smaller, larger]) + lead(two, one, [larger, smaller]);
  const [forOne, forTwo] = [lead(one, two, [larger, smaller]), lead(two, one, [smaller, larger])];
  return second === undefined ? forOne > against : forOne > 0 && forTwo > 0 && against === 0;
}

/** "She needs 8 cups and has 3. How many more does she need?": what is taken away is there already. */
const isMissing = (question: string, smaller: string): boolean =>
  /\bneeds?\b|\bha(?:s|ve) to\b/.test(question) && HAVING.test(smaller);

const HAVING = /\b(?:already|so far|has|have|had|put in|saved|collected)\b/;
