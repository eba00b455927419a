import { setTimeout as pause } from "node:timers/promises";
import { type AuthPlace, signUp } from "./accounts";
import type { Ledger } from "./ledger";
import { Person } from "./person";
import { readReply } from "./read-reply";
import type { Tally } from "./tally";
import { nextAct, type Visit } from "./visitor";

/** Where people come to. */
export interface Ground {
  readonly origin: string;
  readonly auth: AuthPlace;
  readonly ledger: Ledger;
  /** Where answers count at the moment. */
  readonly tally: () => Tally;
  /** Aborted when everyone is to leave. */
  readonly closing: AbortSignal;
}

/** A visitor acts, reads what came for a few seconds, and acts again; after some acts another one comes in its place. */
const THINKING_MS = { least: 4_000, most: 16_000 };
const ACTS_OF_A_VISIT = 12;
/** One in so many visitors makes an account first. */
const SIGN_UP_EVERY = 8;

/** A reader has few free messages a day with a language model, so another one comes after so many. */
const REPLIES_OF_A_READER = 4;
/** One in so many streams is the embedded tutor's. */
const EMBEDDED_EVERY = 5;
const BETWEEN_REPLIES_MS = { least: 200, most: 1_000 };

/** People who come and go. */
export interface LoadUsers {
  /** How many there are from now on; those that are too many leave after their next act. */
  resize(count: number): void;
  /** Resolves when the last one has left. */
  gone(): Promise<void>;
}

export function openLoadUsers(ground: Ground): LoadUsers {
  let wanted = 0;
  const inside = new Set<Promise<void>>();
  const free = (place: number) => !ground.closing.aborted && place < wanted;
  const taken = new Set<number>();
  const stay = async (place: number) => {
    // Not all in the same moment.
    await rest(ground, { least: 0, most: THINKING_MS.most });
    while (free(place)) await visit(ground, () => free(place));
    taken.delete(place);
  };
  return {
    resize(count) {
      wanted = count;
      for (let place = 0; place < wanted; place += 1) {
        if (taken.has(place)) continue;
        taken.add(place);
        const staying = stay(place);
        inside.add(staying);
        void staying.finally(() => inside.delete(staying));
      }
    },
    gone: async () => void (await Promise.all(inside)),
  };
}

let visits = 0;

async function visit(ground: Ground, stays: () => boolean): Promise<void> {
  const person = new Person(ground.origin, ground.tally);
  const here: Visit = { person, ledger: ground.ledger, solveId: null };
  visits += 1;
  if (visits % SIGN_UP_EVERY === 0) await signUp(person, ground.ledger, ground.auth);
  for (let act = 0; act < ACTS_OF_A_VISIT && stays(); act += 1) {
    await nextAct(Math.random())(here);
    await rest(ground, THINKING_MS);
  }
}

/** Reads so many replies at once, one after the other each, until everyone is to leave; those that have begun are read
 * to their end.
 * @returns when the last one has been */
export async function readReplies(ground: Ground, count: number): Promise<void> {
  const reader = async (place: number) => {
    const engine = place % EMBEDDED_EVERY === 0;
    await rest(ground, THINKING_MS);
    while (!ground.closing.aborted) {
      const person = new Person(ground.origin, ground.tally);
      for (let time = 0; time < REPLIES_OF_A_READER && !ground.closing.aborted; time += 1) {
        const question = `Explain how to solve ${place + 2}x + ${time + 1} = ${place + time + 9}, please.`;
        const reply = await readReply(person, { question, engine });
        if (reply) ground.ledger.keepReply(person, reply);
        await rest(ground, reply && !engine ? BETWEEN_REPLIES_MS : THINKING_MS);
      }
    }
  };
  await Promise.all(Array.from({ length: count }, (_, place) => reader(place)));
}

async function rest({ closing }: Ground, { least, most }: typeof THINKING_MS): Promise<void> {
  const ms = least + Math.random() * (most - least);
  await pause(ms, undefined, { signal: closing }).catch(() => undefined);
}
