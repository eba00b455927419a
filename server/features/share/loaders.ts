import "server-only";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import { cache } from "react";
import { pageDeps } from "@/server/request-context/page-context";
import { shareTokenSchema } from "./schema";
import { sharedWork } from "./service";
import type { SharedWork } from "./types";

/** What a link leads to, for its page, once per request. Shows the not-found page for a link that never was or was
 * taken back. Who looks does not matter and is not asked. */
export const loadShared = cache(async (token: string): Promise<SharedWork> => {
  await connection();
  const work = shareTokenSchema.safeParse(token).success ? await sharedWork(await pageDeps(), token) : null;
  return work ?? notFound();
});
