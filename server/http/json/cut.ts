import "server-only";
import { BYTES_AT_ONCE, JsonTooLarge, PIECES_MAX, type PieceLimits } from "./limits";
import { type JsonListener, JsonScanner } from "./scanner";
import { takeTurn } from "./turns";

/** Where a JSON text is cut: an object between the members that are named, a list between its items. What no plan names is
 * left in one piece. */
export interface CutPlan {
  readonly members?: Readonly<Record<string, CutPlan>>;
  readonly items?: CutPlan;
  /** How many items a list may have. */
  readonly most?: number;
}

/** A value of a JSON text: where it stands, and how many values there are in it, itself included. */
export interface Piece {
  readonly from: number;
  readonly to: number;
  readonly values: number;
  /** The members that the plan names, where this is an object. */
  readonly members?: ReadonlyMap<string, Piece>;
  /** Where this is a list and the plan says so. */
  readonly items?: readonly Piece[];
}

/** A JSON text that was looked through: every piece of it is known by its place, and none was made. */
export interface CutJson {
  readonly root: Piece;
  readonly make: MakePiece;
}

/** Makes one piece, without the parts that are pieces of their own: those are null in it.
 * @throws {JsonTooLarge} where it is over the limits; nothing was made then */
export type MakePiece = (piece: Piece, limits: PieceLimits) => Promise<unknown>;

/** What a value costs more than its bytes, in bytes: it is made, held against a schema, and collected again. */
const VALUE_COST = 32;
/** Looks through a JSON text, a stretch at a time, before anything is made of it.
 * @param bytes in UTF-8; what is wrongly encoded in a text reads as a decoder reads it
 * @throws {SyntaxError} for what is no JSON, and a name that is there twice and that the plan names
 * @throws {JsonTooLarge} for what is nested too deep, has too long a text or too many pieces */
export async function cutJson(bytes: Uint8Array, plan: CutPlan): Promise<CutJson> {
  const cutter = new Cutter(bytes, plan);
  const scanner = new JsonScanner(bytes, cutter);
  // Looking at a byte is a fraction of making something of it.
  do await takeTurn(BYTES_AT_ONCE);
  while (scanner.advance(BYTES_AT_ONCE * 2));
  const { root } = cutter;
  if (!root) throw new SyntaxError("no JSON");
  return { root, make: pieceMaker(bytes) };
}

/** Makes pieces of a text that was looked through before. */
export const pieceMaker =
  (bytes: Uint8Array): MakePiece =>
  (piece, limits) =>
    make(bytes, piece, limits);

interface Making {
  readonly plan: CutPlan | undefined;
  readonly from: number;
  readonly isList: boolean;
  readonly members: Map<string, Piece> | undefined;
  readonly items: Piece[] | undefined;
  values: number;
  /** The member that comes next, where the plan names it. */
  next: string | null;
}

/** Keeps the places of what the plan names. */
class Cutter implements JsonListener {
  root: Piece | null = null;
  /** The lists and objects around the present place, as far in as the plan goes. */
  private readonly open_: Making[] = [];
  /** How deep what is around is beyond that. */
  private inside = 0;
  private pieces = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private readonly plan: CutPlan,
  ) {}

  name(from: number, to: number): void {
    const within = this.open_.at(-1);
    if (this.inside > 0 || !within?.plan?.members) return;
    within.next = this.plannedName(within.plan.members, from, to);
  }

  open(at: number, _depth: number, isList: boolean): void {
    if (this.inside > 0) {
      this.inside += 1;
      this.count();
      return;
    }
    const within = this.open_.at(-1);
    const plan = within ? planOfNext(within) : this.plan;
    if (within && !plan) {
      this.inside = 1;
      this.count();
      return;
    }
    const members = !isList && plan?.members ? new Map<string, Piece>() : undefined;
    const items = isList && plan?.items ? [] : undefined;
    this.open_.push({ plan, from: at, isList, members, items, values: 1, next: null });
  }

  close(to: number): void {
    if (this.inside > 0) {
      this.inside -= 1;
      return;
    }
    const done = this.open_.pop();
    if (!done) return;
    const { from, values, members, items } = done;
    this.keep({ from, to, values, members, items });
  }

  scalar(from: number, to: number): void {
    const within = this.open_.at(-1);
    if (this.inside > 0 || (within && !planOfNext(within))) this.count();
    else this.keep({ from, to, values: 1 });
  }

  /** Which of the names of a plan stands there; nothing is made of one that is none of them. */
  private plannedName(members: NonNullable<CutPlan["members"]>, from: number, to: number): string | null {
    const written = this.bytes.subarray(from, Math.min(to, from + NAME_BYTES_MAX));
    if (!written.includes(BACKSLASH)) {
      const known = encodedNames(members).find(({ bytes }) => bytes.equals(written));
      return known?.name ?? null;
    }
    const name = to - from > NAME_BYTES_MAX ? "" : (JSON.parse(textOf(this.bytes, from, to)) as string);
    return Object.hasOwn(members, name) ? name : null;
  }

  private count(): void {
    const within = this.open_.at(-1);
    if (within) within.values += 1;
  }

  private keep(piece: Piece): void {
    this.pieces += 1;
    if (this.pieces > PIECES_MAX) throw new JsonTooLarge("too many pieces");
    const within = this.open_.at(-1);
    if (!within) this.root = piece;
    else if (within.items) {
      within.items.push(piece);
      if (within.items.length > (within.plan?.most ?? PIECES_MAX)) throw new JsonTooLarge("too many items");
    } else if (within.next !== null) {
      if (within.members?.has(within.next)) throw new SyntaxError("a name is there twice");
      within.members?.set(within.next, piece);
      within.next = null;
    }
  }
}

/** Longer than any name in a plan, however it is escaped. */
const NAME_BYTES_MAX = 200;
const BACKSLASH = 0x5c;

interface EncodedName {
  readonly name: string;
  /** In its quotes. */
  readonly bytes: Buffer;
}

const encoded = new WeakMap<object, readonly EncodedName[]>();

function encodedNames(members: NonNullable<CutPlan["members"]>): readonly EncodedName[] {
  const known = encoded.get(members);
  if (known) return known;
  const names = Object.keys(members).map((name) => ({ name, bytes: Buffer.from(JSON.stringify(name)) }));
  encoded.set(members, names);
  return names;
}

function planOfNext({ plan, next, items }: Making): CutPlan | undefined {
  if (items) return plan?.items;
  return next === null ? undefined : plan?.members?.[next];
}

async function make(bytes: Uint8Array, piece: Piece, limits: PieceLimits): Promise<unknown> {
  const parts = [...partsOf(piece)];
  const size = parts.reduce((sum, [from, to]) => sum + to - from, 0);
  if (size > limits.bytes || piece.values > limits.values) throw new JsonTooLarge("a piece is too large");
  await takeTurn(size + piece.values * VALUE_COST);
  return JSON.parse(parts.map(([from, to]) => textOf(bytes, from, to)).join("null"));
}

/** The stretches of a piece between the parts that are pieces of their own. */
function* partsOf({ from, to, members, items }: Piece): Generator<readonly [number, number]> {
  const inner = [...(members?.values() ?? []), ...(items ?? [])];
  let at = from;
  for (const part of inner) {
    yield [at, part.from];
    at = part.to;
  }
  yield [at, to];
}

const textOf = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString("utf8");
