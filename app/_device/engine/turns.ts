/** Lets in what has been ordered meanwhile. */
export const pause = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

/** Whose turn it is in the worker: what someone waits for comes before what is fetched ahead, which would take the line and
 * the processor from it. */
export class Turns {
  private orders = 0;
  private readonly waiting: (() => void)[] = [];

  /** Works on an order: until it is done, nothing is begun that can wait. */
  async order<Output>(work: () => Promise<Output>): Promise<Output> {
    this.orders += 1;
    try {
      return await work();
    } finally {
      this.orders -= 1;
      if (this.orders === 0) for (const goOn of this.waiting.splice(0)) goOn();
    }
  }

  /** Resolves when no order is at work, and those that have come meanwhile are done. */
  async idle(): Promise<void> {
    await pause();
    while (this.orders > 0) {
      await new Promise<void>((goOn) => this.waiting.push(goOn));
      await pause();
    }
  }

  /** Loads one part after the other, each when nothing else is to be done. A part that cannot be loaded is left out: the
   * first order that needs it asks for it again. */
  async loadAhead(loads: readonly (() => Promise<void>)[]): Promise<void> {
    for (const load of loads) {
      await this.idle();
      await load().catch(() => {});
    }
  }
}
