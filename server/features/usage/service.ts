import "server-only";
import type { Database } from "@/server/db/types";
import type { Deps, TutorDeps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { entitlementsOf, entitlementsOfUser } from "@/server/features/billing/service";
import { VENDOR_CALLS_PER_MESSAGE, VENDOR_CALLS_PER_PHOTO } from "@/server/features/ledger/constants";
import { isSpent, type LedgerDeps, openLedger } from "@/server/features/ledger/service";
import type { Spending } from "@/server/features/ledger/types";
import { networksOf, WIDE_SHARE } from "@/server/http/client-address";
import type { CallLedger, ChatModel, ReplyModel } from "@/server/providers/model/port";
import type { Scope } from "@/server/session/scope";
import {
  DIGEST_SEPARATOR,
  GUEST_ADDRESS_PHOTOS,
  GUEST_ADDRESS_REFUNDS,
  PHOTO_RUN,
  PHOTOS_PER_DAY,
  REFUNDS_PER_DAY,
} from "./constants";
import { beginningsLeft, leftOf, NOTHING_BEGUN, standing, startOfDay, usedUpWords } from "./policy";
import {
  clearAddresses,
  continueCharge,
  countAtAddress,
  countInNetwork,
  countOwn,
  countPhotos,
  findCharge,
  holdCount,
  insert,
  refund,
  updateReason,
} from "./repository";
import type {
  Allowance,
  Charge,
  Counted,
  MessagesLeft,
  Owner,
  RefundReason,
  Settlement,
  Standing,
  UsageView,
  Writer,
} from "./types";

type CountingDeps = Pick<Deps, "db" | "now" | "digestAddress" | "payments">;
type WritingDeps = CountingDeps & Pick<TutorDeps, "chatModel" | "spending">;

/** Who writes a reply, and whether it counts. Looked up before the transaction that begins it. A reply of the built-in
 * tutor never counts.
 * @param asked `engine`: the student wants the built-in tutor */
export async function writerOf(
  deps: WritingDeps,
  scope: Scope,
  { engine, address }: { readonly engine: boolean; readonly address: string },
): Promise<Writer> {
  if (deps.chatModel.kind === "engine") return { standsIn: null, allowance: null };
  if (engine) return { standsIn: "chosen", allowance: null };
  if (await isSpent(deps, deps.spending)) return { standsIn: "spent", allowance: null };
  return { standsIn: null, allowance: await allowanceOf(deps, scope, address) };
}

/** Counts a language model's reply, once. Concurrent counts for the same person wait for each other.
 * @param db the transaction that begins its run
 * @param reply `resumes`: the reply that was stopped or broke off and is resumed. If it counts, the two are one and count
 *   once; if it was refunded, it is not refused for want of a message. Null for a new one
 * @returns what is left after it
 * @throws {AppError} QUOTA_REACHED with the state of the allowance */
export async function charge(
  deps: Pick<Deps, "now" | "payments">,
  db: Database,
  reply: {
    readonly scope: Scope;
    readonly runId: string;
    readonly model: string;
    readonly allowance: Allowance;
    readonly resumes?: string | null;
  },
): Promise<MessagesLeft> {
  const { scope, runId, model, allowance, resumes = null } = reply;
  const { addressDigest, plan } = allowance;
  await holdCount(db, scope, addressDigest);
  const now = deps.now();
  const sold = deps.payments !== null;
  const done = await counted(db, { owner: scope, addressDigest, now });
  const before = standing(allowance, done, now);
  const callsMax = VENDOR_CALLS_PER_MESSAGE;
  if (resumes !== null && (await continueCharge(db, { from: resumes, runId, callsMax })))
    return leftOf({ ...before, sold }, now);
  const resumesFree = async () =>
    resumes !== null && beginningsLeft(allowance, done) > 0 && (await wasRefunded(db, resumes));
  if (before.remaining === 0 && !(await resumesFree())) throw usedUp({ ...before, sold, counts: true }, now);
  await insert(db, scope, { runId, model, plan, createdAt: now, addressDigest });
  const remaining = Math.max(0, before.remaining - 1);
  return leftOf({ ...before, sold, remaining }, now);
}

const wasRefunded = async (db: Database, runId: string): Promise<boolean> =>
  (await findCharge(db, runId))?.refundedAt != null;

/** The model as a reply that was charged may use it: each request it sends is booked on the reply. */
export const meteredFor = (
  deps: LedgerDeps,
  chatModel: ChatModel,
  { runId, spending }: { readonly runId: string; readonly spending: Spending },
): ReplyModel =>
  chatModel.kind === "engine"
    ? chatModel
    : chatModel.metered(openLedger(deps, { runId, spending, callsMax: VENDOR_CALLS_PER_MESSAGE }));

/** How many tutor messages a person has today.
 * @param scope null for a visitor without a guest cookie */
export async function usageOf(
  deps: CountingDeps & Pick<TutorDeps, "chatModel">,
  scope: Scope | null,
  { address }: { readonly address: string },
): Promise<UsageView> {
  const now = deps.now();
  const allowance = await allowanceOf(deps, scope, address);
  const { addressDigest } = allowance;
  const done = await counted(await deps.db(), { owner: scope, addressDigest, now });
  const counts = deps.chatModel.kind === "language-model";
  return { ...standing(allowance, done, now), counts, sold: deps.payments !== null };
}

/** How many tutor messages an account has today. */
export async function usageOfAccount(deps: Pick<Deps, "db" | "now">, userId: string): Promise<Standing> {
  const now = deps.now();
  const { plan, messagesPerDay } = await entitlementsOfUser(deps, userId);
  const own = await countOwn(await deps.db(), { kind: "user", userId }, startOfDay(now));
  return standing({ plan, limit: messagesPerDay, addressDigest: null }, { own, atPlaces: [] }, now);
}

async function allowanceOf(deps: CountingDeps, scope: Scope | null, address: string): Promise<Allowance> {
  const { plan, messagesPerDay } = await entitlementsOf(deps, scope);
  const addressDigest = plan === "guest" ? digestOf(deps, address) : null;
  return { plan, limit: messagesPerDay, addressDigest };
}

/** The widest place first, so that all of one network begin alike. */
const digestOf = (deps: Pick<Deps, "digestAddress">, address: string): string =>
  networksOf(address)
    .map(({ name }) => deps.digestAddress(name))
    .reverse()
    .join(DIGEST_SEPARATOR);

interface Counting {
  readonly owner: Owner | null;
  readonly addressDigest: string | null;
  readonly now: Date;
}

async function counted(db: Database, { owner, addressDigest, now }: Counting): Promise<Counted> {
  const since = startOfDay(now);
  return {
    own: owner ? await countOwn(db, owner, since) : NOTHING_BEGUN,
    atPlaces: addressDigest === null ? [] : await countedAt(db, addressDigest, since),
  };
}

async function countedAt(db: Database, digest: string, since: Date): Promise<Counted["atPlaces"]> {
  const atAddress = { tally: await countAtAddress(db, digest, since), share: 1 };
  const network = networkIn(digest);
  if (network === null) return [atAddress];
  return [atAddress, { tally: await countInNetwork(db, network, since), share: WIDE_SHARE }];
}

/** @returns the digest of the network around an address; null where it is counted alone */
function networkIn(digest: string): string | null {
  const [network, narrower] = digest.split(DIGEST_SEPARATOR);
  return network !== undefined && narrower !== undefined ? network : null;
}

function usedUp(usage: UsageView, now: Date): AppError {
  return new AppError("QUOTA_REACHED", {
    message: usedUpWords(usage, now),
    retryAfterSeconds: Math.ceil((usage.resetAt.getTime() - now.getTime()) / 1000),
    usage,
  });
}

/** Takes back that a reply counts where something went wrong with it, as long as the day has refunds, and always where
 * nothing was sent for it. Nothing happens for a reply that was not counted. What its requests took is in the ledger.
 * @param db the transaction that ends its run
 * @param reply `reason`: what went wrong; null for nothing. `allowance`: null where nobody asks what is left */
export async function settle(
  deps: Pick<Deps, "now" | "payments">,
  db: Database,
  reply: {
    readonly runId: string;
    readonly reason: RefundReason | null;
    readonly allowance: Allowance | null;
  },
): Promise<Settlement> {
  const { runId, allowance } = reply;
  const first = await findCharge(db, runId);
  if (!first || first.refundedAt) return { counted: false, left: null };
  const reason = first.calls === 0 ? "unsent" : reply.reason;
  if (!reason) return { counted: false, left: null };
  await holdCount(db, first.owner, first.addressDigest);
  const charge = (await findCharge(db, runId)) ?? first;
  if (reason !== "unsent" && !(await hasRefunds(db, charge))) {
    await updateReason(db, runId, reason);
    return { counted: true, left: null };
  }
  const now = deps.now();
  await refund(db, { runId, reason, at: now });
  // Of a guest who has signed in meanwhile the account has the messages.
  const same = allowance !== null && charge.owner?.kind === (allowance.plan === "guest" ? "guest" : "user");
  if (!same) return { counted: false, left: null };
  const { owner, addressDigest } = charge;
  const done = await counted(db, { owner, addressDigest, now });
  const sold = deps.payments !== null;
  return { counted: false, left: leftOf({ ...standing(allowance, done, now), sold }, now) };
}

/** Whether the day of a reply has refunds left, for its owner and for the guests at its address. */
async function hasRefunds(db: Database, { owner, plan, addressDigest, createdAt }: Charge): Promise<boolean> {
  const { own, atPlaces } = await counted(db, { owner, addressDigest, now: createdAt });
  if (own.refunded >= REFUNDS_PER_DAY[plan]) return false;
  return atPlaces.every(({ tally, share }) => tally.refunded < GUEST_ADDRESS_REFUNDS * share);
}

/** Forgets, even as digests, which addresses guests came from before today: nobody is counted by them any more. */
export async function forgetAddresses(deps: Pick<Deps, "now">, db: Database): Promise<void> {
  await clearAddresses(db, startOfDay(deps.now()));
}

/** What having a photo read takes. */
type PhotoDeps = LedgerDeps & Pick<Deps, "digestAddress" | "payments">;

/** Whether a language model may read one more photo for this owner today.
 * @param scope null for a visitor without a guest cookie */
export async function hasPhotosLeft(
  deps: CountingDeps,
  scope: Scope | null,
  { address }: { readonly address: string },
): Promise<boolean> {
  const { plan, addressDigest } = await allowanceOf(deps, scope, address);
  return photosLeft(await deps.db(), scope, { plan, addressDigest, now: deps.now() });
}

interface PhotoCounting extends Pick<Allowance, "plan" | "addressDigest"> {
  readonly now: Date;
}

async function photosLeft(
  db: Database,
  owner: Owner | null,
  { plan, addressDigest, now }: PhotoCounting,
): Promise<boolean> {
  const day = startOfDay(now);
  if (owner && (await countPhotos(db, owner, day)) >= PHOTOS_PER_DAY[plan]) return false;
  if (addressDigest === null) return true;
  if ((await countPhotos(db, { addressDigest }, day)) >= GUEST_ADDRESS_PHOTOS) return false;
  const networkDigest = networkIn(addressDigest);
  if (networkDigest === null) return true;
  return (await countPhotos(db, { networkDigest }, day)) < GUEST_ADDRESS_PHOTOS * WIDE_SHARE;
}

/** Writes down that a photo is read. It counts as no message. To be settled as a reply is, once it has been read.
 * @returns its number and its page of the ledger; null when the day's photos are used up */
export async function chargePhoto(
  deps: PhotoDeps,
  scope: Scope,
  { address, spending }: { readonly address: string; readonly spending: Spending },
): Promise<{ readonly runId: string; readonly ledger: CallLedger } | null> {
  const { plan, addressDigest } = await allowanceOf(deps, scope, address);
  const runId = `${PHOTO_RUN}${deps.newId()}`;
  const now = deps.now();
  const admitted = await (await deps.db()).transaction(async (tx) => {
    await holdCount(tx, scope, addressDigest);
    if (!(await photosLeft(tx, scope, { plan, addressDigest, now }))) return false;
    await insert(tx, scope, { runId, model: spending.model, plan, createdAt: now, addressDigest });
    return true;
  });
  if (!admitted) return null;
  return { runId, ledger: openLedger(deps, { runId, spending, callsMax: VENDOR_CALLS_PER_PHOTO }) };
}
