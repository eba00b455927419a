import { readFile } from "node:fs/promises";
import path from "node:path";
import { connection } from "next/server";
import { env } from "@/server/env";

const HEADERS = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Cache-Control": "no-cache",
} as const;

/** Puts an end to itself and to everything it kept. */
const FAREWELL = `
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));`;

/** The service worker of this build; where the operator has switched it off, one that removes whichever a browser has. */
export async function GET(): Promise<Response> {
  await connection();
  if (env.OFFLINE_PAGES === "off") return new Response(FAREWELL, { headers: HEADERS });
  const source = await readFile(path.join(process.cwd(), "app/_device/service-worker.js"), "utf8");
  const named = `self.CLASSMATE_BUILD = ${JSON.stringify(env.BUILD_MARK)};\n${source}`;
  return new Response(named, { headers: HEADERS });
}
