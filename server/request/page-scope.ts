import "server-only";
import { cookies } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { compose } from "./deps";
import type { Scope } from "./scope";

/** Who looks at a page, once per request. A page only reads: it makes no guest and refreshes no session.
 * @returns null for a visitor without a guest cookie */
export const pageScope = cache(async (): Promise<Scope | null> => {
  await connection();
  const jar = await cookies();
  const session = await compose().gate.read({ cookies: jar.getAll(), authorization: null });
  return session.scope;
});
