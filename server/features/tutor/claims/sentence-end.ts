/** Where a sentence or a line ends and the next one begins. */
export const SENTENCE_END = /[.!?][*_)]*\s|\n/;

/** Marks that may stand between a full stop and the space after it, and these two. */
const END_LENGTH = 8;

/** Whether a sentence has ended since a text was `length` characters long. */
export const hasNewSentence = (text: string, length: number): boolean =>
  SENTENCE_END.test(text.slice(Math.max(0, length - END_LENGTH)));
