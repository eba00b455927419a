/** Why the product cannot start, as a sentence for the person at the terminal. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "StartError";
  }
}
