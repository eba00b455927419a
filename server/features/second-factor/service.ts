import "server-only";
import { createHash } from "node:crypto";
import type { Database } from "@/server/db/types";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { toAppError } from "@/server/errors/normalise";
import { LIFETIME_MS_MAX } from "@/server/features/session/constants";
import { endOtherSessions, needsPassword } from "@/server/features/session/service";
import { addressOfSecret, randomSecret, stepOfCode } from "@/server/providers/totp";
import { takeRate, takeRateOfAccount } from "@/server/rate-limits/take-rate";
import type { PendingScope, UserScope } from "@/server/session/scope";
import { noteSecurity } from "@/server/session/security-log";
import { RECOVERY_CODE_BYTES, RECOVERY_CODES, REMOVED_AT_ONCE, SECRET_BYTES } from "./constants";
import { codePageOf, groupedCode, kindOf } from "./policy";
import {
  countRecoveryCodes,
  findFactor,
  insertPassed,
  inTransaction,
  isOwed,
  removeAll,
  removePassedBut,
  removePassedBy,
  removeRecoveryCode,
  replaceRecoveryCodes,
  type StoredFactor,
  updateConfirmed,
  updateLastStep,
  upsertUnconfirmed,
} from "./repository";
import type { CodeKind, SecondFactorStanding, SetUp } from "./types";

type Keeping = Pick<Deps, "db" | "now" | "factorSeal">;
type Changing = Keeping & Pick<Deps, "revocations" | "codesOwed">;

const WRONG =
  "This code is not right, or it has been used. Wait for the next one in your app, or use a recovery code.";
const NONE_OWED = "No code is asked for here. Sign in first.";
const GONE = "The set-up was restarted elsewhere. Start again with the key shown now.";
const ON_ALREADY = "Two-step sign-in is on already.";
const UNREADABLE =
  "The key of your app can no longer be read on this server. Use a recovery code, or ask the people who run this server to turn off two-step sign-in.";

/** Where a browser enters the code it owes, and goes on to `next`, a path of this site. */
export const codePage = codePageOf;

/** An account's two-step status. */
export async function standingOf({ db }: Pick<Deps, "db">, scope: UserScope): Promise<SecondFactorStanding> {
  const database = await db();
  const factor = await findFactor(database, scope.userId);
  const isOn = factor !== null && factor.confirmedAt !== null;
  return { isOn, recoveryCodesLeft: isOn ? await countRecoveryCodes(database, scope.userId) : 0 };
}

/** Begins a set-up with a new secret, in place of one that was never confirmed. Nobody is asked for a code yet.
 * @throws {AppError} CONFLICT when codes are asked for already */
export async function beginSetUp({ db, now, factorSeal }: Keeping, { userId }: UserScope): Promise<void> {
  const secret = randomSecret(SECRET_BYTES);
  const factor = { userId, concealedSecret: factorSeal.conceal(secret), createdAt: now() };
  if (!(await upsertUnconfirmed(await db(), factor))) throw new AppError("CONFLICT", { message: ON_ALREADY });
}

/** What the app is given in a set-up that has begun; null when none has. A confirmed secret is never shown again. */
export async function setUpUnderWay(
  { db, factorSeal }: Keeping,
  { userId, email, provider }: UserScope,
  product: string,
): Promise<SetUp | null> {
  const factor = await findFactor(await db(), userId);
  if (!factor || factor.confirmedAt) return null;
  const secret = factorSeal.reveal(factor.concealedSecret);
  if (secret === null) return null;
  const uri = addressOfSecret(secret, { issuer: product, label: email });
  return { secret, uri, asksPassword: needsPassword(provider) };
}

/** Confirms a set-up by a code of the app. From now on every sign-in asks for one; this session goes on, all others end.
 * The caller has made sure that the owner is asking.
 * @param code as `codeSchema` reads it
 * @returns the recovery codes, which nobody can read again
 * @throws {AppError} BAD_REQUEST for a wrong code, CONFLICT when the set-up is gone or done, PRECONDITION_FAILED for a
 *   session without a number */
export async function confirmSetUp(
  deps: Changing,
  scope: UserScope,
  code: string,
): Promise<readonly string[]> {
  const { db, now } = deps;
  const { userId, sessionId } = scope;
  if (sessionId === null) throw new AppError("PRECONDITION_FAILED");
  const database = await db();
  const factor = await findFactor(database, userId);
  if (!factor || factor.confirmedAt) throw new AppError("CONFLICT", { message: factor ? ON_ALREADY : GONE });
  const step = kindOf(code) === "app" ? stepOfCode(secretOf(deps, factor), code, now()) : null;
  if (step === null) throw wrongCode();
  const codes = await inTransaction(database, async (tx) => {
    const { concealedSecret } = factor;
    const confirmed = await updateConfirmed(tx, { userId, concealedSecret, confirmedAt: now(), step });
    if (!confirmed) throw new AppError("CONFLICT", { message: GONE });
    await insertPassed(tx, { sessionId, userId, passedAt: now() });
    await removePassedBut(tx, userId, sessionId);
    return newRecoveryCodes(tx, userId);
  });
  await endOtherSessions(deps, scope);
  deps.codesOwed.forget(userId);
  return codes;
}

/** The second step of signing in, counted and noted: lets a session in by a code.
 * @param pending who has to enter one; null for everyone else
 * @throws {AppError} PRECONDITION_FAILED for a session that owes no code, TOO_MANY_REQUESTS, BAD_REQUEST for a wrong
 *   or used code */
export async function enterCode(
  place: { readonly deps: Deps; readonly address: string; readonly requestId: string },
  pending: PendingScope | null,
  code: string,
): Promise<CodeKind> {
  const { deps, address } = place;
  if (!pending) throw new AppError("PRECONDITION_FAILED", { message: NONE_OWED });
  const { email, userId } = pending;
  const kind = kindOf(code);
  try {
    await takeRateOfCode(deps, { kind, userId, address });
    await passWithCode(deps, pending, code);
  } catch (error) {
    const { code: why } = toAppError(error);
    noteSecurity(place, { what: "code", ok: false, method: kind, email, code: why });
    throw error;
  }
  noteSecurity(place, { what: "code", ok: true, method: kind, email });
  return kind;
}

/** Counts one try at a code: those of the app by account and address, so that nobody goes through them; recovery codes,
 * which cannot be guessed, by address alone, so that nobody's tries keep the owner out.
 * @throws {AppError} TOO_MANY_REQUESTS */
export async function takeRateOfCode(
  deps: Deps,
  { kind, userId, address }: { readonly kind: CodeKind; readonly userId: string; readonly address: string },
): Promise<void> {
  if (kind === "recovery") await takeRate(deps, "recoveryCode", { scope: null, address });
  else {
    await takeRateOfAccount(deps, "code", { userId, address });
    await takeRateOfAccount(deps, "codeOfDay", { userId, address });
  }
}

/** Lets a session in by a code. A code works once, even when used twice at the same moment.
 * @throws {AppError} BAD_REQUEST for a wrong or used code */
async function passWithCode(
  deps: Changing,
  { userId, sessionId }: PendingScope,
  code: string,
): Promise<CodeKind> {
  if (sessionId === null) throw new AppError("PRECONDITION_FAILED");
  const kind = await inTransaction(await deps.db(), async (tx) => {
    const spent = await spendCode(deps, tx, { userId, code });
    await insertPassed(tx, { sessionId, userId, passedAt: deps.now() });
    return spent;
  });
  deps.codesOwed.forget(userId);
  return kind;
}

/** Lets a session in that another one has opened which owes no code. */
export async function passWithSession(
  { db, now }: Pick<Deps, "db" | "now">,
  session: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  await insertPassed(await db(), { ...session, passedAt: now() });
}

/** Makes new recovery codes; the old ones are good no more.
 * @returns the codes, which nobody can read again
 * @throws {AppError} BAD_REQUEST for a wrong code */
export async function renewRecoveryCodes(
  deps: Changing,
  { userId }: UserScope,
  code: string,
): Promise<readonly string[]> {
  return inTransaction(await deps.db(), async (tx) => {
    await spendCode(deps, tx, { userId, code });
    return newRecoveryCodes(tx, userId);
  });
}

/** Asks this account for codes no more.
 * @throws {AppError} BAD_REQUEST for a wrong code */
export async function turnOff(deps: Changing, { userId }: UserScope, code: string): Promise<void> {
  await inTransaction(await deps.db(), async (tx) => {
    await spendCode(deps, tx, { userId, code });
    await removeAll(tx, userId);
  });
  deps.codesOwed.forget(userId);
}

/** Removes what is kept of an account's codes, for the operator and for a deletion.
 * @returns whether codes were asked for */
export async function forgetSecondFactor(db: Database, userId: string): Promise<boolean> {
  return removeAll(db, userId);
}

/** Whether a session still owes a code. */
export async function owesCode(
  { db, now }: Pick<Deps, "db" | "now">,
  session: { readonly userId: string; readonly sessionId: string | null },
): Promise<boolean> {
  return isOwed(await db(), session, { passedAfter: longestAgo(now()) });
}

/** No session goes on for longer than this after its code. */
const longestAgo = (now: Date): Date => new Date(now.getTime() - LIFETIME_MS_MAX);

/** Forgets the codes of sessions that have run out.
 * @returns how many */
export async function forgetOldPasses({ db, now }: Pick<Deps, "db" | "now">): Promise<number> {
  const database = await db();
  for (let count = 0; ; ) {
    const removed = await removePassedBy(database, longestAgo(now()), REMOVED_AT_ONCE);
    count += removed;
    if (removed < REMOVED_AT_ONCE) return count;
  }
}

async function spendCode(
  deps: Keeping,
  tx: Database,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<CodeKind> {
  const kind = kindOf(code);
  const isGood =
    kind === "recovery"
      ? await removeRecoveryCode(tx, userId, digestOf(code))
      : await spendAppCode(deps, tx, { userId, code });
  if (!isGood) throw wrongCode();
  return kind;
}

async function spendAppCode(
  deps: Keeping,
  tx: Database,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const factor = await findFactor(tx, userId);
  if (!factor?.confirmedAt) return false;
  const step = stepOfCode(secretOf(deps, factor), code, deps.now());
  return step !== null && updateLastStep(tx, userId, step);
}

function secretOf({ factorSeal }: Keeping, { concealedSecret }: StoredFactor): string {
  const secret = factorSeal.reveal(concealedSecret);
  if (secret === null) throw new AppError("PRECONDITION_FAILED", { message: UNREADABLE });
  return secret;
}

async function newRecoveryCodes(tx: Database, userId: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomSecret(RECOVERY_CODE_BYTES));
  await replaceRecoveryCodes(tx, userId, codes.map(digestOf));
  return codes.map(groupedCode);
}

const digestOf = (code: string): string => createHash("sha256").update(code).digest("base64url");

const wrongCode = (): AppError =>
  new AppError("BAD_REQUEST", { message: WRONG, fieldErrors: { code: WRONG } });
