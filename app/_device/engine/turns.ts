/** Lets in what has been ordered meanwhile. */
export const pause = (): Promise<void> => new Promise((goOn) => setTimeout(goOn));

/** Whose turn it is in the worker: what someone waits for comes before what is fetched ahead, which would take the line and
 * the processor from it. */
export class Turns {
  private orders = 0;
  private readonly waiting: (() => void)[] = [];
  /** Whether something may have been asked for since it was last quiet. */
  private isStirred = true;
  private readonly quiet: () => Promise<void>;

  /** @param quiet how long nothing must have been asked for before something is fetched ahead */
  constructor(quiet: () => Promise<void> = pause) {
    this.quiet = quiet;
  }

  /** Works on an order: until it is done, nothing is begun that can wait. */
  async order<Output>(work: () => Promise<Output>): Promise<Output> {
    this.orders += 1;
    this.isStirred = true;
    try {
      return await work();
    } finally {
      this.orders -= 1;
      if (this.orders === 0) for (const goOn of this.waiting.splice(0)) goOn();
    }
  }

  /** Resolves when no order is at work, and those that have come meanwhile are done. */
  private async idle(): Promise<void> {
    await pause();
    while (this.orders > 0) {
      await new Promise<void>((goOn) => this.waiting.push(goOn));
      await pause();
    }
  }

  /** Does what is likely to be asked for next, as soon as no order is at work. */
  async prepare(work: () => Promise<void>): Promise<void> {
    await this.idle();
    await work().catch(() => {});
  }

  /** Loads one part after the other, each when nothing has been asked for in a while: whoever reads over what they typed and
   * then presses Solve would share the line with it. A part that cannot be loaded is left out: the first order that needs it
   * asks for it again. */
  async loadAhead(loads: readonly (() => Promise<void>)[]): Promise<void> {
    for (const load of loads) {
      await this.rest();
      await load().catch(() => {});
    }
  }

  private async rest(): Promise<void> {
    await this.idle();
    while (this.isStirred) {
      this.isStirred = false;
      await this.quiet();
      await this.idle();
    }
  }
}
