import { itemise } from "../grammar/itemise";
import type { Item, WordItem } from "../grammar/items";
import { type Concept, type Found, phraseAt, type Slip } from "../lexicon/lexicon";
import { table } from "../table";

/** What stands for each way to ask, as books word it. */
const WORDINGS: Partial<Readonly<Record<Concept, readonly string[]>>> = table({
  ask: ["Find", "What is", "Evaluate"],
  whether: ["Determine whether"],
  solve: ["Solve"],
  simplify: ["Simplify"],
  expand: ["Expand"],
  factor: ["Factorise"],
  multiply: ["Multiply"],
  add: ["Add"],
  subtract: ["Subtract"],
  divide: ["Divide"],
  rationalise: ["Rationalise the denominator"],
  convert: ["Convert"],
  round: ["Round"],
  estimate: ["Estimate"],
});

/** A command, and where in a text it stands. */
interface Command {
  readonly item: WordItem;
  readonly wordings: readonly string[];
}

/** The text with its commands in the words of books; one text for each way to say "find". */
export function inPlainCommands(text: string): string[] {
  const commands = commandsIn(itemise(text));
  const ways = Math.max(0, ...commands.map(({ wordings }) => wordings.length));
  return Array.from({ length: ways }, (_, way) =>
    commands.reduceRight(
      (rest, { item, wordings }) =>
        rest.slice(0, item.start) +
        (wordings[Math.min(way, wordings.length - 1)] as string) +
        rest.slice(item.end),
      text,
    ),
  );
}

/** What says nothing but "find", in stories as well. */
const FINDING = /^(?:determine|calculate|compute|work out)$/;

/** The text with "find" for what means just that.
 * @returns null where nothing does */
export function inFindWords(text: string): string | null {
  const found = commandsIn(itemise(text)).filter(({ item }) => FINDING.test(item.text));
  return found.length === 0
    ? null
    : found.reduceRight((rest, { item }) => `${rest.slice(0, item.start)}Find${rest.slice(item.end)}`, text);
}

/** They ask for a proof, a name or a way of writing, not for a value. */
const OF_OTHER_KINDS = /^(?:show|write|name|list|state|say|identify|express)/;

/** Commands stand where a sentence or clause begins. */
function commandsIn(items: readonly Item[]): Command[] {
  return items.flatMap((item, at) => {
    const wordings = item.kind === "word" && item.concept !== null ? WORDINGS[item.concept] : undefined;
    const isOther = item.kind === "word" && item.concept === "ask" && OF_OTHER_KINDS.test(item.text);
    if (item.text === "which is" && items[at - 1]?.text === ",") return [];
    return item.kind === "word" && wordings && !isOther && begins(items, at) ? [{ item, wordings }] : [];
  });
}

function begins(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return before === undefined || before.kind === "break";
}

/** "Of the equation x² = 4, find the roots": the clause with the command moved to the beginning.
 * @returns null where the text does not end in a command of its own */
export function withCommandFirst(text: string): string | null {
  const items = itemise(text);
  const end = items.findLast(({ kind }) => kind !== "break")?.end ?? 0;
  const at = items.findLastIndex((item, place) => isCommand(item) && follows(items, place));
  const command = items[at];
  if (!command || at === 0 || items.slice(0, at).some(asks)) return null;
  // Directly behind mathematics a word with more of it is no command: "12 times 3".
  if (items[at - 1]?.kind === "maths" && items.slice(at).some(({ kind }) => kind === "maths")) return null;
  const given = text.slice(0, command.start).replace(/[\s,.;:]+$/, "");
  const asked = text.slice(command.start, end);
  const isPhrase = /^(?:of|for|in|from|to|with|on|by|using|given|if|when|where)\b/i.test(given);
  const hasMaths = items.slice(0, at).some(({ kind }) => kind === "maths");
  return hasMaths ? `${asked}${isPhrase ? " " : ": "}${given}` : null;
}

/** Whether a phrase tells what to do; "find the roots" is one phrase of the lexicon, and does. */
export function isCommandWord(words: readonly string[], { concept, length }: Found): boolean {
  const first = length > 1 ? phraseAt(words.slice(0, 1), 0) : null;
  return concept in WORDINGS || (first !== null && first.concept in WORDINGS);
}

const isCommand = (item: Item): boolean =>
  item.kind === "word" &&
  item.concept !== null &&
  isCommandWord(item.text.split(" "), {
    concept: item.concept,
    length: item.text.split(" ").length,
    slips: [],
  });

/** What is told before a command asks nothing by itself: "Does 12 divide 36" has no second half to be moved. */
const asks = (item: Item): boolean =>
  isCommand(item) || (item.kind === "word" && item.concept !== null && ASKING.has(item.concept));

const ASKING: ReadonlySet<Concept> = new Set<Concept>(["auxiliary", "how-many", "whether"]);

/** Behind a comma or stop, or directly behind mathematics. */
const follows = (items: readonly Item[], at: number): boolean => {
  const before = items[at - 1];
  return before?.kind === "break" || before?.kind === "maths";
};

/** A text in which words that are typed with a slip are written right, and which words those are.
 * @returns null where there is none */
export function withoutSlips(
  text: string,
): { readonly text: string; readonly slips: readonly Slip[] } | null {
  const words = itemise(text).filter((item): item is WordItem => item.kind === "word");
  const slips = words.flatMap((word) => word.slips);
  if (slips.length === 0) return null;
  const written = slips.reduce(
    (rest, { typed, read }) => rest.replace(new RegExp(`(?<![a-z])${typed}(?![a-z])`, "gi"), read),
    text,
  );
  return { text: written, slips };
}
