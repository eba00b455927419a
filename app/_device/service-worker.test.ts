import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { SHELL_HEADER } from "@/server/features/session/constants";
import { SHARED_FILES, SHARED_HASH, SHARED_PATH, SHARED_PICTURE } from "./constants";

const SOURCE = readFileSync("app/_device/service-worker.js", "utf8");
const ORIGIN = "http://classmate.test";
const SHELL = `<script src="/_next/static/chunks/a.js"></script><link href="/_next/static/media/f.woff2">`;

type Handler = (event: Record<string, unknown>) => void;

/** The cache storage of a browser, by address. */
class Stored {
  readonly files = new Map<string, Response>();
  match = async (path: string) => this.files.get(path)?.clone();
  put = async (path: string, response: Response) => void this.files.set(path, response);
}

let stored: Map<string, Stored>;
let asked: string[];
let sent: RequestInit[];
let network: (path: string) => Response | Promise<Response>;

const named = (body: string, type: string) => {
  const response = new Response(body, { headers: { "content-type": type } });
  Object.defineProperty(response, "type", { value: "basic" });
  Object.defineProperty(response, "clone", { value: () => named(body, type) });
  return response;
};
const page = () => named(SHELL, "text/html");
const script = () => named("run();", "text/javascript");

function worker(build = "b1") {
  const handlers = new Map<string, Handler>();
  const scope = {
    CLASSMATE_BUILD: build,
    location: new URL(`${ORIGIN}/sw.js`),
    addEventListener: (name: string, handler: Handler) => void handlers.set(name, handler),
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
  };
  const fetch = async (request: string | Request, init: RequestInit = {}) => {
    const path = typeof request === "string" ? request : new URL(request.url).pathname;
    asked.push(path);
    if (init.headers) sent.push(init);
    return network(path);
  };
  class OwnRequest extends Request {
    constructor(path: string) {
      super(new URL(path, ORIGIN));
    }
  }
  const caches = {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Stored();
      stored.set(name, cache);
      return cache;
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const surroundings = { self: scope, caches, fetch, URL, Response, Headers, Request: OwnRequest };
  runInContext(
    SOURCE,
    createContext({
      ...surroundings,
      AbortController,
      CompressionStream,
      DecompressionStream,
      setTimeout,
      clearTimeout,
    }),
  );
  const tell = async (name: string, event: Record<string, unknown> = {}) => {
    const work: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    await Promise.all(work);
  };
  /** @returns null for a request that it leaves to the browser */
  const ask = async (path: string, changes: Record<string, unknown> = {}): Promise<Response | null> => {
    const answers: Promise<Response>[] = [];
    const request = { url: new URL(path, ORIGIN).href, method: "GET", mode: "no-cors", ...changes };
    handlers.get("fetch")?.({ request, respondWith: (given: Promise<Response>) => answers.push(given) });
    return answers[0] ?? null;
  };
  return { tell, ask };
}

beforeEach(() => {
  stored = new Map();
  asked = [];
  sent = [];
  network = (path) => (path === "/" ? page() : script());
});

const away = () => {
  throw new TypeError("Failed to fetch");
};

describe("the service worker", () => {
  it("names what is shared as the page does, which it cannot import", () => {
    for (const name of [SHARED_PATH, SHARED_FILES, SHARED_PICTURE]) expect(SOURCE).toContain(` = "${name}";`);
    expect(SOURCE).toContain(`/${SHARED_HASH}`);
  });

  it("keeps the front page, made for nobody, with its files, and gives it for any page that cannot be had", async () => {
    const { tell, ask } = worker();
    await tell("install");
    expect(asked.sort()).toEqual(["/", "/_next/static/chunks/a.js", "/_next/static/media/f.woff2"]);
    expect(sent).toMatchObject([{ credentials: "omit", headers: { [SHELL_HEADER]: expect.anything() } }]);
    network = away;
    for (const path of ["/", "/history", "/solve/abc", "/chat?x=1"])
      expect(await (await ask(path, { mode: "navigate" }))?.text(), path).toBe(SHELL);
    expect(await (await ask("/_next/static/chunks/a.js"))?.text()).toBe("run();");
  });

  it("asks the network for a page first, and keeps none of them", async () => {
    const { tell, ask } = worker();
    await tell("install");
    network = () => named("mine", "text/html");
    expect(await (await ask("/history", { mode: "navigate" }))?.text()).toBe("mine");
    expect([...(stored.get("cm-files-b1")?.files.keys() ?? [])]).not.toContain("/history");
  });

  it("has nothing to do with what is sent, with the API or with signing in", async () => {
    const { ask } = worker();
    expect(await ask("/", { method: "POST", mode: "navigate" })).toBeNull();
    for (const path of [
      "/api/trpc/solve.list",
      "/auth/session",
      "/auth/callback?code=1",
      "/settings/export.json",
      "/mp/e",
    ])
      expect(await ask(path, { mode: "navigate" }), path).toBeNull();
    expect(await ask("/history")).toBeNull();
    expect(await ask("https://elsewhere.test/_next/static/chunks/a.js")).toBeNull();
  });

  it("takes what another app shares, keeps the picture until the page asks for it, and sends neither anywhere", async () => {
    const { tell, ask } = worker();
    const hand = (form: FormData) =>
      ask("/shared", { method: "POST", mode: "navigate", formData: async () => form });
    const form = new FormData();
    form.set("title", "a page");
    form.set("text", " 3x = 6 & 50% # ");
    form.set("picture", new File(["picture"], "a.png", { type: "image/png" }));
    const answer = await hand(form);
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get("location")).toBe(`${ORIGIN}/#shared=3x%20%3D%206%20%26%2050%25%20%23`);
    await tell("activate");
    expect(await stored.get("cm-shared")?.files.get("/shared/picture")?.text()).toBe("picture");

    const next = new FormData();
    next.set("title", "only a title");
    next.set("picture", new File(["text"], "a.txt", { type: "text/plain" }));
    expect((await hand(next))?.headers.get("location")).toBe(`${ORIGIN}/#shared=only%20a%20title`);
    expect(stored.has("cm-shared")).toBe(false);
    expect(asked).toEqual([]);
  });

  it("keeps what a page was made from, once, and scripts in less room than they take", async () => {
    const { tell, ask } = worker();
    network = () => named("run();".repeat(1_000), "text/javascript");
    const keep = [
      "/_next/static/chunks/engine.js",
      `${ORIGIN}/_next/static/chunks/engine.js#x`,
      "/api/me",
      "https://elsewhere.test/_next/static/x.js",
    ];
    await tell("message", { data: { keep } });
    await tell("message", { data: { keep } });
    expect(asked).toEqual(["/_next/static/chunks/engine.js"]);
    const kept = stored.get("cm-files-b1")?.files.get("/_next/static/chunks/engine.js");
    expect((await kept?.clone().arrayBuffer())?.byteLength).toBeLessThan(200);
    network = away;
    expect(await (await ask("/_next/static/chunks/engine.js"))?.text()).toBe("run();".repeat(1_000));
  });

  it("keeps nothing that went wrong", async () => {
    const { ask } = worker();
    network = () => new Response("gone", { status: 404 });
    expect((await ask("/_next/static/chunks/old.js"))?.status).toBe(404);
    expect(stored.get("cm-files-b1")?.files.size).toBe(0);
  });

  it("hands on what there is no room to keep", async () => {
    const { ask } = worker();
    const full = new Stored();
    full.put = async () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    stored.set("cm-files-b1", full);
    expect(await (await ask("/_next/static/chunks/a.js"))?.text()).toBe("run();");
    expect(full.files.size).toBe(0);
  });

  it("removes what other builds kept when it takes over", async () => {
    await worker("b1").tell("install");
    const next = worker("b2");
    await next.tell("install");
    await next.tell("activate");
    expect([...stored.keys()]).toEqual(["cm-files-b2"]);
  });

  it("does not install without its page: the one before stays", async () => {
    network = () => new Response("", { status: 503 });
    await expect(worker().tell("install")).rejects.toThrow("no page to keep");
  });
});
