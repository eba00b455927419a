import "server-only";
import { cookies, headers } from "next/headers";
import { compose } from "../composition/compose";
import type { Deps } from "../deps";
import { addressOf } from "../http/client-address";
import { nameInBrowser, underOwnNames } from "../http/cookies";
import { hasOptedOut } from "../http/opt-out";
import { assertOwnPage, isSecure } from "../http/origin";
import { requestIdOf } from "../http/request-metadata";
import { dropCookies } from "../session/cookie-jar";
import { GUEST_COOKIE, GUEST_COOKIE_MAX_AGE } from "../session/guest-cookie";
import type { Scope } from "../session/scope";
import type { MintedGuest, Session } from "../session/session-gate";
import type { CookieJar } from "../session/supabase-client";
import { readRenewed } from "./renewed-session";

/** One server action's request, which comes from a page of ours. */
export interface ActionContext {
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
export async function openActionContext(): Promise<ActionContext> {
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
  const session = () => readRenewed({ deps, gate, jar });
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
    requestId: requestIdOf(head) ?? deps.newId(),
    address: addressOf(head),
    jar,
    optedOut: hasOptedOut(head),
    session,
    scopeOrGuest: async () => (await session()).scope ?? keep(gate.mintGuest()),
    forgetGuest: () => dropCookies(jar, GUEST_COOKIE),
  };
}
