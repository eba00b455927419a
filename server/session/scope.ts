import "server-only";
import { AppError } from "@/server/errors/app-error";

declare const minted: unique symbol;

/** A signed-in account. Only the session gate makes one. */
export interface UserScope {
  readonly kind: "user";
  readonly userId: string;
  /** Empty when the account has none. */
  readonly email: string;
  /** How the person signed in: `email`, `google`, `github`; null when the token does not say. */
  readonly provider: string | null;
  /** The auth server's number of the session; null when the token does not say. */
  readonly sessionId: string | null;
  readonly [minted]: true;
}

/** Someone who has given the right password, link or social sign-in of an account that asks for a code as well, and has
 * not given the code. Opens nothing of the account. */
export interface PendingScope {
  readonly kind: "pending";
  readonly userId: string;
  readonly email: string;
  readonly provider: string | null;
  readonly sessionId: string | null;
  readonly [minted]: true;
}

/** A visitor with a signed guest cookie. Only the session gate makes one. */
export interface GuestScope {
  readonly kind: "guest";
  readonly guestId: string;
  /** When the gate read the cookie. */
  readonly readAt: Date;
  /** Of one whose cookie was made for this request: whether it has left with an answer. Before that nobody else can be this
   * guest. Absent for one that sent it. */
  readonly isTold?: () => boolean;
  readonly [minted]: true;
}

/** Whose data a service or a repository works on. */
export type Scope = UserScope | GuestScope;

/** @returns the account a scope stands for
 * @throws {AppError} UNAUTHORIZED for a guest and for nobody */
export function userOf(scope: Scope | null): UserScope {
  if (scope?.kind !== "user") throw new AppError("UNAUTHORIZED");
  return scope;
}

/** One word for a person, for counting what they do. */
export const personOf = (scope: Scope): string =>
  scope.kind === "user" ? `user:${scope.userId}` : `guest:${scope.guestId}`;
