/** Does something after a while. */
export type Later = (milliseconds: number, work: () => void) => void;

export const afterAWhile: Later = (milliseconds, work) => void setTimeout(work, milliseconds);

/** How long the first pause is after a delivery that failed; each is twice the one before it. */
const PAUSE_MS = 2_000;
const PAUSE_MS_MAX = 5 * 60_000;

/** Has what could not be sent tried again, with longer and longer pauses. */
export class Retries {
  private pause = PAUSE_MS;
  private isDue = false;
  /** Of pauses: those of a round before this one are over. */
  private round = 0;

  constructor(
    private readonly work: () => void,
    private readonly later: Later,
  ) {}

  /** It was sent: the next pause is a short one. */
  reset(): void {
    this.pause = PAUSE_MS;
  }

  /** Pauses begin anew, those under way are over. */
  wake(): void {
    this.round += 1;
    this.isDue = false;
    this.reset();
  }

  /** It could not be sent. */
  again(): void {
    if (this.isDue) return;
    this.isDue = true;
    const { round } = this;
    this.later(this.pause, () => {
      if (round !== this.round) return;
      this.isDue = false;
      this.work();
    });
    this.pause = Math.min(2 * this.pause, PAUSE_MS_MAX);
  }
}
