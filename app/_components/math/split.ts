export interface Piece {
  /** Where the piece begins in the sentence. */
  readonly at: number;
  readonly content: string;
  readonly isMath: boolean;
}

/** Parts a sentence at its single dollar signs. A dollar sign without a partner, or written `\$`, is money.
 * @example splitAtDollars("Add $3$.") // "Add ", mathematics "3", "." */
export function splitAtDollars(sentence: string): readonly Piece[] {
  const pieces: Piece[] = [];
  const pattern = /(?<!\\)\$((?:\\.|[^$\\])+)\$/g;
  let at = 0;
  for (const match of sentence.matchAll(pattern)) {
    pushWords(pieces, sentence, at, match.index);
    pieces.push({ at: match.index, content: match[1] ?? "", isMath: true });
    at = match.index + match[0].length;
  }
  pushWords(pieces, sentence, at, sentence.length);
  return pieces;
}

function pushWords(pieces: Piece[], sentence: string, from: number, to: number): void {
  if (from < to)
    pieces.push({ at: from, content: sentence.slice(from, to).replaceAll("\\$", "$"), isMath: false });
}
