import { charge, isUndefined } from "../ledger";
import type { Concept } from "../lexicon/lexicon";
import { ParseError } from "../parser/parse-error";
import type { Recognition } from "../problem/sentence";
import { type AskedTogether, askedTogetherIn } from "./asked-together";
import type { Frame, Slot } from "./frame";
import type { Item, WordItem } from "./items";
import { type Piece, piecesOf } from "./pieces";
import type { Context } from "./sentence";
import { thingsIn } from "./things";

/** A frame that accounts for every word and every piece of mathematics of a sentence. */
export interface Fit {
  readonly recognition: Recognition;
  /** How many words say that it is this one. */
  readonly weight: number;
}

/** Words that say nothing by themselves in any question. */
const NEUTRAL: ReadonlySet<Concept> = new Set<Concept>([
  "skip",
  "now",
  "ask",
  "is",
  "given",
  "and",
  "of",
  "for",
  "with",
  "there",
  "thing",
  "suppose",
  "aside",
  "auxiliary",
  "question-word",
]);

/** Words that may stand between a mark and what it marks. */
const TRANSPARENT: ReadonlySet<Concept> = new Set<Concept>([
  "skip",
  "now",
  "of",
  "is",
  "and",
  "ask",
  "given",
]);

const HAVING: ReadonlySet<string> = new Set(["has", "have", "having", "with"]);

/** What a sentence holds, found once for all frames that are tried on it. */
export class Said {
  readonly words: readonly WordItem[];
  readonly concepts: ReadonlySet<Concept>;
  private readonly things = new Map<number, ReadonlySet<WordItem>>();
  private asked: readonly AskedTogether[] | null = null;
  private pieced: readonly Piece[] | null = null;
  private equal: ReadonlySet<WordItem> | null = null;

  constructor(readonly items: readonly Item[]) {
    this.words = items.filter((item): item is WordItem => item.kind === "word");
    this.concepts = new Set(this.words.flatMap(({ concept }) => concept ?? []));
  }

  get pieces(): readonly Piece[] {
    this.pieced ??= piecesOf(this.items);
    return this.pieced;
  }

  get askedTogether(): readonly AskedTogether[] {
    this.asked ??= askedTogetherIn(this.items);
    return this.asked;
  }

  get equals(): ReadonlySet<WordItem> {
    this.equal ??= equalsIn(this.items);
    return this.equal;
  }

  thingsUpTo(most: number): ReadonlySet<WordItem> {
    const found = this.things.get(most) ?? thingsIn(this.items, most);
    this.things.set(most, found);
    return found;
  }
}

/** What a frame names, the same for every sentence. */
interface Named {
  readonly marks: ReadonlySet<Concept>;
  /** Its heads that mark nothing. */
  readonly heads: readonly Concept[];
  /** Its heads and what says nothing more beside them. */
  readonly own: ReadonlySet<Concept>;
}

const NAMED = new WeakMap<Frame, Named>();

function namedBy(frame: Frame): Named {
  const known = NAMED.get(frame);
  if (known) return known;
  const marks = marksOf(frame);
  const heads = frame.heads.flat();
  const named = {
    marks,
    heads: heads.filter((head) => !marks.has(head)),
    own: new Set([...heads, ...(frame.idle ?? [])]),
  };
  NAMED.set(frame, named);
  return named;
}

/** The frames by the words of their first heads, with their places in the row. */
const INDEXED = new WeakMap<readonly Frame[], ReadonlyMap<Concept | null, readonly number[]>>();

function indexOf(frames: readonly Frame[]): ReadonlyMap<Concept | null, readonly number[]> {
  const known = INDEXED.get(frames);
  if (known) return known;
  const index = new Map<Concept | null, number[]>();
  frames.forEach(({ heads: [first] }, at) => {
    for (const concept of new Set(first ?? [null])) index.set(concept, [...(index.get(concept) ?? []), at]);
  });
  INDEXED.set(frames, index);
  return index;
}

/** What fits of many frames, in their order. */
export function fitsOf(frames: readonly Frame[], said: Said, context: Context): Fit[] {
  const index = indexOf(frames);
  const named = new Set([null, ...said.concepts].flatMap((concept) => index.get(concept) ?? []));
  return [...named]
    .sort((one, other) => one - other)
    .flatMap((at) =>
      isHalfAnswered(frames[at] as Frame, said, index)
        ? []
        : (fitOf(frames[at] as Frame, said, context) ?? []),
    );
}

/** "The discriminant and the number of solutions": a frame that is about one of two things that are asked for together,
 * while another could give the other one, leaves half of the question out. */
function isHalfAnswered(frame: Frame, said: Said, index: ReadonlyMap<Concept | null, unknown>): boolean {
  const heads = new Set(frame.heads.flat());
  const isLeft = (concept: Concept) =>
    !heads.has(concept) && (concept === "solve" || index.has(concept)) && !ONLY_FORM.has(concept);
  return said.askedTogether.some(
    ([one, other]) => (heads.has(one) && isLeft(other)) || (heads.has(other) && isLeft(one)),
  );
}

/** They say how an answer is to be written, and ask for none beside it. */
const ONLY_FORM: ReadonlySet<Concept> = new Set<Concept>(["simplify", "leave", "round", "ask", "of", "is"]);

/** @returns null when the frame leaves a word or a piece of mathematics out of account, or cannot read what it is given */
export function fitOf(frame: Frame, said: Said, context: Context): Fit | null {
  if (!frame.heads.every((group) => group.some((concept) => said.concepts.has(concept)))) return null;
  try {
    return fitted(frame, said, context);
  } catch (error) {
    if (error instanceof ParseError || isUndefined(error)) return null;
    throw error;
  }
}

function fitted(frame: Frame, said: Said, context: Context): Fit | null {
  const { marks, heads, own } = namedBy(frame);
  const { words } = said;
  const things = frame.things === undefined ? NO_THINGS : said.thingsUpTo(frame.things);
  const open = words.filter(
    (word) =>
      !things.has(word) &&
      (word.concept === null ||
        !(NEUTRAL.has(word.concept) || own.has(word.concept)) ||
        (word.concept === "is" && said.equals.has(word))),
  );
  if (!open.every(({ concept }) => concept !== null && marks.has(concept))) return null;
  if (isAskedTwice(heads, said.items) || isOfItself(heads, said.items)) return null;
  const formed = new Set([...said.concepts, ...context.formed]);
  const recognition = new Filling(frame, own, open, { ...context, formed }).from(said.pieces);
  const weight = words.filter(({ concept }) => concept !== null && own.has(concept)).length + open.length;
  return recognition && { recognition, weight };
}

/** "is" between two pieces of mathematics says that they are equal. */
function equalsIn(items: readonly Item[]): ReadonlySet<WordItem> {
  const said = items.filter(
    (item) => item.kind !== "word" || (item.concept !== "skip" && item.concept !== "thing"),
  );
  return new Set(
    said.filter(
      (item, at): item is WordItem =>
        item.kind === "word" &&
        item.concept === "is" &&
        said[at - 1]?.kind === "maths" &&
        said[at + 1]?.kind === "maths",
    ),
  );
}

/** A head that is named on both sides of a piece of mathematics is said of two things. */
const isAskedTwice = (heads: readonly Concept[], items: readonly Item[]): boolean =>
  heads.some((head) => {
    const isHead = (item: Item) => item.kind === "word" && item.concept === head;
    const said = items.slice(items.findIndex(isHead), items.findLastIndex(isHead));
    return said.some(({ kind }) => kind === "maths");
  });

/** "The complement of the complement of 25°": of what comes of it once. */
const isOfItself = (heads: readonly Concept[], items: readonly Item[]): boolean =>
  items.some((item, at) => {
    if (item.kind !== "word" || item.concept === null || !heads.includes(item.concept)) return false;
    const behind = items.slice(at + 1);
    const end = behind.findIndex((each) => each.kind !== "word" || !JOINING.has(each.concept));
    const next = behind[end];
    const isJoined = item.text.endsWith(" of") || behind.slice(0, end).some((each) => each.text === "of");
    return isJoined && next?.kind === "word" && next.concept === item.concept;
  });

const JOINING: ReadonlySet<Concept | null> = new Set<Concept | null>(["skip", "of"]);

const NO_THINGS: ReadonlySet<WordItem> = new Set();

const marksOf = ({ slots }: Frame): ReadonlySet<Concept> =>
  new Set(Object.values(slots).flatMap(({ after, before }) => [...(after ?? []), ...(before ?? [])]));

/** The search for a way to fill the slots of one frame: the pieces in the order of the text, and for each of them the
 * slots in their order. */
class Filling {
  private readonly names: readonly string[];
  private readonly held: ReadonlyMap<string, unknown[]>;

  constructor(
    private readonly frame: Frame,
    private readonly own: ReadonlySet<Concept>,
    /** Words that some slot has to take as its mark. */
    private readonly open: readonly WordItem[],
    private readonly context: Context,
  ) {
    this.names = Object.keys(frame.slots);
    this.held = new Map(this.names.map((name) => [name, []]));
  }

  from(pieces: readonly Piece[], last: string | null = null, used = new Set<WordItem>()): Recognition | null {
    charge();
    const [piece, ...rest] = pieces;
    if (!piece) return this.built(used);
    if (piece.restates) return null;
    for (const name of this.names) {
      const slot = this.frame.slots[name] as Slot<unknown>;
      const held = this.heldBy(name);
      if (held.length >= slot.most) continue;
      if (slot.inRow && held.length > 0 && !(last === name && piece.continues)) continue;
      const marks = this.marksFor(slot, piece, last === name);
      const seen = marks && slot.face(piece.item, this.context);
      if (marks === null || seen === null) continue;
      held.push(seen);
      const found = this.from(rest, name, new Set([...used, ...marks]));
      held.pop();
      if (found) return found;
    }
    return piece.item.droppable ? this.from(rest, last, used) : null;
  }

  private heldBy(name: string): unknown[] {
    return this.held.get(name) as unknown[];
  }

  private built(used: ReadonlySet<WordItem>): Recognition | null {
    const { slots, build } = this.frame;
    if (this.open.some((word) => !used.has(word))) return null;
    if (this.names.some((name) => this.heldBy(name).length < (slots[name] as Slot<unknown>).least))
      return null;
    const values = this.names.map((name) => [
      name,
      (slots[name] as Slot<unknown>).gather([...this.heldBy(name)]),
    ]);
    return build(Object.fromEntries(values), this.context, this.context.formed);
  }

  /** The marks that a slot takes from around a piece; null when the piece does not stand where the slot wants it. */
  private marksFor(slot: Slot<unknown>, piece: Piece, isSame: boolean): WordItem[] | null {
    if (piece.behind?.concept && slot.unless?.includes(piece.behind.concept)) return null;
    const led = piece.before.find(({ concept }) => concept !== "skip")?.concept;
    if (led && slot.notAfter?.includes(led)) return null;
    if (isSame && piece.continues) return [];
    // "Perimeter 28 area": of two names the first tells the number between them.
    const isBetween = this.isAskedBeside(piece) && this.isClosed(piece.behind);
    if ((isBetween || this.isToldByName(piece)) && !slot.after && !slot.before) return null;
    const behind = this.isAskedBeside(piece) ? null : markBehind(slot, piece);
    const before = slot.after ? this.markBefore(slot.after, piece, slot.beside === true) : null;
    if ((slot.after || slot.before) && !before && !behind) return null;
    return [before, behind].filter((mark) => mark !== null);
  }

  /** "Radius 3 height 4 volume": a name that stands right before a number is not asked for beside that of another. */
  private isAskedBeside({ before: [nearest] }: Piece): boolean {
    return this.isClosed(nearest);
  }

  /** "The perimeter of a square is 36", "a square has perimeter 36": the name tells the number, and asks for nothing. */
  private isToldByName({ before }: Piece): boolean {
    const at = before.findIndex((word) => this.isClosed(word));
    const between = before.slice(0, Math.max(at, 0));
    const isLed = between.some(({ concept }) => concept === "is") || HAVING.has(before[at + 1]?.text ?? "");
    return (
      at >= 0 &&
      isLed &&
      between.every(({ concept }) => concept !== null && (TRANSPARENT.has(concept) || this.own.has(concept)))
    );
  }

  private isClosed(word: WordItem | null | undefined): boolean {
    return word?.concept != null && this.frame.closed?.includes(word.concept) === true;
  }

  private markBefore(wanted: readonly Concept[], { before }: Piece, beside: boolean): WordItem | null {
    for (const word of before) {
      if (word.concept !== null && wanted.includes(word.concept)) return word;
      if (word.concept !== null && this.frame.closed?.includes(word.concept)) return null;
      if (beside && word.concept !== "skip" && word.concept !== "now") return null;
      if (word.concept === null || !(TRANSPARENT.has(word.concept) || this.own.has(word.concept)))
        return null;
    }
    return null;
  }
}

const markBehind = ({ before }: Slot<unknown>, { behind }: Piece): WordItem | null =>
  behind?.concept && before?.includes(behind.concept) ? behind : null;
