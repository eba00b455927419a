import type { Answer, Asking } from "../../soak/client";
import { type Hold, type Holds, ownMs } from "./holds";

/** A request as it was sent, to be sent again. */
type Again = () => Promise<Answer>;

interface Kept {
  readonly again: Again;
  readonly bytes: number;
}

/** A hold beyond the bound. */
export interface Suspect {
  readonly hold: Hold;
  /** For each request that was being answered: the longest hold when it was answered alone, by the process's own time. */
  readonly alone: Map<string, number>;
  readonly again: ReadonlyMap<string, Again>;
}

const KEPT_BYTES = 64 * 1024 * 1024;
const SUSPECTS_MAX = 12;
/** The first time alone may be the first in a while. */
const TIMES = 3;
/** The probe writes a little later. */
const SETTLE_MS = 400;

/** The latest requests, so that those during which the process was held can be sent again when nothing else is under way:
 * that tells what a request does from what it stood beside. */
export class Suspects {
  all: readonly Suspect[] = [];
  private readonly sent = new Map<string, Kept>();
  private bytes = 0;

  /** Takes note of a request that is about to be sent. */
  note(name: string, { body = "" }: Asking, again: Again): void {
    this.sent.set(name, { again, bytes: body.length });
    this.bytes += body.length;
    for (const [old, { bytes }] of this.sent) {
      if (this.bytes <= KEPT_BYTES && this.sent.size <= 2_500) return;
      this.sent.delete(old);
      this.bytes -= bytes;
    }
  }

  /** Keeps what was being answered in a hold, as long as it is one of the longest. */
  suspect(hold: Hold): void {
    const again = hold.names.flatMap((name) => {
      const kept = this.sent.get(name);
      return kept ? [[name, kept.again] as const] : [];
    });
    const suspect = { hold, alone: new Map<string, number>(), again: new Map(again) };
    const all = [...this.all, suspect].sort((one, other) => ownMs(other.hold) - ownMs(one.hold));
    this.all = all.slice(0, SUSPECTS_MAX);
  }

  /** Sends each of them again, alone. */
  async askAlone(holds: Holds): Promise<void> {
    for (const { alone, again } of this.all)
      for (const [name, ask] of again) alone.set(name, await longestAlone(ask, holds));
  }
}

async function longestAlone(again: Again, holds: Holds): Promise<number> {
  let longest = 0;
  for (let time = 0; time < TIMES; time += 1) {
    await again();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    for (const hold of holds.look()) longest = Math.max(longest, ownMs(hold));
  }
  return longest;
}
