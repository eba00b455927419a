import "server-only";
import type { Database } from "@/server/db/types";
import { AppError } from "@/server/errors/app-error";
import { entitlementsOf, entitlementsOfUser } from "@/server/features/billing/service";
import type { ModelCall } from "@/server/providers/model/port";
import { placesOf, WIDE_SHARE } from "@/server/request/address";
import type { Scope } from "@/server/request/scope";
import type { Deps, TutorDeps } from "@/server/request/types";
import { DIGEST_SEPARATOR, PHOTO_RUN } from "./constants";
import { leftOf, standing, startOfDay, takenBy, usedUpWords } from "./policy";
import {
  clearAddresses,
  countAtAddress,
  countInNetwork,
  countOwn,
  holdCount,
  insert,
  refund,
  sumCost,
  updateTaken,
} from "./repository";
import type {
  Allowance,
  Counted,
  MessagesLeft,
  RefundReason,
  Spending,
  Standing,
  UsageView,
  Writer,
} from "./types";

type CountingDeps = Pick<Deps, "db" | "now" | "digestAddress" | "payments">;
type WritingDeps = CountingDeps & Pick<TutorDeps, "chatModel" | "spending">;

const MICROS = 1_000_000;

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

/** Counts a reply of a language model, once. Whoever counts for the same person at the same moment waits.
 * @param db the transaction that begins its run
 * @param reply `goesOn`: it carries on a reply that broke off, which is not refused for want of a message
 * @returns what is left after it
 * @throws {AppError} QUOTA_REACHED with how the allowance stands */
export async function charge(
  deps: Pick<Deps, "now" | "payments">,
  db: Database,
  reply: {
    readonly scope: Scope;
    readonly runId: string;
    readonly model: string;
    readonly allowance: Allowance;
    readonly goesOn?: boolean;
  },
): Promise<MessagesLeft> {
  const { scope, runId, model, allowance, goesOn = false } = reply;
  const { addressDigest } = allowance;
  await holdCount(db, scope, addressDigest);
  const now = deps.now();
  const sold = deps.payments !== null;
  const before = standing(allowance, await counted(db, { scope, addressDigest, now }), now);
  if (before.remaining === 0 && !goesOn) throw usedUp({ ...before, sold, counts: true }, now);
  await insert(db, scope, { runId, model, createdAt: now, addressDigest });
  const remaining = Math.max(0, before.remaining - 1);
  return leftOf({ ...before, sold, remaining }, now);
}

/** How many tutor messages somebody has today.
 * @param scope null for a visitor without a guest cookie */
export async function usageOf(
  deps: CountingDeps & Pick<TutorDeps, "chatModel">,
  scope: Scope | null,
  { address }: { readonly address: string },
): Promise<UsageView> {
  const now = deps.now();
  const allowance = await allowanceOf(deps, scope, address);
  const { addressDigest } = allowance;
  const done = await counted(await deps.db(), { scope, addressDigest, now });
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
  placesOf(address)
    .map(({ name }) => deps.digestAddress(name))
    .reverse()
    .join(DIGEST_SEPARATOR);

interface Counting {
  readonly scope: Scope | null;
  readonly addressDigest: string | null;
  readonly now: Date;
}

async function counted(db: Database, { scope, addressDigest, now }: Counting): Promise<Counted> {
  const since = startOfDay(now);
  return {
    own: scope ? await countOwn(db, scope, since) : 0,
    atPlaces: addressDigest === null ? [] : await countedAt(db, addressDigest, since),
  };
}

async function countedAt(db: Database, digest: string, since: Date): Promise<Counted["atPlaces"]> {
  const atAddress = { count: await countAtAddress(db, digest, since), share: 1 };
  const [network, narrower] = digest.split(DIGEST_SEPARATOR);
  if (!network || narrower === undefined) return [atAddress];
  return [atAddress, { count: await countInNetwork(db, network, since), share: WIDE_SHARE }];
}

function usedUp(usage: UsageView, now: Date): AppError {
  return new AppError("QUOTA_REACHED", {
    message: usedUpWords(usage, now),
    retryAfterSeconds: Math.ceil((usage.resetAt.getTime() - now.getTime()) / 1000),
    usage,
  });
}

/** Writes down what a reply took, and takes back that it counts where there is a reason. Nothing happens for a reply
 * that was not counted.
 * @param db the transaction that ends its run */
export async function settle(
  deps: Pick<Deps, "now">,
  db: Database,
  reply: {
    readonly runId: string;
    readonly calls: readonly ModelCall[];
    readonly spending: Spending;
    readonly reason: RefundReason | null;
  },
): Promise<void> {
  const { runId, calls, spending, reason } = reply;
  if (calls.length > 0) await updateTaken(db, runId, takenBy(calls, spending));
  if (reason) await refund(db, { runId, reason, at: deps.now() });
}

/** Forgets, even as digests, which addresses guests came from before today: nobody is counted by them any more. */
export async function forgetAddresses(deps: Pick<Deps, "now">, db: Database): Promise<void> {
  await clearAddresses(db, startOfDay(deps.now()));
}

/** Writes down what reading a photo took. It counts as no message.
 * @param read `calls` of the model; without any nothing is written */
export async function bookPhoto(
  deps: Pick<Deps, "db" | "now" | "newId">,
  scope: Scope,
  { calls, spending }: { readonly calls: readonly ModelCall[]; readonly spending: Spending },
): Promise<void> {
  if (calls.length === 0) return;
  const runId = `${PHOTO_RUN}${deps.newId()}`;
  const { model } = spending;
  const db = await deps.db();
  await insert(db, scope, {
    runId,
    model,
    createdAt: deps.now(),
    addressDigest: null,
    ...takenBy(calls, spending),
  });
}

/** Whether the language model has cost today what it may. Replies under way are not in it yet. */
export async function isSpent(deps: Pick<Deps, "db" | "now">, { dailyCap }: Spending): Promise<boolean> {
  if (dailyCap === null) return false;
  return (await sumCost(await deps.db(), startOfDay(deps.now()))) >= dailyCap * MICROS;
}
