import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { addressOf } from "./address";
import { workingFor } from "./caller";
import { underOwnNames } from "./cookies";
import { compose, getDeps } from "./deps";
import { notedId } from "./note-requests";
import { isSecure } from "./origin";
import type { Scope } from "./scope";
import type { Deps } from "./types";

/** Who looks at a page, once per request. A page only reads: it makes no guest and refreshes no session.
 * @returns null for a visitor without a guest cookie */
export const pageScope = cache(async (): Promise<Scope | null> => {
  await connection();
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const present = underOwnNames(jar.getAll(), isSecure(head));
  const session = await compose().gate.read({ cookies: present, authorization: null });
  return session.scope;
});

/** What services take, with the engine working for whoever looks at a page. */
export const pageDeps = cache(async (): Promise<Deps> => {
  const [scope, head] = [await pageScope(), await headers()];
  return workingFor(getDeps(), { scope, address: addressOf(head), requestId: notedId(head) });
});
