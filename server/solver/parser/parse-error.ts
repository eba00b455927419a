/** The mathematics cannot be read. `message` is a sentence for a student, `position` an offset into the text. */
export class ParseError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
    this.name = "ParseError";
  }

  /** The same error in a longer text, of which this one's begins at `start`. */
  within(start: number): ParseError {
    return new ParseError(this.message, this.position + start);
  }
}

/** A character put into the text in front of the offset `at`. */
export interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** The mathematics can be read in two ways. Each reading is what to put into the text to say it plainly; the first is
 * what people who write like this mean most often. */
export class AmbiguityError extends ParseError {
  constructor(
    message: string,
    position: number,
    /** Why there are two, and which was taken: a sentence for a student. */
    readonly reason: string,
    readonly readings: readonly [taken: readonly Insertion[], other: readonly Insertion[]],
  ) {
    super(message, position);
  }

  override within(start: number): AmbiguityError {
    const moved = (reading: readonly Insertion[]) =>
      reading.map(({ at, text }) => ({ at: at + start, text }));
    const [taken, other] = this.readings;
    const readings = [moved(taken), moved(other)] as const;
    return new AmbiguityError(this.message, this.position + start, this.reason, readings);
  }
}
