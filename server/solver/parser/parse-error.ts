/** The mathematics cannot be read. `message` is a sentence for a student, `position` an offset into the text. */
export class ParseError extends Error {
  constructor(
    message: string,
    readonly position: number,
  ) {
    super(message);
    this.name = "ParseError";
  }
}
