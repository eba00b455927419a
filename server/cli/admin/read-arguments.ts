import { BrandedError } from "@/server/errors/branded-error";
import { adminCommandSchema } from "@/server/features/admin/schema";
import type { AdminCommand } from "@/server/features/admin/types";

export const HELP = `Usage: npm run -s admin -- COMMAND [--json]

  user EMAIL|ID              an account: plan and why, usage today, subscriptions, invoices, rewards
  grant EMAIL|ID DAYS WHY    gives days of Plus
  sign-out EMAIL|ID          signs an account out everywhere
  two-step-off EMAIL|ID      turns off two-step sign-in for an owner who has lost the app and the recovery codes
  replay EVENT               fetches an event from the payment provider and processes it again
  funnel [DAYS]              how far visitors got in the last DAYS days (30 by default)
  costs [DAYS]               what language models cost: for each account and by model
  checks [DAYS]              how much of what was said is verified, refuted, or left unanswered`;

/** The command line cannot be understood. The message says why. */
export class UsageError extends BrandedError {
  static readonly brand = "UsageError";
}

export interface ReadArguments {
  readonly command: AdminCommand;
  /** Print JSON instead of tables. */
  readonly json: boolean;
}

/** @throws {UsageError}
 * @example readArguments(["funnel", "7"]) // { command: { command: "funnel", days: 7 }, json: false } */
export function readArguments(args: readonly string[]): ReadArguments {
  const json = args.includes("--json");
  const [command = "", first, second, ...rest] = args.filter((arg) => arg !== "--json");
  const parsed = adminCommandSchema.safeParse({ command, ...fieldsOf(command, { first, second, rest }) });
  if (parsed.success) return { command: parsed.data, json };
  const [issue] = parsed.error.issues;
  const known = issue && issue.path[0] !== "command";
  throw new UsageError(known ? issue.message : HELP);
}

/** Commands that take an account and nothing else. */
const OF_AN_ACCOUNT = new Set(["user", "sign-out", "two-step-off"]);

interface Words {
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly rest: readonly string[];
}

function fieldsOf(command: string, { first, second, rest }: Words): object {
  if (OF_AN_ACCOUNT.has(command)) return { user: first };
  if (command === "grant") return { user: first, days: second, reason: rest.join(" ") };
  if (command === "replay") return { event: first };
  return first === undefined ? {} : { days: first };
}
