import "server-only";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { rememberAccount } from "@/server/features/account/service";
import { endBilling, forgetBilling } from "@/server/features/billing/service";
import { forgetReferrals } from "@/server/features/referral/service";
import { forgetSecondFactor } from "@/server/features/second-factor/service";
import { isFreshSession, needsPassword } from "@/server/features/session/service";
import type { UserScope } from "@/server/session/scope";
import { isOwnAddress } from "./policy";
import { inTransaction, removeAccount, removeWork } from "./repository";
import type { DeletionOutcome, DeletionRequest } from "./types";

const OTHER_ADDRESS = "This is not the address of this account. Type it exactly as shown above.";
const PASSWORD_MISSING = "Enter your password.";
const NOT_FRESH =
  "For your safety you must have signed in within the last 15 minutes. Sign out, sign in again and come back here.";

const STILL_PAYING =
  "Your subscription could not be cancelled at the moment, so nothing was deleted. Please try again in a few minutes.";

type Confirm = (password: string) => Promise<void>;

/** Makes sure that it is the account's owner who deletes it: by the address typed again, and by the password, or by a
 * sign-in of the last 15 minutes for an account that has none.
 * @param asked `confirm` checks a password and throws when it is wrong
 * @throws {AppError} BAD_REQUEST with the field that is wrong, FORBIDDEN for a sign-in that is too old */
export async function confirmOwner(
  deps: Deps,
  scope: UserScope,
  { request, confirm }: { readonly request: DeletionRequest; readonly confirm: Confirm },
): Promise<void> {
  if (!isOwnAddress(request.email, scope.email)) throw refused("email", OTHER_ADDRESS);
  if (needsPassword(scope.provider)) {
    if (request.currentPassword === "") throw refused("currentPassword", PASSWORD_MISSING);
    return confirm(request.currentPassword);
  }
  if (!(await isFreshSession(deps, scope))) throw new AppError("FORBIDDEN", { message: NOT_FRESH });
}

/** Deletes an account with everything in it. What it pays for ends first, so that nobody is billed whom we do not know
 * any more. Then the product's rows go, all in one transaction: should the auth server fail then, the owner of the
 * account can still sign in and finish, and no data is left that nobody can reach. Afterwards the rows are
 * removed again, for what a request that was under way has still written.
 * @returns "unfinished" when the sign-in itself could not be removed
 * @throws {AppError} PAYMENTS_UNAVAILABLE when what the account pays for cannot be ended: nothing is deleted then */
export async function deleteAccount(deps: Deps, scope: UserScope): Promise<DeletionOutcome> {
  const { userId } = scope;
  await endPayments(deps, userId);
  await removeRows(deps, scope);
  try {
    await deps.auth.deleteUser(userId);
  } catch (error) {
    deps.log.error("a sign-in could not be removed", { operation: "deletion", error });
    return "unfinished";
  }
  await endBilling(deps, userId);
  await removeRows(deps, scope);
  return "done";
}

async function endPayments(deps: Deps, userId: string): Promise<void> {
  try {
    await endBilling(deps, userId);
  } catch (error) {
    throw AppError.isInstance(error)
      ? new AppError(error.code, { message: STILL_PAYING, cause: error })
      : error;
  }
}

async function removeRows(deps: Deps, scope: UserScope): Promise<void> {
  const { userId } = scope;
  const { db, now, revocations } = deps;
  await inTransaction(await db(), async (tx) => {
    await rememberAccount(deps, tx, scope);
    // Locks the account's row, so that nobody is bound to it meanwhile; it needs the row to be there.
    await forgetReferrals(tx, userId);
    await forgetBilling(tx, userId);
    await forgetSecondFactor(tx, userId);
    await removeWork(tx, userId);
    await removeAccount(tx, { userId, endedAt: now() });
  });
  revocations.forget(userId);
}

function refused(field: "email" | "currentPassword", message: string): AppError {
  return new AppError("BAD_REQUEST", { message, fieldErrors: { [field]: message } });
}
