import "server-only";
import { headers } from "next/headers";
import { getDeps } from "@/server/composition/compose";
import { setStatus } from "@/server/http/answers-under-way";
import { requestIdOf } from "@/server/http/request-metadata";
import { withFallback } from "@/server/request-context/fallback";
import { pageIsForNobody, pageScope } from "@/server/request-context/page-context";
import { listSessions } from "./service";
import type { PageSession, SessionView } from "./types";

/** Who is signed in, for the page's frame and scripts; null for a guest, "unknown" while nobody can tell and in a page
 * that a browser keeps for when there is no network.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadPageSession(): Promise<PageSession | null | "unknown"> {
  if (await pageIsForNobody()) return "unknown";
  const scope = await withFallback(pageScope(), "unknown");
  if (scope === "unknown") return scope;
  if (scope?.kind !== "user") return null;
  return { userId: scope.userId, email: scope.email, provider: scope.provider };
}

/** Where the account is signed in, the place seen last first; empty for a guest.
 * Call it inside a Suspense boundary: it waits for the request. */
export async function loadSessions(): Promise<readonly SessionView[]> {
  const scope = await pageScope();
  return scope?.kind === "user" ? listSessions(getDeps(), scope) : [];
}

const NOT_FOUND = 404;

/** Gives the answer to the page that is being rendered the status of one that is not there: Next has chosen a status
 * before. */
export async function answerNotFound(): Promise<void> {
  const id = requestIdOf(await headers());
  if (id !== null) setStatus(id, NOT_FOUND);
}
