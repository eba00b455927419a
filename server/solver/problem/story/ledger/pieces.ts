import type { Story } from "../story";

/** Where a sentence falls into pieces that each tell one thing. */
const JOINTS =
  /,? (?:and|but|while|whereas|although|as well as|plus|then|so|because|since) |[,;:]|(?<=[a-z>]) (?=(?:if|when|after|before) )/;

/** A stretch of a sentence that tells one amount, with the sentence around it. */
export interface Piece {
  readonly text: string;
  readonly sentence: string;
  /** What stands before it in its sentence, for a subject or verb that several pieces share. */
  readonly before: string;
}

/** The piece in which the quantity with this number is told. */
export function pieceOf({ sentences }: Story, at: number): Piece {
  const mark = new RegExp(`<[A-Z]${at}>`);
  const sentence = sentences.find((each) => mark.test(each)) ?? "";
  const pieces = sentence.split(JOINTS);
  const own = pieces.findIndex((each) => mark.test(each));
  const text = (pieces[own] ?? "").trim();
  return { text, sentence, before: pieces.slice(0, Math.max(own, 0)).join(" ").trim() };
}

/** The question of a story: its last sentence, from the word that asks. */
export function questionOf({ sentences }: Story): string {
  const last = sentences.at(-1) ?? "";
  return (
    /(?:^|, (?:then )?)((?:in |at |by |for |to |of )?(?:how|what|find|which|who)\b.*)$/.exec(last)?.[1] ??
    last
  );
}
