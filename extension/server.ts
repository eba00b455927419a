import { createTRPCClient, httpLink, type TRPCClient } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/types";
import { fetchAs, type Session } from "./session";

const KEY = "server";
const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/** The server the student has named: an origin, or empty. */
export async function keptServer(): Promise<string> {
  const { [KEY]: kept } = await chrome.storage.local.get(KEY);
  return typeof kept === "string" ? kept : "";
}

/** @returns the origin an address names; null where that is none, or where anyone on the way could read what is sent */
export function originOf(address: string): string | null {
  const typed = address.trim();
  if (!URL.canParse(typed)) return null;
  const { protocol, hostname, origin } = new URL(typed);
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  return isSafe ? origin : null;
}

/** Has the browser ask whether this one address may be reached, and remembers it as the student's own. Called at once at
 * a click: the browser takes the question for the student's own only as part of it.
 * @returns whether it may */
export async function askForServer(origin: string): Promise<boolean> {
  if (!(await chrome.permissions.request({ origins: [`${origin}/*`] }))) return false;
  await chrome.storage.local.set({ [KEY]: origin });
  return true;
}

/** The API for the signed-in student, or for anyone who is signed in in the browser. */
export const apiOf = (who: Session | string): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${typeof who === "string" ? who : who.origin}/api/trpc`,
        transformer: superjson,
        fetch: (url, init) =>
          typeof who === "string"
            ? fetch(url, { ...init, credentials: "include" } as RequestInit)
            : fetchAs(who, String(url), init as RequestInit),
      }),
    ],
  });

/** Has the server keep a problem, hints first. The same problem again is kept once.
 * @returns the address of its page */
export async function sendProblem(
  who: Session | string,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<string> {
  const kept = await apiOf(who).solve.create.mutate({ id, text, mode: "hints" });
  return pageOf(who, kept.id);
}

/** The address of a problem's page. */
export const pageOf = (who: Session | string, id: string): string =>
  `${typeof who === "string" ? who : who.origin}/solve/${encodeURIComponent(id)}`;

const AWAY = "Your Classmate cannot be reached. Your work here is safe; try again in a moment.";

/** What a student is told of a call that failed: the server's own words, if there is one. */
export function failureWords(error: unknown): string {
  const { data, message } = Object(error) as { readonly data?: unknown; readonly message?: unknown };
  return data && typeof message === "string" ? message : AWAY;
}
