import { BrandedError } from "../../errors/branded-error";

/** A topic that is needed is not loaded yet. Whoever called the engine has it loaded and calls again: nothing of the call
 * that broke off is kept. */
export class TopicMissing extends BrandedError {
  static readonly brand = "TopicMissing";
  override readonly name = "TopicMissing";

  constructor(readonly load: () => Promise<void>) {
    super("A topic of the engine is not loaded yet.");
  }
}
