import "server-only";
import type { Deps } from "../deps";
import type { Session, SessionGate } from "../session/session-gate";
import type { CookieJar } from "../session/supabase-client";
import { refreshSession } from "./refresh-session";

interface Reading {
  readonly deps: Pick<Deps, "auth" | "db" | "now">;
  readonly gate: SessionGate;
  /** Gives back what was set in it. */
  readonly jar: CookieJar;
  readonly authorization?: string | null;
}

/** Who asks. A session whose token does not count, because it ran out or because the auth server took it back, is traded
 * in once: what the auth server says of that is final.
 * @returns a session that is `stale` only where the auth server or the database did not answer
 * @throws {AppError} INVALID_TOKEN for a bearer token that is not valid */
export async function readRenewed({ deps, gate, jar, authorization = null }: Reading): Promise<Session> {
  const read = () => gate.read({ cookies: jar.getAll(), authorization });
  const found = await read();
  if (!found.stale) return found;
  await refreshSession(deps, jar);
  return read();
}
