import "server-only";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { ensureAccount, formerAccount } from "@/server/features/account/service";
import type { UserScope } from "@/server/session/scope";
import { BINDING_DAYS, NO_INVITATION, REWARD_DAYS, TRIAL_DAYS, TRIAL_DAYS_INVITED } from "./constants";
import { type Asked, codeOfFirstEntry, linkOf, type Refusal, refusalOf } from "./policy";
import {
  countByReferrer,
  findAddressDigest,
  findByCode,
  findReward,
  insert,
  insertReward,
  isBroughtBy,
  listByNewcomers,
  listRewardsOf,
  lockAccounts,
  lockBindings,
  remove,
  sumRewardDays,
  updateRevoked,
} from "./repository";
import type { Binding, BindReferral, PaidInvoice, ReferralStanding, Reward } from "./types";

type Storing = Pick<Deps, "db">;
type Accounting = Pick<Deps, "db" | "now" | "newId" | "digestAddress">;

const UNKNOWN = "We do not know this invitation. Ask the person who invited you to send the link again.";

const REFUSALS: Readonly<Record<Refusal, () => AppError>> = {
  oneself: () =>
    new AppError("PRECONDITION_FAILED", {
      message: "This is your own invitation link. Send it to someone who is new here.",
    }),
  mutual: () =>
    new AppError("PRECONDITION_FAILED", {
      message: "You invited this person, so they cannot invite you. Neither of you loses anything.",
    }),
  again: () =>
    new AppError("PRECONDITION_FAILED", {
      message:
        "You had an account here before, and invitations are for people who are new. You can still invite others.",
    }),
  late: () =>
    new AppError("PRECONDITION_FAILED", {
      message: `An invitation works in the first ${BINDING_DAYS} days of an account, and yours is older. You can still invite others.`,
    }),
  taken: () =>
    new AppError("CONFLICT", {
      message:
        "You have already accepted another invitation, and only one counts. You can still invite others.",
    }),
};

/** Binds an account to who invited it: once, not to oneself, within 30 days of its sign-up. The same invitation again
 * succeeds again and changes nothing.
 * @param input `firstEntry` is the path the visitor first came by, "/?c=CODE"
 * @throws {AppError} BAD_REQUEST without a readable code, NOT_FOUND for a code nobody has, CONFLICT if another account
 *   brought the account, PRECONDITION_FAILED for one's own code, for a person one brought oneself, over however many, for
 *   an account that was deleted and made again, and when it is late */
export async function bindReferral(
  deps: Accounting,
  scope: UserScope,
  { firstEntry }: BindReferral,
): Promise<Binding> {
  const code = codeOfFirstEntry(firstEntry);
  if (!code) throw new AppError("BAD_REQUEST", { message: NO_INVITATION });
  const database = await deps.db();
  const { userId, email } = scope;
  const { signedUpAt, addressDigest } = await ensureAccount(deps, { userId, email });
  const madeAgain = (await formerAccount(deps, scope)) !== null;
  const referrerId = await findByCode(database, code);
  if (!referrerId) throw new AppError("NOT_FOUND", { message: UNKNOWN });
  const boundAt = await database.transaction((tx) =>
    bindOnce(tx, { newcomerId: userId, referrerId, signedUpAt, now: deps.now(), madeAgain, addressDigest }),
  );
  return { boundAt, trialDays: TRIAL_DAYS_INVITED };
}

/** @param db a transaction: both accounts are held until it ends
 * @returns since when the newcomer is bound to this referrer */
async function bindOnce(
  db: Database,
  who: Pick<Asked, "newcomerId" | "referrerId" | "signedUpAt" | "now" | "madeAgain"> & {
    /** Of the newcomer. */
    readonly addressDigest: string | null;
  },
): Promise<Date> {
  const { newcomerId, referrerId, now, addressDigest } = who;
  // One after the other: several bindings at once could close a circle that none of them sees.
  await lockBindings(db);
  const present = await lockAccounts(db, [newcomerId, referrerId]);
  if (!present.includes(referrerId)) throw new AppError("NOT_FOUND", { message: UNKNOWN });
  if (!present.includes(newcomerId)) throw new AppError("UNAUTHORIZED");
  const [own] = await listByNewcomers(db, [newcomerId]);
  if (own?.referrerId === referrerId) return own.boundAt;
  const refusal = refusalOf({
    ...who,
    brought: own !== undefined,
    wouldCircle: await isBroughtBy(db, { personId: referrerId, byId: newcomerId }),
    samePerson: addressDigest !== null && addressDigest === (await findAddressDigest(db, referrerId)),
  });
  if (refusal) throw REFUSALS[refusal]();
  await insert(db, { newcomerId, referrerId, boundAt: now });
  return now;
}

/** An account's own invitation link and what came of it. */
export async function referralStanding(
  deps: Accounting & Pick<Deps, "siteUrl">,
  { userId }: UserScope,
): Promise<ReferralStanding> {
  const { referralCode } = await ensureAccount(deps, { userId });
  const { newcomers, ...rewards } = await countByReferrer(await deps.db(), userId);
  return { code: referralCode, link: linkOf(deps.siteUrl, referralCode), newcomers, rewards };
}

/** Days of trial an account has: more if it was invited, even after the inviter left; none for an account that was
 * deleted after a trial and made again within the year. */
export async function trialDays(
  deps: Pick<Deps, "db" | "now" | "digestAddress">,
  scope: Pick<UserScope, "userId" | "email">,
): Promise<number> {
  if ((await formerAccount(deps, scope))?.hadTrial) return 0;
  const [own] = await listByNewcomers(await deps.db(), [scope.userId]);
  return own ? TRIAL_DAYS_INVITED : TRIAL_DAYS;
}

/** Rewards the inviter of an account for its first paid invoice: one reward per account permanently, even if it was taken
 * back since. Safe to call for every paid invoice, and again for the same one; `rewardDays` is the ledger.
 * @param invoice `paidAt` counts: what was paid before the account was bound earns nothing
 * @returns what this invoice earns, now or since an earlier call; null when it earns nothing */
export async function grantReward({ db }: Storing, invoice: PaidInvoice): Promise<Reward | null> {
  const database = await db();
  await insertReward(database, { ...invoice, days: REWARD_DAYS });
  return findReward(database, invoice);
}

/** Takes back what an invoice earned, when it is refunded. Safe to call again.
 * @returns what was taken back by this call; null when there was nothing to take */
export async function revokeReward(
  { db, now }: Pick<Deps, "db" | "now">,
  { invoiceId }: Pick<PaidInvoice, "invoiceId">,
): Promise<Reward | null> {
  return updateRevoked(await db(), { invoiceId, revokedAt: now() });
}

/** Days of Plus an account has earned by inviting others, without those taken back. */
export async function rewardDays({ db }: Storing, userId: string): Promise<number> {
  return sumRewardDays(await db(), userId);
}

/** Each reward an account has earned and kept: days of Plus, and since when. */
export async function listRewards(
  { db }: Storing,
  userId: string,
): Promise<{ readonly days: number; readonly grantedAt: Date }[]> {
  return listRewardsOf(await db(), userId);
}

/** Takes an account that is being deleted out of all referrals. Those it brought keep their longer trial; nobody is
 * rewarded for them any more. Call it before the account's own row is deleted.
 * @param db the transaction that deletes the account */
export async function forgetReferrals(db: Database, userId: string): Promise<void> {
  await remove(db, userId);
}
