import { singular } from "../../../lexicon/nouns";
import type { Token } from "../relations/tokens";
import { CLASSES, DETERMINERS, isFiniteVerb, isOpen, ORDINALS } from "./words";

/** A wording of a clause, as data:
 * `word` or `one|other` stands for itself, `@class` for a word of a class (words.ts) and `@v:class` for one that is kept, `#n` for a number and `#n:MT` for one
 * that measures money or time (units.ts), `&u:year|day` for one of these words, kept, `$a` for the name of a thing or a person, `%a` for that or a pronoun, `~` for
 * where it is, which may be left out, `( … / … )` for a choice, and `[ … / … ]` for one that may be left out. */
export type Wording = string;

type Item =
  | { readonly kind: "word"; readonly test: (word: string) => boolean; readonly isPossessive?: boolean }
  | { readonly kind: "number"; readonly name: string; readonly measures: string }
  | { readonly kind: "kept"; readonly name: string; readonly test: (word: string) => boolean }
  | { readonly kind: "name"; readonly name: string; readonly orPronoun: boolean }
  | { readonly kind: "place" }
  | { readonly kind: "choice"; readonly ways: readonly (readonly Item[])[] };

/** What stands in the places of a wording: the mark of a number, the words of a name without its article. */
export type Bound = ReadonlyMap<string, string | readonly string[]>;

export interface Match {
  readonly end: number;
  readonly bound: Bound;
}

const COMPILED = new Map<Wording, readonly Item[]>();

function compiled(wording: Wording): readonly Item[] {
  const known = COMPILED.get(wording);
  if (known) return known;
  const parts = partsOf(wording);
  const [items] = sequence(parts, 0);
  COMPILED.set(wording, items);
  return items;
}

/** Brackets and strokes are parts of their own. */
function partsOf(wording: Wording): readonly string[] {
  let spaced = "";
  for (const sign of wording) spaced += "()[]/".includes(sign) ? ` ${sign} ` : sign;
  return spaced.split(" ").filter((part) => part !== "");
}

function sequence(parts: readonly string[], start: number): readonly [readonly Item[], number] {
  const items: Item[] = [];
  let at = start;
  while (at < parts.length && !"])/".includes(parts[at] as string)) {
    const part = parts[at] as string;
    if (part === "(" || part === "[") {
      const ways: (readonly Item[])[] = [];
      const none: (readonly Item[])[] = part === "[" ? [[]] : [];
      do {
        const [inner, end] = sequence(parts, at + 1);
        ways.push(inner);
        at = end;
      } while (parts[at] === "/");
      items.push({ kind: "choice", ways: [...ways, ...none] });
      at += 1;
    } else {
      items.push(itemOf(part));
      at += 1;
    }
  }
  return [items, at];
}

function itemOf(part: string): Item {
  const rest = part.slice(1);
  if (part === "~") return { kind: "place" };
  if (part.startsWith("#")) {
    const [name = "", measures = ""] = rest.split(":");
    return { kind: "number", name, measures };
  }
  if (part.startsWith("&")) {
    const [name = "", words = ""] = rest.split(":");
    const own = new Set(words.split("|"));
    return { kind: "kept", name, test: (word) => own.has(word) };
  }
  if (part.startsWith("$") || part.startsWith("%"))
    return { kind: "name", name: rest, orPronoun: part.startsWith("%") };
  if (part.startsWith("@")) {
    const [name = "", kept] = rest.split(":");
    const test = CLASSES[kept ?? name];
    if (!test) throw new RangeError(`no class of words: ${part}`);
    return kept === undefined ? { kind: "word", test } : { kind: "kept", name, test };
  }
  const own = new Set(part.split("|"));
  return { kind: "word", test: (word) => own.has(word) };
}

/** Every way in which the tokens from a place on are worded so. */
export function matches(wording: Wording, tokens: readonly Token[], at: number): Iterable<Match> {
  const items = compiled(wording);
  return canBegin(items, 0, tokens[at]) ? along(items, 0, { tokens, at, bound: new Map() }) : [];
}

/** Whether a token can be the first of a wording: most wordings end here. What may be left out, and a name, begin with
 * anything. */
function canBegin(items: readonly Item[], next: number, token: Token | undefined): boolean {
  const item = items[next];
  if (item?.kind === "choice")
    return item.ways.some(
      (way) => canBegin(way, 0, token) && (way.length > 0 || canBegin(items, next + 1, token)),
    );
  if (item?.kind === "word" || item?.kind === "kept") return token?.kind === "word" && item.test(token.word);
  return item?.kind !== "number" || token?.kind === "number";
}

interface Place {
  readonly tokens: readonly Token[];
  readonly at: number;
  readonly bound: Bound;
}

function* along(items: readonly Item[], next: number, place: Place): Generator<Match> {
  const item = items[next];
  if (!item) {
    yield { end: place.at, bound: place.bound };
    return;
  }
  if (item.kind === "choice") {
    for (const way of item.ways) yield* along([...way, ...items.slice(next + 1)], 0, place);
    return;
  }
  for (const after of past(item, place)) yield* along(items, next + 1, after);
}

function past(item: Exclude<Item, { kind: "choice" }>, place: Place): readonly Place[] {
  const { tokens, at, bound } = place;
  const token = tokens[at];
  if (item.kind === "word")
    return token?.kind === "word" && item.test(token.word) ? [{ ...place, at: at + 1 }] : [];
  if (item.kind === "kept")
    return token?.kind === "word" && item.test(token.word)
      ? [{ tokens, at: at + 1, bound: new Map([...bound, [item.name, [token.word]]]) }]
      : [];
  if (item.kind === "number") {
    if (token?.kind !== "number") return [];
    const fits = item.measures === "" ? token.measures !== "P" : item.measures.includes(token.measures);
    return fits ? [{ tokens, at: at + 1, bound: new Map([...bound, [item.name, token.mark]]) }] : [];
  }
  if (item.kind === "place") return placesAt(tokens, at).map((end) => ({ ...place, at: end }));
  return namesAt(tokens, at, item.orPronoun).map(({ end, words }) => ({
    tokens,
    at: end,
    bound: new Map([...bound, [item.name, words]]),
  }));
}

const wordAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token?.kind === "word" ? token.word : "";
};

const LONGEST_NAME = 4;

/** Where a name can end that begins here, and its words, the longest first. */
function namesAt(
  tokens: readonly Token[],
  at: number,
  orPronoun: boolean,
): readonly { readonly end: number; readonly words: readonly string[] }[] {
  if (orPronoun && CLASSES.pronoun?.(wordAt(tokens, at)))
    return [{ end: at + 1, words: [wordAt(tokens, at)] }];
  const start = DETERMINERS.has(wordAt(tokens, at)) ? at + 1 : at;
  const found: { end: number; words: readonly string[] }[] = [];
  const words: string[] = [];
  let end = start;
  if (ORDINALS.has(wordAt(tokens, end))) {
    words.push(wordAt(tokens, end));
    end += 1;
    found.unshift({ end, words: [...words] });
  }
  while (words.length < LONGEST_NAME && isPartOfName(words, wordAt(tokens, end))) {
    words.push(singular(wordAt(tokens, end)));
    end += 1;
    if (wordAt(tokens, end) !== "'s") found.unshift({ end, words: [...words] });
    else if (isOpen(wordAt(tokens, end + 1))) end += 1;
  }
  return found;
}

/** A verb ends a name: "the drain empties". */
const isPartOfName = (before: readonly string[], word: string): boolean =>
  isLabel(before, word) || (isOpen(word) && (before.length === 0 || !isFiniteVerb(word)));

/** "Pipe A": an article, but for what stands before it. */
const isLabel = (before: readonly string[], word: string): boolean => before.length === 1 && word === "a";

/** Where "in the class of Mr Jones" can end, the longest first; it may be nothing. */
function placesAt(tokens: readonly Token[], at: number): readonly number[] {
  if (!CLASSES.in?.(wordAt(tokens, at))) return [at];
  const ends = namesAt(tokens, at + 1, false).flatMap(({ end }) => placesAt(tokens, end));
  return [...new Set([...ends, at])].toSorted((one, other) => other - one);
}
