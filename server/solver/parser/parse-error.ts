import { BrandedError } from "@/server/errors/branded-error";

/** The mathematics cannot be read. `message` is a sentence for a student, `position` an offset into the text. */
export class ParseError extends BrandedError {
  static readonly brand: string = "ParseError";

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

/** A change to a text: what stands from `start` to `end` becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One of the things a writing can mean. */
export interface WayToRead {
  /** What to change in the text so that it says this and nothing else. */
  readonly edits: readonly Edit[];
  /** In a few words for a student, mathematics between single dollar signs. */
  readonly meaning: string;
}

/** The mathematics can be read in several ways, and nobody but the writer knows which is meant. */
export class AmbiguityError extends ParseError {
  static override readonly brand = "AmbiguityError";

  constructor(
    message: string,
    position: number,
    readonly ways: readonly WayToRead[],
  ) {
    super(message, position);
  }

  override within(start: number): AmbiguityError {
    const moved = this.ways.map((way) => ({
      ...way,
      edits: way.edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })),
    }));
    return new AmbiguityError(this.message, this.position + start, moved);
  }
}
