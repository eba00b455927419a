import { describe, expect, it } from "vitest";
import { adjust, CAPACITY, hasRoom, isOver, kindOf, type Load, takesTurn, UNHURRIED } from "./load-policy";

const load = (changes: Partial<Load> = {}): Load => ({
  atWork: 0,
  waiting: 0,
  streams: 0,
  room: CAPACITY.room,
  ...changes,
});

describe("what a request costs", () => {
  it.each([
    ["free", "/api/health/ready", {}],
    ["free", "/_next/static/chunks/main.js", {}],
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

  it("makes pages wait for their turn, and nothing that somebody sends", () => {
    const kinds = ["free", "ahead", "page", "form", "work", "stream"] as const;
    expect(kinds.filter(takesTurn)).toEqual(["ahead", "page"]);
  });
});

describe("room", () => {
  it("is there for a look at the server's health and for files, whatever else goes on", () => {
    expect(hasRoom("free", load({ atWork: 10_000, streams: 10_000, room: CAPACITY.roomLeast }))).toBe(true);
  });

  it("ends for pages fetched ahead first, then for pages, then for forms", () => {
    const found = [0, 50, 100, 200].map((atWork) =>
      (["ahead", "page", "work", "form"] as const).filter((kind) => hasRoom(kind, load({ atWork }))),
    );
    expect(found).toEqual([["ahead", "page", "work", "form"], ["page", "work", "form"], ["form"], []]);
  });

  it("is not taken from anybody by pages that wait, but from further pages", () => {
    const waiting = load({ atWork: 2, waiting: CAPACITY.room - 2 });
    const kinds = ["ahead", "page", "work", "form"] as const;
    expect(kinds.filter((kind) => hasRoom(kind, waiting))).toEqual(["work", "form"]);
    expect(hasRoom("page", { ...waiting, waiting: waiting.waiting - 1 })).toBe(true);
  });

  it("is kept for what was asked for while there is little, and for a few streams", () => {
    const { roomLeast, streamsLeast } = CAPACITY;
    const tight = load({ room: roomLeast, streams: streamsLeast - 1 });
    expect((["ahead", "stream", "page", "work"] as const).filter((kind) => hasRoom(kind, tight))).toEqual([
      "stream",
      "page",
      "work",
    ]);
    expect(hasRoom("stream", { ...tight, streams: streamsLeast })).toBe(false);
  });

  it("is bounded for streams, which do not count as work", () => {
    const { streams } = CAPACITY;
    expect(hasRoom("stream", load({ streams: streams - 1, atWork: 10_000 }))).toBe(true);
    expect(hasRoom("stream", load({ streams }))).toBe(false);
  });

  it("is overstepped by forms only, which find out for themselves", () => {
    expect(isOver(load({ atWork: CAPACITY.room }))).toBe(false);
    expect(isOver(load({ atWork: CAPACITY.room + 1 }))).toBe(true);
  });
});

describe("the pace", () => {
  const seen = (late: readonly number[], { atWork = 100, slow = 0, from = UNHURRIED } = {}) =>
    late.reduce((pace, lateMs) => adjust(pace, { lateMs, atWork, slow }), from);
  const always = (ms: number, times: number) => Array<number>(times).fill(ms);

  it("leaves the room as it is for one long computation now and then", () => {
    expect(seen([2_000, 0, 1_500, 1_500, 0, 900]).room).toBe(CAPACITY.room);
  });

  it("takes room away while everything is late, a fifth each time, and never all of it", () => {
    expect(seen(always(300, 4)).room).toBe(80);
    expect(seen(always(300, 5)).room).toBe(64);
    expect(seen(always(300, 100)).room).toBe(CAPACITY.roomLeast);
    expect(seen(always(300, 4), { atWork: 5 }).room).toBe(80);
  });

  it("takes room away while most requests have to wait, however punctual the process is otherwise", () => {
    expect(seen(always(0, 4), { atWork: 100, slow: 51 }).room).toBe(80);
    expect(seen(always(0, 100), { atWork: 100, slow: 51 }).room).toBe(CAPACITY.roomLeast);
  });

  it("leaves it for a few requests that wait for somebody else", () => {
    expect(seen(always(0, 100), { atWork: 20, slow: 20 }).room).toBe(CAPACITY.room);
    expect(seen(always(0, 100), { atWork: 100, slow: 20 }).room).toBe(CAPACITY.room);
  });

  it("gives room back by and by once the process keeps up again, up to what there was", () => {
    const from = seen(always(300, 100));
    expect(seen(always(10, 4), { from }).room).toBe(CAPACITY.roomLeast + 4);
    expect(seen(always(10, 500), { from }).room).toBe(CAPACITY.room);
  });

  it("changes nothing in between", () => {
    const from = seen(always(300, 4));
    expect(seen(always(100, 50), { from }).room).toBe(80);
    expect(seen(always(0, 50), { from, slow: 30 }).room).toBe(80);
  });
});
