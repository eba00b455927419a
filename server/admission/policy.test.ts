import { describe, expect, it } from "vitest";
import { CAPACITY, fits, hasRoom, kindOf, type Load, type RequestKind, takesTurn } from "./policy";

const load = (changes: Partial<Load> = {}): Load => ({
  atWork: 0,
  waiting: 0,
  streams: 0,
  ...changes,
});

/** Whether someone who has nothing to do here yet finds room. */
const finds = (kind: RequestKind, all: Partial<Load>, own: Partial<Load> = {}) =>
  hasRoom(kind, load(all), load(own), CAPACITY);

describe("what a request costs", () => {
  it.each([
    ["free", "/api/health/ready", {}],
    ["free", "/_next/static/chunks/main.js", {}],
    ["work", "/api/health/else", {}],
    ["work", "/api/health/ready/else", {}],
    ["page", "/no-such-file.png", {}],
    ["work", "/_next/image", {}],
    ["stream", "/api/chat", {}],
    ["stream", "/api/chat/temporary", {}],
    ["stream", "/api/photo", {}],
    ["form", "/", { "next-action": "4f" }],
    ["ahead", "/history", { rsc: "1", "next-router-prefetch": "1" }],
    ["ahead", "/history", { "next-router-segment-prefetch": "/_tree" }],
    ["ahead", "/", { "sec-purpose": "prefetch" }],
    ["page", "/", {}],
    ["page", "/chat", {}],
    ["page", "/api", {}],
    ["page", "/authors", {}],
    ["work", "/mp/e", {}],
    ["work", "/api/chatter", {}],
    ["work", "/api/trpc/solve.create", {}],
    ["work", "/auth/v1/token", {}],
  ])("is %s for %s with %o", (kind, path, head) => {
    expect(kindOf({ method: "GET", path, head })).toBe(kind);
  });

  it("is work for a form that a browser without script sends", () => {
    expect(kindOf({ method: "POST", path: "/", head: {} })).toBe("work");
  });

  it("makes pages wait for their turn, and nothing that someone sends", () => {
    const kinds = ["free", "ahead", "page", "form", "work", "stream"] as const;
    expect(kinds.filter(takesTurn)).toEqual(["ahead", "page"]);
  });
});

describe("room", () => {
  it("is there for a look at the server's health and for files, whatever else goes on", () => {
    expect(finds("free", { atWork: 10_000, streams: 10_000 })).toBe(true);
  });

  it("ends for pages fetched ahead first, then for pages, then for forms", () => {
    const found = [0, 50, 100, 200].map((atWork) =>
      (["ahead", "page", "work", "form"] as const).filter((kind) => finds(kind, { atWork })),
    );
    expect(found).toEqual([["ahead", "page", "work", "form"], ["page", "work", "form"], ["form"], []]);
  });

  it("is not taken from anyone by pages that wait, but from further pages", () => {
    const waiting = { atWork: 2, waiting: CAPACITY.room - 2 };
    const kinds = ["ahead", "page", "work", "form"] as const;
    expect(kinds.filter((kind) => finds(kind, waiting))).toEqual(["work", "form"]);
    expect(finds("page", { ...waiting, waiting: waiting.waiting - 1 })).toBe(true);
  });

  it("is bounded for streams, which do not count as work", () => {
    const { streams } = CAPACITY;
    expect(finds("stream", { streams: streams - 1, atWork: 10_000 })).toBe(true);
    expect(finds("stream", { streams })).toBe(false);
  });
});

describe("a client's share", () => {
  /** How many of `clients` that each take all they may get what. */
  const taken = (clients: number, most: number) => {
    const own = Array<number>(clients).fill(0);
    const used = () => own.reduce((sum, one) => sum + one, 0);
    for (let round = 0; round < most; round += 1)
      for (let who = 0; who < clients; who += 1)
        if (fits(used(), own[who] ?? 0, { most })) own[who] = (own[who] ?? 0) + 1;
    return own;
  };

  it("is two thirds of the room for one who takes all they get, and the rest stays for others", () => {
    expect(taken(1, 100)).toEqual([67]);
    expect(taken(1, 500)).toEqual([334]);
  });

  it.each([2, 3, 10])("leaves room for one more beside %i of them, and is the same for each", (clients) => {
    const own = taken(clients, 100);
    const used = own.reduce((sum, one) => sum + one, 0);
    expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
    expect(fits(used, 0, { most: 100 })).toBe(true);
  });

  it("ends for the one who takes most first, whatever they ask for", () => {
    for (const kind of ["ahead", "page", "work"] as const) {
      const all = { atWork: 40, waiting: 0 };
      expect([kind, finds(kind, all, all), finds(kind, all)]).toEqual([kind, kind !== "ahead", true]);
    }
    expect(finds("work", { atWork: 67 }, { atWork: 67 })).toBe(false);
    expect(finds("work", { atWork: 67 })).toBe(true);
    expect(finds("stream", { streams: 334 }, { streams: 334 })).toBe(false);
    expect(finds("stream", { streams: 334 })).toBe(true);
  });
});
