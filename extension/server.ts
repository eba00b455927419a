import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import type { AppRouter } from "@/server/trpc/types";

const KEY = "server";
const LOOPBACK = /^(localhost|127\.0\.0\.1)$/;

/** The server the student has named: an origin, or empty. */
export async function keptServer(): Promise<string> {
  const { [KEY]: kept } = await chrome.storage.local.get(KEY);
  return typeof kept === "string" ? kept : "";
}

export const keepServer = (origin: string): Promise<void> => chrome.storage.local.set({ [KEY]: origin });

/** @returns the origin an address names; null where that is none, or where anyone on the way could read what is sent */
export function originOf(address: string): string | null {
  const typed = address.trim();
  if (!URL.canParse(typed)) return null;
  const { protocol, hostname, origin } = new URL(typed);
  const isSafe = protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
  return isSafe ? origin : null;
}

/** Has the server keep a problem for whoever is signed in there, hints first.
 * @returns the address of its page */
export async function sendProblem(origin: string, text: string): Promise<string> {
  const api = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${origin}/api/trpc`,
        transformer: superjson,
        fetch: (url, init) => fetch(url, { ...init, credentials: "include" } as RequestInit),
      }),
    ],
  });
  const { id } = await api.solve.create.mutate({ text, mode: "hints" });
  return `${origin}/solve/${encodeURIComponent(id)}`;
}
