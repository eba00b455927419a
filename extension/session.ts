import type { ExtensionTokens } from "@/server/features/extension/types";
import { digestOf, randomText } from "./secrets";

const KEY = "session";
const TOKEN_PATH = "/api/extension/token";

/** A token with less than this left, in milliseconds, is renewed before it is used. */
const MARGIN_MS = 60_000;

/** Where the student is signed in. The tokens are this extension's own: they open nothing elsewhere. */
export interface Session {
  readonly origin: string;
  readonly email: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  /** In milliseconds. */
  readonly expiresAt: number;
}

/** What came of a sign-in: nobody went through with it, the server refused, or it is not there. */
export type SignedIn = "done" | "cancelled" | "refused" | "away";

async function keptSession(): Promise<Session | null> {
  const { [KEY]: kept } = await chrome.storage.local.get(KEY);
  return (kept as Session | undefined) ?? null;
}

/** Tells who is signed in, and whenever that changes.
 * @returns what ends it */
export function watchSession(tell: (session: Session | null) => void): () => void {
  const heard = (changes: Readonly<Record<string, { readonly newValue?: unknown }>>) => {
    if (KEY in changes) tell((changes[KEY]?.newValue as Session | undefined) ?? null);
  };
  chrome.storage.local.onChanged.addListener(heard);
  void keptSession().then(tell);
  return () => chrome.storage.local.onChanged.removeListener(heard);
}

/** Has the student sign in on a page of their own server, which sends back a code that is good with this extension's
 * secret alone. */
export async function signIn(origin: string): Promise<SignedIn> {
  const [verifier, state, redirect_uri] = [randomText(48), randomText(24), chrome.identity.getRedirectURL()];
  const asked = {
    ...{ response_type: "code", client_id: chrome.runtime.id, redirect_uri, state },
    ...{ code_challenge: await digestOf(verifier), code_challenge_method: "S256" },
  };
  const answer = await answerOf(`${origin}/connect?${new URLSearchParams(asked)}`);
  if (typeof answer === "string") return answer;
  const code = answer.get("code");
  if (answer.get("state") !== state || !code) return answer.has("error") ? "cancelled" : "refused";
  const response = await ask(origin, {
    ...{ grant_type: "authorization_code", client_id: chrome.runtime.id, redirect_uri },
    ...{ code, code_verifier: verifier },
  });
  if (!response) return "away";
  if (!response.ok) return "refused";
  await keep(origin, await response.json());
  return "done";
}

/** Ends the session at the server, as far as it can be told, and here. */
export async function signOut(session: Session): Promise<void> {
  const token = await tokenFor(session).catch(() => session.accessToken);
  await chrome.storage.local.remove(KEY);
  const headers = { authorization: `Bearer ${token}` };
  await send(`${session.origin}${TOKEN_PATH}`, { method: "DELETE", headers });
}

/** A fetch for the signed-in student. Cookies stay out of it. A session that the server has ended is forgotten here. */
export async function fetchAs(session: Session, url: string, init: RequestInit = {}): Promise<Response> {
  const once = (token: string) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    return fetch(url, { ...init, headers, credentials: "omit" });
  };
  const token = await tokenFor(session);
  const response = await once(token);
  if (response.status !== 401) return response;
  const fresh = await tokenFor(session, token);
  return fresh === token ? response : once(fresh);
}

/** @param refused a token that the server did not take, though it should not have run out
 * @returns the newest access token; the refused one where there is no other */
function tokenFor(session: Session, refused?: string): Promise<string> {
  // One renewal at a time in all panels: the second one finds what the first one brought.
  return navigator.locks.request(KEY, async () => {
    const kept = await keptSession();
    if (!kept || kept.origin !== session.origin) return session.accessToken;
    const isGood = kept.accessToken !== refused && kept.expiresAt - Date.now() > MARGIN_MS;
    if (isGood) return kept.accessToken;
    const response = await ask(kept.origin, {
      ...{ grant_type: "refresh_token", client_id: chrome.runtime.id, refresh_token: kept.refreshToken },
    });
    if (response?.ok) return keep(kept.origin, await response.json());
    if (response?.status === 401) await chrome.storage.local.remove(KEY);
    return kept.accessToken;
  });
}

async function keep(origin: string, tokens: ExtensionTokens): Promise<string> {
  const session: Session = {
    origin,
    email: tokens.email,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    expiresAt: Date.now() + tokens.expires_in * 1000,
  };
  await chrome.storage.local.set({ [KEY]: session });
  return session.accessToken;
}

/** What the page sent back. */
async function answerOf(url: string): Promise<URLSearchParams | "cancelled" | "away"> {
  try {
    const address = await chrome.identity.launchWebAuthFlow({ url, interactive: true });
    return address ? new URL(address).searchParams : "cancelled";
  } catch (error) {
    return error instanceof Error && /could not be loaded/i.test(error.message) ? "away" : "cancelled";
  }
}

const ask = (origin: string, body: object): Promise<Response | null> =>
  send(`${origin}${TOKEN_PATH}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** @returns null where the server is not there */
async function send(url: string, init: RequestInit): Promise<Response | null> {
  try {
    return await fetch(url, { ...init, credentials: "omit" });
  } catch {
    return null;
  }
}
