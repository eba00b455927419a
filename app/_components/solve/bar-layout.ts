import type { BarModelView } from "@/server/features/solve/types";

/** In the units of the drawing, which is as wide as a telephone's sheet. */
export const WIDTH = 320;
const BAR = 30;
const LINE = 17;
const HEAD = 24;
const GAP = 14;
/** A part that is narrower has no room for its number. */
const NARROWEST = 18;
/** A letter of a label, about. */
const LETTER = 7.2;

export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
}

export interface PlacedPart {
  readonly x: number;
  readonly width: number;
  readonly isAsked: boolean;
  readonly texts: readonly PlacedText[];
  /** Where a line leads from the part to its words, where they do not stand right below. */
  readonly lead: number | null;
}

export interface PlacedBar {
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly head: PlacedText | null;
  readonly parts: readonly PlacedPart[];
}

type BarView = BarModelView["bars"][number];

const UNKNOWN = "?";

/** Where everything of a bar model stands: bars in proportion, words in rows below their parts, none over another. */
export function layoutOf(model: BarModelView): {
  readonly bars: readonly PlacedBar[];
  readonly height: number;
} {
  const longest = Math.max(...model.bars.map(lengthOf));
  let y = 0;
  const bars = model.bars.map((bar) => {
    const placed = placeBar(bar, y, longest);
    y = placed.bottom + GAP;
    return placed;
  });
  return { bars, height: Math.max(0, y - GAP) };
}

const lengthOf = ({ parts }: BarView): number => parts.reduce((all, { size }) => all + size, 0);

function placeBar(bar: BarView, top: number, longest: number): PlacedBar & { readonly bottom: number } {
  const words = headOf(bar);
  const y = top + (words ? HEAD : 0);
  const widths = widthsOf(bar, longest);
  const width = widths.reduce((all, each) => all + each, 0);
  const rows: number[] = [];
  let x = 0;
  const parts = bar.parts.map((part, i): PlacedPart => {
    const own = widths[i] ?? 0;
    const placed = placePart(part, { x, width: own, y, rows });
    x += own;
    return placed;
  });
  const head: PlacedText | null = words ? { text: words, x: 0, y: top + 13, anchor: "start" } : null;
  return { y, width, height: BAR, head, parts, bottom: y + BAR + rows.length * LINE };
}

/** "12 apples", "Omar: 15". */
function headOf({ label, whole }: BarView): string {
  const all = whole ? `${whole.value ?? UNKNOWN} ${whole.label}`.trim() : "";
  return [label, all].filter(Boolean).join(": ");
}

function widthsOf({ parts }: BarView, longest: number): number[] {
  const length = parts.reduce((all, { size }) => all + size, 0);
  const room = longest > 0 ? (WIDTH * length) / longest : WIDTH;
  const least = Math.min(NARROWEST, WIDTH / parts.length);
  const own = parts.map(({ size }) => Math.max(least, length > 0 ? (room * size) / length : least));
  const over = own.reduce((all, each) => all + each, 0) - WIDTH;
  if (over <= 0) return own;
  const spare = own.reduce((all, each) => all + each - least, 0);
  return own.map((each) => (spare > 0 ? each - (over * (each - least)) / spare : WIDTH / parts.length));
}

interface Room {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  /** How far to the right each row of words below the bar is taken. */
  readonly rows: number[];
}

function placePart(
  { label, value, isAsked }: BarView["parts"][number],
  { x, width, y, rows }: Room,
): PlacedPart {
  const number = value ?? UNKNOWN;
  const middle = x + width / 2;
  const isInside = number.length * LETTER <= width - 2;
  const inside: PlacedText[] = isInside
    ? [{ text: number, x: middle, y: y + BAR / 2 + 5, anchor: "middle" }]
    : [];
  const below = [isInside ? "" : number, label].filter(Boolean).join(" ");
  if (below === "") return { x, width, isAsked, texts: inside, lead: null };
  const half = (below.length * LETTER) / 2;
  const at = Math.min(Math.max(middle, half), WIDTH - half);
  const free = rows.findIndex((taken) => taken <= at - half);
  const row = free < 0 ? rows.length : free;
  rows[row] = at + half + LETTER;
  const words: PlacedText = { text: below, x: at, y: y + BAR + (row + 1) * LINE - 3, anchor: "middle" };
  return { x, width, isAsked, texts: [...inside, words], lead: row > 0 ? words.y - 12 : null };
}

/** The model in words, for those who do not see it. */
export function inWords({ bars }: BarModelView): string {
  return bars.map(sentenceOf).join(" ");
}

function sentenceOf(bar: BarView): string {
  const parts = bar.parts.map(({ label, value, isAsked }) =>
    [value ?? "an unknown part", label, isAsked ? "(asked)" : ""].filter(Boolean).join(" "),
  );
  const [first] = parts;
  const isEqual = parts.length > 1 && parts.every((each) => each === first);
  const made = isEqual ? `${parts.length} equal parts of ${first}` : parts.join(", ");
  const head = headOf(bar).replace(/\?/g, "unknown");
  return head ? `${head}, made of ${made}.` : `Made of ${made}.`;
}
