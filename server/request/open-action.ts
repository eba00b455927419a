import "server-only";
import { cookies, headers } from "next/headers";
import { addressOf } from "./address";
import { nameInBrowser, underOwnNames } from "./cookies";
import { compose } from "./deps";
import { GUEST_COOKIE, GUEST_COOKIE_MAX_AGE } from "./guest-cookie";
import { notedId } from "./note-requests";
import { hasOptedOut } from "./opt-out";
import { assertOwnPage, isSecure } from "./origin";
import { refreshSession } from "./refresh";
import { dropCookies } from "./request-jar";
import type { Scope } from "./scope";
import type { MintedGuest, Session } from "./session";
import type { CookieJar } from "./supabase";
import type { Deps } from "./types";

/** One server action's request, which comes from a page of ours. */
export interface OpenAction {
  readonly deps: Deps;
  readonly requestId: string;
  readonly address: string;
  readonly jar: CookieJar;
  /** The browser asks not to be counted. */
  readonly optedOut: boolean;
  session(): Promise<Session>;
  /** Who asks; a visitor without a guest cookie becomes a guest now. */
  scopeOrGuest(): Promise<Scope>;
  /** Ends the browser's life as this guest. */
  forgetGuest(): void;
}

/** Opens the request a server action runs in. Next has compared its origin with the host; what says in another way that
 * another site's page asks is looked at here.
 * @throws {AppError} FORBIDDEN */
export async function openAction(): Promise<OpenAction> {
  const { deps, gate } = compose();
  const [store, head] = await Promise.all([cookies(), headers()]);
  assertOwnPage(head);
  const secure = isSecure(head);
  const present = () => underOwnNames(store.getAll(), secure);
  const jar: CookieJar = {
    getAll: present,
    set: ({ name, value, options }) => void store.set(nameInBrowser(name, secure), value, options),
    secure,
    address: addressOf(head),
  };
  const read = () => gate.read({ cookies: present(), authorization: null });
  const session = async (): Promise<Session> => {
    const found = await read();
    if (!found.stale) return found;
    await refreshSession(deps, jar);
    return read();
  };
  const keep = ({ scope, cookieValue }: MintedGuest): Scope => {
    const options = {
      httpOnly: true,
      sameSite: "lax",
      secure,
      maxAge: GUEST_COOKIE_MAX_AGE,
      path: "/",
    } as const;
    jar.set({ name: GUEST_COOKIE, value: cookieValue, options });
    return scope;
  };
  return {
    deps,
    requestId: notedId(head) ?? deps.newId(),
    address: addressOf(head),
    jar,
    optedOut: hasOptedOut(head),
    session,
    scopeOrGuest: async () => (await session()).scope ?? keep(gate.mintGuest()),
    forgetGuest: () => dropCookies(jar, GUEST_COOKIE),
  };
}
