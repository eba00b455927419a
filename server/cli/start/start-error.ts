import { BrandedError } from "@/server/errors/branded-error";

/** Why the product cannot start, as a sentence for the person at the terminal. */
export class StartError extends BrandedError {
  static readonly brand = "StartError";

  constructor(message: string) {
    super(message);
    this.name = "StartError";
  }
}
