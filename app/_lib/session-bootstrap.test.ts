import { beforeEach, describe, expect, it } from "vitest";
import type { BindingOutcome } from "@/server/features/referral/types";
import type { KnownSession } from "./auth/state";
import { createBrowserStorage } from "./browser-storage";
import {
  createSessionBootstrap,
  FIRST_ENTRY_KEY,
  type SessionBootstrapActs,
  SOURCE_KEY,
} from "./session-bootstrap";

const ADA: KnownSession = {
  user: { id: "ada", email: "ada@example.org", app_metadata: { provider: "email" } },
};
const BEN: KnownSession = {
  user: { id: "ben", email: "ben@example.org", app_metadata: { provider: "google" } },
};
const INVITED = "/?c=0123456789";

let values: Map<string, string>;
let calls: unknown[][];
let answer: SessionBootstrapActs["bind"];

beforeEach(() => {
  values = new Map();
  calls = [];
  answer = async () => ({ ok: true });
});

const storage = () =>
  createBrowserStorage(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }) as Storage,
  );

/** One load of a page. */
const load = (from = storage()) =>
  createSessionBootstrap({
    storage: from,
    identify: (...call) => void calls.push(["identify", ...call]),
    trackSignedIn: async () => void calls.push(["signed_in"]),
    bind: (entry) => {
      calls.push(["bind", entry]);
      return answer(entry);
    },
  });

const named = (name: string) => calls.filter(([call]) => call === name);

describe("the first entry", () => {
  it("is the path and query of the first visit, and stays", async () => {
    await load().run(null, "/solve/1?from=mail");
    await load().run(null, "/history");
    expect(values.get(FIRST_ENTRY_KEY)).toBe("/solve/1?from=mail");
  });

  it("is not sent for a guest", async () => {
    await load().run(null, INVITED);
    expect(calls).toEqual([]);
    expect(values.get(FIRST_ENTRY_KEY)).toBe(INVITED);
  });

  it("is sent once someone is signed in, marked on success and never sent again", async () => {
    await load().run(null, INVITED);
    await load().run(ADA, "/");
    expect(named("bind")).toEqual([["bind", INVITED]]);
    expect(values.get(FIRST_ENTRY_KEY)).toBe(`~${INVITED}`);
    await load().run(ADA, "/");
    expect(named("bind")).toHaveLength(1);
  });

  type Code = Extract<BindingOutcome, { ok: false }>["code"];
  const refusedAs = (code: Code) => async () => ({ ok: false, code }) as const;

  it.each([
    ["is nobody's", "NOT_FOUND"],
    ["is one's own or late", "PRECONDITION_FAILED"],
    ["comes after another one", "CONFLICT"],
    ["cannot be read", "BAD_REQUEST"],
  ] as const)("is marked when it %s, and not sent again by every load", async (_why, code) => {
    await load().run(null, INVITED);
    answer = refusedAs(code);
    await load().run(ADA, "/");
    expect(values.get(FIRST_ENTRY_KEY)).toBe(`~${INVITED}`);
    await load().run(ADA, "/");
    expect(named("bind")).toHaveLength(1);
  });

  it.each([
    ["comes while the server cannot answer", refusedAs("INTERNAL_SERVER_ERROR")],
    ["comes too often", refusedAs("TOO_MANY_REQUESTS")],
    ["comes when the session has just ended", refusedAs("UNAUTHORIZED")],
    ["does not arrive", () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("stays unmarked when it %s, and is sent again by the next load only", async (_how, fails) => {
    await load().run(null, INVITED);
    answer = fails;
    const second = load();
    await second.run(ADA, "/");
    await second.run({ ...ADA }, "/history");
    expect(named("bind")).toHaveLength(1);
    expect(values.get(FIRST_ENTRY_KEY)).toBe(INVITED);
    answer = async () => ({ ok: true });
    await load().run(ADA, "/");
    expect(named("bind")).toHaveLength(2);
    expect(values.get(FIRST_ENTRY_KEY)).toBe(`~${INVITED}`);
  });

  it.each(["/", "/?x=1&c=0123456789", "/solve/1?c=0123456789", `~${INVITED}`])(
    "%s is no invitation",
    async (entry) => {
      values.set(FIRST_ENTRY_KEY, entry);
      await load().run(ADA, "/");
      expect(named("bind")).toEqual([]);
      expect(values.get(FIRST_ENTRY_KEY)).toBe(entry);
    },
  );
});

describe("someone who is signed in", () => {
  it("is identified and counted once a load, also when the effect runs twice", async () => {
    const page = load();
    await Promise.all([page.run(ADA, "/"), page.run({ ...ADA }, "/")]);
    expect(calls).toEqual([["identify", { id: "ada", email: "ada@example.org" }, null], ["signed_in"]]);
  });

  it("is identified when the sign-in comes after the load, and another account after that", async () => {
    const page = load();
    await page.run(null, "/");
    await page.run(ADA, "/");
    await page.run(BEN, "/");
    expect(named("signed_in")).toHaveLength(2);
    expect(named("identify").map(([, person]) => (person as { id: string }).id)).toEqual(["ada", "ben"]);
  });

  it("is known to come from the first source an address named", async () => {
    await load().run(null, "/?refer=newsletter");
    await load().run(ADA, "/?refer=somewhere-else");
    expect(named("identify")[0]?.[2]).toBe("newsletter");
    expect(values.get(SOURCE_KEY)).toBe("newsletter");
  });
});

describe("a page that is left before its script runs", () => {
  it("has still named its source, by the path that was stored", async () => {
    values.set(FIRST_ENTRY_KEY, "/?refer=poster");
    await load().run(ADA, "/sign-in");
    expect(named("identify")[0]?.[2]).toBe("poster");
  });

  it("has named it before the page that comes next", async () => {
    values.set(FIRST_ENTRY_KEY, "/chat?refer=poster");
    await load().run(ADA, "/history?refer=elsewhere");
    expect(named("identify")[0]?.[2]).toBe("poster");
  });
});

describe("a browser whose storage is switched off", () => {
  it("loses the memory and nothing else", async () => {
    const off = createBrowserStorage(() => {
      throw new DOMException("denied", "SecurityError");
    });
    await load(off).run(ADA, "/?c=0123456789&refer=poster");
    expect(named("identify")[0]?.[2]).toBe("poster");
    expect(named("bind")).toEqual([]);
  });
});
