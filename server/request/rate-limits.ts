import "server-only";
import type { RateRule } from "./types";

const MINUTE = 60_000;

/** What one scope and one address may do. A school shares one address, so an address gets several times what one
 * person does. A person's own limit stops a loop; the address's stops somebody who throws cookies away. */
export interface LimitPair {
  readonly scope: RateRule;
  readonly address: RateRule;
}

const pair = (perPerson: number, perAddress: number, windowMs: number): LimitPair => ({
  scope: { limit: perPerson, windowMs },
  address: { limit: perAddress, windowMs },
});

/** The named limits. `api` is what every procedure passes and costs no more than a static file; the others guard
 * what costs the engine, the database, a language model or somebody's inbox. */
export const RATE_LIMITS = {
  api: pair(150_000, 300_000, MINUTE),
  read: pair(6_000, 30_000, MINUTE),
  solve: pair(60, 600, MINUTE),
  check: pair(60, 600, MINUTE),
  preview: pair(240, 2_400, MINUTE),
  chat: pair(20, 200, MINUTE),
  signIn: pair(10, 300, 10 * MINUTE),
  signUp: pair(10, 100, 10 * MINUTE),
} as const satisfies Record<string, LimitPair>;

export type LimitName = keyof typeof RATE_LIMITS;
