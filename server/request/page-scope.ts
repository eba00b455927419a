import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { underOwnNames } from "./cookies";
import { compose } from "./deps";
import { isSecure } from "./origin";
import type { Scope } from "./scope";

/** Who looks at a page, once per request. A page only reads: it makes no guest and refreshes no session.
 * @returns null for a visitor without a guest cookie */
export const pageScope = cache(async (): Promise<Scope | null> => {
  await connection();
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const present = underOwnNames(jar.getAll(), isSecure(head));
  const session = await compose().gate.read({ cookies: present, authorization: null });
  return session.scope;
});
