import "server-only";
import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork } from "@/server/features/account/service";
import type { Session } from "@/server/request/session";
import type { Deps } from "@/server/request/types";
import type { PasswordCredentials } from "./types";

type Auth = Pick<SupabaseClient, "auth">;

const UNCONFIRMED = "Confirm your e-mail address first: open the link we sent you, then sign in.";
const TAKEN =
  "We could not make an account with this e-mail address. If you have one already, sign in instead.";
const WEAK = "This password is too easy to guess. Choose a longer or a less common one.";
const AWAY = "Sign-in does not answer at the moment. Please try again in a minute.";

/** Signs in with e-mail and password; the client writes the session into its cookies.
 * @throws {AppError} INVALID_CREDENTIALS, in the same words for an unknown address and a wrong password */
export async function signIn({ auth }: Auth, credentials: PasswordCredentials): Promise<void> {
  const { error } = await auth.signInWithPassword(credentials);
  if (error) throw asAppError(error, "INVALID_CREDENTIALS");
}

/** Makes an account with e-mail and password.
 * @returns whether it is signed in already, or has to confirm its address first
 * @throws {AppError} CONFLICT when the address is taken, BAD_REQUEST for a password that is too weak */
export async function signUp({ auth }: Auth, credentials: PasswordCredentials): Promise<"in" | "confirm"> {
  const { data, error } = await auth.signUp(credentials);
  if (error) throw asAppError(error, "CONFLICT");
  return data.session ? "in" : "confirm";
}

/** Moves the guest's work to the account that has just signed in. Signing in succeeds also when this does not;
 * the guest cookie then stays, and the next sign-in tries again.
 * @returns whether the guest cookie has done its work */
export async function finishSignIn(deps: Deps, { scope, guest }: Session): Promise<boolean> {
  if (scope?.kind !== "user" || !guest) return false;
  try {
    await claimGuestWork(deps, guest, scope);
    return true;
  } catch (error) {
    deps.log.error("a guest's work could not be moved", { operation: "auth.claim", error });
    return false;
  }
}

function asAppError(error: AuthError, refused: "INVALID_CREDENTIALS" | "CONFLICT"): AppError {
  const status = error.status ?? 0;
  if (error.code === "email_not_confirmed") return new AppError("FORBIDDEN", { message: UNCONFIRMED });
  if (error.code === "weak_password") {
    return new AppError("BAD_REQUEST", { message: WEAK, fieldErrors: { password: WEAK } });
  }
  if (status === 429) return new AppError("TOO_MANY_REQUESTS", { cause: error });
  if (status === 0 || status >= 500)
    return new AppError("INTERNAL_SERVER_ERROR", { message: AWAY, cause: error });
  return refused === "CONFLICT"
    ? new AppError("CONFLICT", { message: TAKEN, cause: error })
    : new AppError("INVALID_CREDENTIALS", { cause: error });
}
