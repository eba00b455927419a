import { tokenize } from "../lexicon/tokenize";
import type { Token } from "../lexicon/tokens";
import { edited } from "./edits";

/** What numbers do together, and what its result is called. */
const RESULTS: readonly (readonly [phrase: string, result: string])[] = [
  ["add up to", "sum"],
  ["add to", "sum"],
  ["sum to", "sum"],
  ["sum up to", "sum"],
  ["have a sum of", "sum"],
  ["multiply to", "product"],
  ["have a product of", "product"],
];

/** More words than what is added has. */
const LONGEST = 6;
/** Numbers that are looked for are called so. */
const UNKNOWN: ReadonlySet<string> = new Set(["integers", "numbers"]);
const POINTING: readonly string[] = [
  "what are they",
  "find them",
  "what are the numbers",
  "what are the integers",
];
const ASKING: ReadonlySet<string> = new Set(["find", "what", "whats", "what's", "how", "which", "solve"]);

/** "Three consecutive integers add up to 72": the sum of them is 72. Numbers of which nothing else is asked are what is
 * looked for.
 * @returns null where nothing is said to add up */
export function withNamedResult(text: string): string | null {
  const tokens = tokenize(text);
  const said = tokens.flatMap((_, at) => saidAt(tokens, at) ?? []);
  const [only, ...others] = said;
  if (!only || others.length > 0) return null;
  const { from, verb, behind, result, noun } = only;
  const start = (tokens[from] as Token).start;
  const edits = [
    { start, end: start, text: `the ${result} of ` },
    { start: (tokens[verb] as Token).start, end: (tokens[behind - 1] as Token).end, text: "is" },
    ...(UNKNOWN.has(noun) ? [...oneOf(tokens, behind + 1, noun), ...whichNumbers(tokens, noun)] : []),
  ];
  return edited(text, edits);
}

function saidAt(tokens: readonly Token[], at: number) {
  const found = RESULTS.find(([phrase]) => isSaid(tokens, at, phrase));
  if (!found) return null;
  const behind = at + found[0].split(" ").length;
  const from = tokens.findLastIndex(({ kind, text }, i) => i < at && (kind === "mark" || text === "and")) + 1;
  const named = tokens.slice(from, at);
  const isShort = named.length > 0 && named.length <= LONGEST && named.every(({ kind }) => kind !== "maths");
  return isShort && tokens[behind]?.kind === "number"
    ? { from, verb: at, behind, result: found[1], noun: named.at(-1)?.text ?? "" }
    : null;
}

/** "… and one is 8 more than the other": a sentence of its own, about one of the numbers. */
function oneOf(tokens: readonly Token[], from: number, noun: string) {
  const [joint, one, is] = tokens.slice(from, from + 3);
  const isJoint = joint?.text === "and" || joint?.text === ",";
  const parted =
    joint && isJoint && one?.text === "one" ? [{ start: joint.start, end: joint.end, text: "." }] : [];
  const isBare = one?.text === "one" && is?.text === "is";
  return one && isBare
    ? [...parted, { start: one.end, end: one.end, text: ` ${noun.slice(0, -1)}` }]
    : parted;
}

const isSaid = (tokens: readonly Token[], at: number, phrase: string): boolean =>
  phrase.split(" ").every((word, i) => tokens[at + i]?.text === word);

/** The command to find them, in place of "what are they" or where the text ends without a question. */
function whichNumbers(tokens: readonly Token[], noun: string) {
  const command = `Find the ${noun}.`;
  const at = tokens.findIndex((_, i) => POINTING.some((phrase) => isSaid(tokens, i, phrase)));
  const last = tokens.at(-1) as Token;
  if (at > 0) {
    const before = tokens[at - 1] as Token;
    return [{ start: before.end, end: last.end, text: `. ${command}` }];
  }
  const isAsked = tokens.some(({ text }) => ASKING.has(text));
  return isAsked
    ? []
    : [{ start: last.end, end: last.end, text: `${last.kind === "mark" ? "" : "."} ${command}` }];
}
