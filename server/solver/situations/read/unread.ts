import type { Span } from "../facts";

/** Words of a story that are not understood; its message is what they are, or where they stand. */
export class Unread extends Error {
  constructor(
    message: string,
    readonly span?: Span,
  ) {
    super(message);
  }

  static of({ start, end }: Span): Unread {
    return new Unread("", { start, end });
  }

  /** The words as they stand in the text. */
  in(text: string): string {
    return this.span ? text.slice(this.span.start, this.span.end) : this.message;
  }
}
