import "server-only";
import { AsyncResource } from "node:async_hooks";
import { performance } from "node:perf_hooks";
import { createFairQueue, type Place } from "@/server/http/fair-queue";

/** Lets work begin a little at a time: those who ask take turns, and of one of them what was asked for first is first.
 * However much one asks for, anyone else waits for no more than one piece of it at a time. */
export interface RenderQueue {
  /** Calls `begin` when its turn comes, which may be at once.
   * @returns what to call, any number of times, when the work has ended, or is not wanted any more */
  take(place: Place, begin: () => void): () => void;
}

export interface RenderQueueLimits {
  /** How many turns may be taken at the same time while the processor is busy. */
  readonly atOnce: number;
  /** After so many milliseconds a turn no longer keeps others waiting: anyone who has it waits for something else than the
   * processor, such as a reader with a slow line. */
  readonly heldMs: number;
  /** How often it is looked whether the processor has time for more. Milliseconds. */
  readonly lookEveryMs: number;
  /** Whether the processor had nothing else to do since it was last asked. */
  readonly isSpare: () => boolean;
}

/** Who is let in bounds what waits. */
const UNBOUNDED = {
  max: Number.POSITIVE_INFINITY,
  perAddress: Number.POSITIVE_INFINITY,
  perPerson: Number.POSITIVE_INFINITY,
};

interface Turn {
  readonly place: Place;
  readonly begin: () => void;
  timer: NodeJS.Timeout | null;
}

/** Turns in this process. While someone waits although the processor has time to spare, more may begin: those who have
 * then wait for a database or a payment provider. */
export function createRenderQueue({ atOnce, heldMs, lookEveryMs, isSpare }: RenderQueueLimits): RenderQueue {
  const waiting = createFairQueue<Turn>(UNBOUNDED);
  const taken = new Set<Turn>();
  let isLooking = false;

  const end = (turn: Turn) => {
    if (turn.timer) clearTimeout(turn.timer);
    waiting.remove(turn.place, turn);
    if (taken.delete(turn)) proceed(atOnce);
  };
  /** Lets those who wait begin until so many turns are taken. */
  const proceed = (most: number) => {
    while (taken.size < most) {
      const turn = waiting.next(() => true);
      if (!turn) break;
      taken.add(turn);
      turn.timer = setTimeout(end, heldMs, turn).unref();
      turn.begin();
    }
    if (waiting.size === 0 || isLooking) return;
    isLooking = true;
    // What was before someone waited tells nothing.
    isSpare();
    setTimeout(lookAround, lookEveryMs).unref();
  };
  const lookAround = () => {
    isLooking = false;
    proceed(isSpare() ? taken.size + atOnce : atOnce);
  };

  return {
    take(place, begin) {
      // Its turn comes while someone else's work ends, whose context it must not begin in.
      const turn: Turn = { place, begin: AsyncResource.bind(begin), timer: null };
      waiting.add(place, turn);
      proceed(atOnce);
      return () => end(turn);
    },
  };
}

/** A processor that does nothing else for so much of the time has nothing to spare. */
const BUSY = 0.9;

/** @returns tells of each time since the last one whether the event loop was idle for some of it */
export function spareTime(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization < BUSY;
  };
}
