import type { Limits } from "../limits";
import type { StoryTask } from "../tasks/story";
import type { AnswerValue, Problem } from "../types";
import { isAmong } from "../word-list";
import { answerValue } from "./answer-value";
import { splitOutside } from "./split";

type Named = Extract<AnswerValue, { kind: "named" }>;
type Amount = Named["values"][number];

/** What joins a name and its amount, and tells neither. */
const JOINING = "is are was has have had gets got costs cost for the a old each there = :";

/** Between two amounts; "3 and a half" is one, and "Tom 16 Jim 12" are two. */
const BETWEEN =
  /\s*(?:\n|&|\band\b(?!\s+(?:an?|one|half|\d+\s*\/)\b)|(?<=\d)\s(?=\s*[a-z’']+\s*(?:=|:|\bis\b)?\s*\d))\s*/gi;

/** An amount that is asked for, and what can be said for it. */
interface Asked {
  readonly amount: Amount;
  /** The words of its name that no other amount has in its own. */
  readonly called: ReadonlySet<string>;
  /** What stands for it in the working; absent for a calculation. */
  readonly letter?: string;
}

/** The amounts a story asks for, each said with the name the story has for it or with the letter that stood for it:
 * "Tom is 16 and Jim is 12", "12 for Jim, 16 for Tom", "x = 16, y = 12".
 * @returns null where an amount goes without a name, or with one that could be several
 * @throws {LimitReached} */
export function namedAmounts(
  text: string,
  problem: Problem,
  like: AnswerValue,
  limits: Limits,
): Named | null {
  if (problem.task !== "story" || like.kind !== "named") return null;
  const asked = like.values.map((_, at) => askedAt(problem, like, at));
  const values = splitOutside(text.replace(BETWEEN, ", ")).map((piece) => amountIn(piece, asked, limits));
  const given = values.filter((each) => each !== null);
  return given.length === values.length && given.length > 0 ? { kind: "named", values: given } : null;
}

function askedAt({ asked }: StoryTask, { values }: Named, at: number): Asked {
  const amount = values[at] as Amount;
  const others = new Set(values.filter((each) => each !== amount).flatMap(({ name }) => wordsOf(name)));
  const letter = asked[at]?.value;
  return {
    amount,
    called: new Set(wordsOf(amount.name).filter((word) => !others.has(word))),
    ...(letter?.kind === "symbol" && { letter: letter.name }),
  };
}

function amountIn(piece: string, asked: readonly Asked[], limits: Limits): Amount | null {
  const said = piece
    .replace(/[=:]/g, " $& ")
    .split(/\s+/)
    .filter((word) => word !== "");
  const [meant, ...others] = asked.filter(({ called, letter }) =>
    said.some((word) => called.has(plain(word)) || word === letter),
  );
  if (!meant || others.length > 0) return null;
  const { amount, letter } = meant;
  const own = new Set(wordsOf(amount.name));
  const rest = said.filter(
    (word) => word !== letter && !own.has(plain(word)) && !isAmong(word.toLowerCase(), JOINING),
  );
  const like = { kind: "quantity", value: amount.value, unit: amount.unit ?? "" } as const;
  const read = answerValue(rest.join(" "), like, limits);
  return read?.kind === "quantity" ? { name: amount.name, value: read.value, unit: read.unit } : null;
}

const wordsOf = (name: string): readonly string[] => name.split(" ").map(plain);

/** "Tom’s" and "tom" are one. */
const plain = (word: string): string => word.toLowerCase().replace(/['’]s$/, "");
