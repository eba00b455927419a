import "server-only";
import { cookies, headers } from "next/headers";
import { connection } from "next/server";
import { cache } from "react";
import { compose, getDeps } from "../composition/compose";
import type { Deps } from "../deps";
import { SHELL_HEADER } from "../features/session/constants";
import { addressOf } from "../http/client-address";
import { underOwnNames } from "../http/cookies";
import { isSecure } from "../http/origin";
import { requestIdOf } from "../http/request-metadata";
import { workingFor } from "../session/engine-caller";
import type { Scope } from "../session/scope";

/** Who looks at a page, once per request. A page only reads: it makes no guest and refreshes no session.
 * @returns null for a visitor without a guest cookie */
export const pageScope = cache(async (): Promise<Scope | null> => {
  await connection();
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const present = underOwnNames(jar.getAll(), isSecure(head));
  const session = await compose().gate.read({ cookies: present, authorization: null });
  return session.scope;
});

/** Whether the page is asked for to be kept by the browser, whoever is signed in then. */
export const pageIsForNobody = async (): Promise<boolean> => (await headers()).has(SHELL_HEADER);

/** What services take, with the engine working for anyone who looks at a page. */
export const pageDeps = cache(async (): Promise<Deps> => {
  const [scope, head] = [await pageScope(), await headers()];
  return workingFor(getDeps(), { scope, address: addressOf(head), requestId: requestIdOf(head) });
});
