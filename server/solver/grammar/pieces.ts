import type { Item, MathsItem, WordItem } from "./items";

/** A piece of mathematics and the words around it. */
export interface Piece {
  readonly item: MathsItem;
  /** The words between the piece before and this one, the nearest first. */
  readonly before: readonly WordItem[];
  /** The word directly behind; articles, and words like “fair”, aside. */
  readonly behind: WordItem | null;
  /** It goes on with a list: nothing but a comma or "and" stands between the piece before and this one. */
  readonly continues: boolean;
  /** "20%, which is $10": it says what the piece before comes to. */
  readonly restates: boolean;
}

export function piecesOf(items: readonly Item[]): Piece[] {
  const pieces: Piece[] = [];
  let before: WordItem[] = [];
  let isApart = true;
  items.forEach((item, at) => {
    if (item.kind === "word") before.unshift(item);
    else if (item.kind === "break") isApart ||= item.text === ".";
    else {
      const continues = !isApart && before.every(({ concept }) => concept === "and" || concept === "or");
      const restates = !isApart && before[0]?.text === "which is";
      pieces.push({ item, before, behind: wordBehind(items, at), continues, restates });
      before = [];
      isApart = false;
    }
  });
  return pieces;
}

/** They say nothing of what they stand before: "2 fair dice". */
const PASSED: ReadonlySet<WordItem["concept"]> = new Set<WordItem["concept"]>(["skip", "of", "fair"]);

function wordBehind(items: readonly Item[], at: number): WordItem | null {
  const next = items.slice(at + 1).find((item) => item.kind !== "word" || !PASSED.has(item.concept));
  return next?.kind === "word" ? next : null;
}
