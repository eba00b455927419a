/* The service worker: what is asked for without a network. Served by app/sw.js with the name of its build before it, and
 * with nothing in between: it imports nothing. */

/** @type {string} The build that this script was served by. */
const build = self.CLASSMATE_BUILD;
const FILES = `cm-files-${build}`;

/** What stands in for a page that cannot be had: the front page, as it is made for nobody in particular. */
const SHELL = "/";

/** The same as in app/_device/constants.ts. */
const SHARED_PATH = "/shared";
const SHARED_FILES = "cm-shared";
const SHARED_PICTURE = "/shared/picture";

const FOR_NOBODY = { "x-classmate-shell": "1" };

/** How long a page may take on a line that is there but carries nothing. */
const PATIENCE_MS = 3_000;

/** What never comes from here, whatever the network does: whatever is someone's own is asked of the server. */
const isFile = ({ origin, pathname }) =>
  origin === self.location.origin && /^\/_next\/static\/|^\/ocr\//.test(pathname);

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  const { keep, update } = event.data ?? {};
  if (Array.isArray(keep)) event.waitUntil(keepFiles(keep));
  // An update waits until someone wants it: a page keeps the build that it began with.
  if (update === true) event.waitUntil(self.skipWaiting());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (isHandedOver(request)) event.respondWith(takeOverShared(request));
  if (request.method !== "GET") return;
  if (isFile(new URL(request.url))) event.respondWith(fromHere(request));
  else if (request.mode === "navigate" && isPage(new URL(request.url))) event.respondWith(pageOrShell(event));
});

const isPage = ({ origin, pathname }) =>
  origin === self.location.origin &&
  !/^\/(?:api|auth|mp|ocr|_next|_vercel|sandbox)(?:\/|$)|\.\w+$/.test(pathname);

/** What another app shares with this one, as app/manifest.ts asks for it. */
const isHandedOver = ({ method, mode, url }) =>
  method === "POST" && mode === "navigate" && new URL(url).pathname === SHARED_PATH;

/** It stays on the device: the page finds the text behind the "#" of its address, which is sent to nobody, and the picture
 * among what is kept. */
async function takeOverShared(request) {
  const form = await request.formData();
  const text = String(form.get("text") || form.get("title") || "").trim();
  const picture = form.getAll("picture").find(({ type, size }) => size > 0 && /^image\//.test(type));
  await caches.delete(SHARED_FILES);
  if (picture) {
    const response = new Response(picture, { headers: { "content-type": picture.type } });
    await (await caches.open(SHARED_FILES)).put(SHARED_PICTURE, response);
  }
  return Response.redirect(new URL(`/#shared=${encodeURIComponent(text)}`, self.location.origin), 303);
}

/** The page for when there is no network, with all it needs. */
async function keepShell() {
  const page = await fetch(SHELL, { credentials: "omit", cache: "no-store", headers: FOR_NOBODY });
  if (!page.ok) throw new Error("there is no page to keep");
  const cache = await caches.open(FILES);
  const text = await page.clone().text();
  await cache.put(SHELL, compressed(page));
  const files = text.matchAll(/\/_next\/static\/[\w./~%-]+?\.(?:js|css|woff2)/g);
  await keepFiles([...files].map(([path]) => path));
}

async function takeOver() {
  for (const name of await caches.keys())
    if (name !== FILES && name !== SHARED_FILES) await caches.delete(name);
  await self.clients.claim();
}

/** Keeps files of this build that are not kept yet. One that cannot be had now is had when it is asked for. */
async function keepFiles(addresses) {
  const urls = addresses.map((address) => new URL(String(address), self.location.origin)).filter(isFile);
  await Promise.all(
    [...new Set(urls.map(({ pathname }) => pathname))].map((path) =>
      fromHere(new Request(path)).catch(() => {}),
    ),
  );
}

/** A file that never changes under its name: from what is kept, and kept when it is first fetched. */
async function fromHere(request) {
  const { pathname } = new URL(request.url);
  const cache = await caches.open(FILES).catch(() => null);
  const kept = await cache?.match(pathname);
  if (kept) return expanded(kept);
  const fetched = await fetch(request);
  if (cache && fetched.status === 200 && fetched.type === "basic")
    await cache.put(pathname, compressed(fetched.clone())).catch(() => {});
  return fetched;
}

const HOW = "x-kept-as";

/** Pages, scripts and styles take a third of the room as they travelled; fonts are compressed as they are. */
function compressed(response) {
  const isText = /html|javascript|css|json/.test(response.headers.get("content-type") ?? "");
  if (!isText || typeof CompressionStream !== "function") return response;
  const headers = new Headers(response.headers);
  headers.set(HOW, "gzip");
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(response.body.pipeThrough(new CompressionStream("gzip")), { headers });
}

function expanded(response) {
  if (response.headers.get(HOW) !== "gzip") return response;
  const headers = new Headers(response.headers);
  headers.delete(HOW);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip")), { headers });
}

/** A page from the network; when none comes in time, the one that is kept. */
async function pageOrShell({ request }) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  try {
    return await fetch(request, { signal: patience.signal });
  } catch (error) {
    const cache = await caches.open(FILES);
    const shell = await cache.match(SHELL);
    if (shell) return expanded(shell);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
