import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { replayEvent } from "@/server/features/billing/reconciliation/service";
import { billingBooks, entitlementsOfUser } from "@/server/features/billing/service";
import { forgetSecondFactor } from "@/server/features/second-factor/service";
import { endSessionsOf } from "@/server/features/session/service";
import { PHOTO_RUN } from "@/server/features/usage/constants";
import { usageOfAccount } from "@/server/features/usage/service";
import type { AccountHolder, WantedPerson } from "@/server/providers/auth/port";
import type { SolveStatus } from "@/server/solver/outcome";
import { COSTLIEST } from "./constants";
import { dollarsOf, isAccountId, percentile, ratesOf } from "./policy";
import {
  countClaims,
  countFunnel,
  countRefuted,
  countSolves,
  findSignUp,
  insertGrant,
  listCostsByAccount,
  listCostsByModel,
  listRewards,
  sumCosts,
} from "./repository";
import type { AdminCommand, AdminReport, ChecksReport, CostReport, FunnelReport, UserReport } from "./types";

type Reading = Pick<Deps, "db" | "now">;
type Looking = Reading & Pick<Deps, "auth">;

const DAY_MS = 86_400_000;
const NOBODY = "There is no such account. Look at the spelling, or give its id.";
const NO_ADDRESSES =
  "Addresses cannot be looked up without SUPABASE_SERVICE_ROLE_KEY. Give the account's id instead.";
const UNKNOWN_EVENT = "The payment provider does not know this event. It keeps events for 30 days.";

/** Does what an operator asks for. The caller has made sure that it is the operator.
 * @throws {AppError} NOT_FOUND for an unknown account or event, PRECONDITION_FAILED for an address that cannot be looked
 *   up, PAYMENTS_UNAVAILABLE */
export function runCommand(deps: Deps, command: AdminCommand): Promise<AdminReport> {
  switch (command.command) {
    case "user":
      return reportUser(deps, command.user);
    case "grant":
      return grantDays(deps, command);
    case "sign-out":
      return signOut(deps, command.user);
    case "two-step-off":
      return turnTwoStepOff(deps, command.user);
    case "replay":
      return replay(deps, command.event);
    case "funnel":
      return reportFunnel(deps, command.days);
    case "costs":
      return reportCosts(deps, command.days);
    case "checks":
      return reportChecks(deps, command.days);
  }
}

/** An account, its plan and why, its usage and what it paid: never what it asked or solved.
 * @param name an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */
async function reportUser(deps: Looking, name: string): Promise<UserReport> {
  const { userId, email } = await holderOf(deps, name);
  const db = await deps.db();
  const [signedUpAt, books, rewards, { freeTimeLeftMs, ...plan }, { plan: _, ...today }] = await Promise.all([
    findSignUp(db, userId),
    billingBooks(deps, userId),
    listRewards(db, userId),
    entitlementsOfUser(deps, userId),
    usageOfAccount(deps, userId),
  ]);
  const { customer } = books;
  return {
    account: {
      id: userId,
      email,
      signedUpAt,
      customer: customer?.customerId ?? null,
      clockAt: customer?.clockAt ?? null,
    },
    plan: { ...plan, freeDaysLeft: Math.ceil(freeTimeLeftMs / DAY_MS) },
    today,
    subscriptions: books.subscriptions.map(({ userId: _whose, ...subscription }) => subscription),
    invoices: books.invoices.map(({ userId: _whose, url: _url, ...invoice }) => invoice),
    granted: books.givenDays,
    rewards,
  };
}

/** Gives an account days of Plus. They run from now, while no subscription gives Plus.
 * @param grant `user`: an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */
async function grantDays(
  deps: Looking & Pick<Deps, "newId">,
  grant: { readonly user: string; readonly days: number; readonly reason: string },
): Promise<{ readonly granted: number; readonly account: string; readonly plusUntil: Date | null }> {
  const { userId } = await holderOf(deps, grant.user);
  const { days, reason } = grant;
  await insertGrant(await deps.db(), { id: deps.newId(), userId, days, reason, grantedAt: deps.now() });
  const { until } = await entitlementsOfUser(deps, userId);
  return { granted: days, account: userId, plusUntil: until };
}

/** Signs an account out everywhere: its tokens are refused, and none is renewed.
 * @param name an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */
export async function signOut(
  deps: Looking & Pick<Deps, "revocations">,
  name: string,
): Promise<{ signedOut: string; places: number; authServer: "told" | "not told" }> {
  const { userId } = await holderOf(deps, name);
  const { places, told } = await endSessionsOf(deps, userId);
  return { signedOut: userId, places, authServer: told ? "told" : "not told" };
}

/** Lets an account in by the first step alone. For an owner who has lost the app and the recovery codes, and has
 * proved who they are.
 * @param name an e-mail address or an id
 * @throws {AppError} NOT_FOUND, PRECONDITION_FAILED */
async function turnTwoStepOff(
  deps: Looking & Pick<Deps, "codesOwed">,
  name: string,
): Promise<{ readonly account: string; readonly wasOn: boolean }> {
  const { userId } = await holderOf(deps, name);
  const wasOn = await forgetSecondFactor(await deps.db(), userId);
  deps.codesOwed.forget(userId);
  return { account: userId, wasOn };
}

/** Fetches an event from the payment provider and processes it, even if that was done before.
 * @throws {AppError} NOT_FOUND when the provider has forgotten it, PAYMENTS_UNAVAILABLE */
export async function replay(
  deps: Pick<Deps, "db" | "now" | "log" | "payments">,
  event: string,
): Promise<{ readonly event: string; readonly outcome: string }> {
  const outcome = await replayEvent(deps, event);
  if (outcome === "unknown") throw new AppError("NOT_FOUND", { message: UNKNOWN_EVENT });
  return { event, outcome };
}

/** How far people came in the last days. */
async function reportFunnel(deps: Reading, days: number): Promise<FunnelReport> {
  return { days, ...(await countFunnel(await deps.db(), sinceOf(deps, days))) };
}

/** What language models cost in the last days, altogether, for each account and by model. */
async function reportCosts(deps: Reading, days: number): Promise<CostReport> {
  const db = await deps.db();
  const since = sinceOf(deps, days);
  const [total, byAccount, byModel] = await Promise.all([
    sumCosts(db, since, PHOTO_RUN),
    listCostsByAccount(db, since),
    listCostsByModel(db, since),
  ]);
  const { replies, photos, refunded, accounts, ofAccounts, ofGuests } = total;
  const costs = byAccount.map(({ micros }) => micros).reverse();
  const priced = <Row extends { readonly micros: number }>({ micros, ...row }: Row) => ({
    ...row,
    dollars: dollarsOf(micros),
  });
  return {
    days,
    total: { replies, photos, refunded, dollars: dollarsOf(total.micros) },
    perAccount: {
      accounts,
      mean: dollarsOf(accounts === 0 ? 0 : ofAccounts / accounts),
      median: dollarsOf(percentile(costs, 0.5)),
      p95: dollarsOf(percentile(costs, 0.95)),
    },
    byOwner: [
      { owner: "accounts", dollars: dollarsOf(ofAccounts) },
      { owner: "guests", dollars: dollarsOf(ofGuests) },
      { owner: "deleted accounts", dollars: dollarsOf(total.micros - ofAccounts - ofGuests) },
    ],
    byModel: byModel.map(priced),
    costliest: byAccount.slice(0, COSTLIEST).map(priced),
  };
}

const ANSWERED: ReadonlySet<string> = new Set<SolveStatus>(["solved", "no-solution"]);

/** How often, in the last days, the engine stood behind its own answers and behind what language models said. */
async function reportChecks(deps: Reading, days: number): Promise<ChecksReport> {
  const db = await deps.db();
  const since = sinceOf(deps, days);
  const [solved, claims, { replies, refuted }] = await Promise.all([
    countSolves(db, since),
    countClaims(db, since),
    countRefuted(db, since, PHOTO_RUN),
  ]);
  const engine = { verified: 0, partial: 0, unchecked: 0, abstained: 0 };
  for (const { status, verification, count } of solved)
    engine[ANSWERED.has(status) ? verification : "abstained"] += count;
  const told = (outcome: string) => claims.find((claim) => claim.outcome === outcome)?.count ?? 0;
  return {
    days,
    engine: ratesOf(engine),
    claims: ratesOf({
      verified: told("verified"),
      sampled: told("sampled"),
      refuted: told("refuted"),
      unchecked: told("unchecked"),
      left: told("left"),
    }),
    replies: ratesOf({ refuted }, replies),
  };
}

const sinceOf = ({ now }: Reading, days: number): Date => new Date(now().getTime() - days * DAY_MS);

/** Whose account a name is about. */
async function holderOf(deps: Looking, name: string): Promise<AccountHolder> {
  if (!isAccountId(name)) {
    const found = await personOf(deps, { email: name });
    if (found === "unasked") throw new AppError("PRECONDITION_FAILED", { message: NO_ADDRESSES });
    if (!found) throw new AppError("NOT_FOUND", { message: NOBODY });
    return found;
  }
  const userId = name.toLowerCase();
  const found = await personOf(deps, { userId });
  if (found !== "unasked" && found) return found;
  if (!(await findSignUp(await deps.db(), userId))) throw new AppError("NOT_FOUND", { message: NOBODY });
  return { userId, email: null };
}

/** Asks the auth server; "unasked" when it does not answer such questions. */
async function personOf({ auth }: Looking, wanted: WantedPerson): Promise<AccountHolder | null | "unasked"> {
  try {
    return await auth.findPerson(wanted);
  } catch {
    return "unasked";
  }
}
