import "server-only";
import type { RateRule } from "@/server/providers/rate-limiter/port";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What one scope and one address may do. A school shares one address, so an address gets several times what one
 * person does. A person's own limit stops a loop; the address's stops someone who throws cookies away. */
export interface LimitPair {
  readonly scope: RateRule;
  readonly address: RateRule;
  /** Counted in the database, for all processes together: worth a write, for what guards passwords and inboxes. */
  readonly shared?: boolean;
}

const pair = (perPerson: number, perAddress: number, windowMs: number): LimitPair => ({
  scope: { limit: perPerson, windowMs },
  address: { limit: perAddress, windowMs },
});

const sharedPair = (perPerson: number, perAddress: number, windowMs: number): LimitPair => ({
  ...pair(perPerson, perAddress, windowMs),
  shared: true,
});

/** The named limits. `api` is what every procedure passes and costs no more than a static file; the others guard
 * what costs the engine, the database, a language model or someone's inbox. */
export const RATE_LIMITS = {
  api: pair(150_000, 300_000, MINUTE),
  read: pair(6_000, 30_000, MINUTE),
  solve: pair(60, 600, MINUTE),
  check: pair(60, 600, MINUTE),
  preview: pair(240, 2_400, MINUTE),
  chat: pair(20, 200, MINUTE),
  signIn: sharedPair(10, 300, 10 * MINUTE),
  signUp: sharedPair(10, 100, 10 * MINUTE),
  /** Codes of an authenticator app tried for one account: of a million codes three are good at a time. */
  code: sharedPair(10, 100, 10 * MINUTE),
  /** The same for anyone who stays and goes on guessing: in a year as many as come to one chance in twenty. */
  codeOfDay: sharedPair(40, 1_000, DAY),
  /** Recovery codes are too long to be guessed; nobody who tries them must keep their owner from using one. */
  recoveryCode: sharedPair(60, 60, 10 * MINUTE),
  /** Messages to one inbox: links to sign in, to confirm, to choose a new password. */
  mail: sharedPair(5, 200, 10 * MINUTE),
  /** Links out of such messages. */
  confirm: sharedPair(20, 300, 10 * MINUTE),
  /** Codes someone enters: enough for a mistake, too few to try codes out. */
  referral: sharedPair(20, 200, 10 * MINUTE),
  /** Everything an account holds, read or written at once. */
  export: pair(12, 120, 10 * MINUTE),
  import: pair(12, 120, 10 * MINUTE),
  /** The operator's commands, and tries at guessing who that is. */
  admin: pair(30, 30, MINUTE),
  /** A profile's own small changes. */
  profile: pair(30, 300, MINUTE),
  /** Buttons of the page of the plans, each of which asks the payment provider. */
  billing: pair(30, 300, 10 * MINUTE),
} as const satisfies Record<string, LimitPair>;

export type LimitName = keyof typeof RATE_LIMITS;
