import "server-only";
import { AppError } from "@/server/errors/app-error";
import { processSlot } from "@/server/runtime";
import { personOf, type Scope } from "@/server/session/scope";

/** Streams that are open at once, by who reads them. */
export interface StreamLimit {
  /** Takes a place.
   * @param person whose stream it is
   * @param address where it is read
   * @returns what gives the place back, called any number of times
   * @throws {AppError} TOO_MANY_REQUESTS when either has as many open as may be */
  take(person: string, address: string): () => void;
}

export interface StreamLimits {
  readonly perPerson: number;
  readonly perAddress: number;
}

/** A person has a few tabs and devices, a school one address. */
const LIMITS: StreamLimits = { perPerson: 12, perAddress: 300 };

const MESSAGE = "You have many replies open at once. Close a tab or two, and try again in a few seconds.";
const RETRY_AFTER_SECONDS = 5;

/** Places in this process. */
export function createStreamLimit({ perPerson, perAddress }: StreamLimits = LIMITS): StreamLimit {
  const taken = new Map<string, number>();
  const count = (key: string) => taken.get(key) ?? 0;
  const change = (key: string, by: number) => {
    const left = count(key) + by;
    if (left > 0) taken.set(key, left);
    else taken.delete(key);
  };
  return {
    take(person, address) {
      const keys = [`person:${person}`, `address:${address}`] as const;
      if (count(keys[0]) >= perPerson || count(keys[1]) >= perAddress)
        throw new AppError("TOO_MANY_REQUESTS", { message: MESSAGE, retryAfterSeconds: RETRY_AFTER_SECONDS });
      for (const key of keys) change(key, 1);
      let held = true;
      return () => {
        if (held) for (const key of keys) change(key, -1);
        held = false;
      };
    },
  };
}

const slot = processSlot<StreamLimit>("streamLimit");

/** Opens a stream in a place of its own, which `over` gives back; so does a stream that comes to nothing.
 * @throws {AppError} TOO_MANY_REQUESTS, before anything is opened; whatever `open` throws */
export async function inSlot<Opened>(
  scope: Scope,
  address: string,
  open: (over: () => void) => Promise<Opened>,
): Promise<Opened> {
  slot.current ??= createStreamLimit();
  const over = slot.current.take(personOf(scope), address);
  try {
    return await open(over);
  } catch (error) {
    over();
    throw error;
  }
}
