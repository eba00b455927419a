import "next/dist/server/node-environment-baseline";
import "@/server/testing/abuse/exchanged-modules";
import { readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { unstable_doesMiddlewareMatch as isBeforePage } from "next/experimental/testing/server";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { config, proxy } from "@/proxy";
import { handlerEndpoints, procedureEndpoints } from "@/server/testing/abuse/cases";
import { listHandlers, listPages, listProcedures } from "@/server/testing/abuse/endpoints";
import { makeTestUsers, openAbuseFixtures } from "@/server/testing/abuse/fixtures";
import type { Endpoint, Person } from "@/server/testing/abuse/types";
import type { AbuseFixtures } from "@/server/testing/abuse/under-attack";

vi.mock("@/server/providers/logging/pino", () => ({
  createPinoLogger: () => ({ debug: () => {}, info: () => {}, error: () => {}, warn: lines }),
}));
const lines = vi.hoisted(() => vi.fn());

/** What anyone's page may have a browser fetch, and why that gives the page nothing. */
const FOR_EVERY_PAGE: Readonly<Record<string, string>> = {
  "GET app/api/health/live/route.ts": "the server's health is no secret, and costs nothing",
  "GET app/api/health/ready/route.ts": "the server's health is no secret, and costs nothing",
  "GET app/api/metrics/route.ts": "there is nothing for anyone without the token, which no page has",
  "GET app/ocr/[...path]/route.ts": "a file of the build, the same for everyone, kept permanently",
  "GET app/sw.js/route.ts": "a file of the build, the same for everyone",
  "OPTIONS app/api/trpc/[trpc]/route.ts": "it says nothing but which methods there are",
  "OPTIONS app/auth/v1/[[...path]]/route.ts": "it says nothing but which methods there are",
};

/** Where people come to by links that are elsewhere: in their mail, at who signs them in, in the terminal. */
const BY_LINK = [
  "GET app/(auth)/inbox/open/route.ts",
  "GET app/auth/callback/route.ts",
  "GET app/auth/confirm/route.ts",
  "GET app/auth/v1/[[...path]]/route.ts",
  "HEAD app/auth/v1/[[...path]]/route.ts",
];

/** What browsers send along when another site's page makes them read, whatever by. */
const MARKED = ["cross-site", "same-site"].flatMap((site) =>
  [
    ["no-cors", "image"],
    ["no-cors", "script"],
    ["no-cors", "style"],
    ["no-cors", "video"],
    ["no-cors", "empty"],
    ["cors", "empty"],
    ["cors", "track"],
    ["navigate", "iframe"],
    ["navigate", "frame"],
    ["navigate", "object"],
    ["navigate", "embed"],
    ["websocket", "empty"],
  ].map(([mode = "", dest = ""]) => ({
    "sec-fetch-site": site,
    "sec-fetch-mode": mode,
    "sec-fetch-dest": dest,
    origin: null,
  })),
);
const LINK = {
  "sec-fetch-site": "cross-site",
  "sec-fetch-mode": "navigate",
  "sec-fetch-dest": "document",
  origin: null,
};
const OWN = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-mode": "cors",
  "sec-fetch-dest": "empty",
  origin: null,
};

type Sent = Readonly<Record<string, string | null>>;

let attacked: AbuseFixtures;
let victims: readonly Person[];
beforeAll(async () => {
  attacked = await openAbuseFixtures();
  ({ victims } = await makeTestUsers(attacked));
});
afterAll(() => attacked.close());

async function reads(): Promise<Endpoint[]> {
  const all = [...procedureEndpoints(attacked.fixtures), ...(await handlerEndpoints())];
  return all.filter(({ name, writes }) => !writes && !(name in FOR_EVERY_PAGE));
}

/** What each endpoint says to the first thing that its owner may ask there. */
async function answers(endpoints: readonly Endpoint[], headers: Sent) {
  const told: (readonly [string, string])[] = [];
  for (const victim of victims)
    for (const { name, moves } of endpoints)
      for (const move of moves(victim, victim).slice(0, 1))
        told.push([name, (await move.make({ cookie: victim.cookie, headers })).text]);
  return told;
}

describe("a read that another site's page makes a browser send", () => {
  it("is refused by every route handler and every query", async () => {
    const endpoints = await reads();
    const queries = [...listProcedures()].filter(([, kind]) => kind === "query").map(([name]) => name);
    expect(endpoints.map(({ name }) => name)).toEqual(expect.arrayContaining(queries));
    const letIn: string[] = [];
    for (const headers of MARKED)
      for (const [name, text] of await answers(endpoints, headers))
        if (!text.startsWith("403 "))
          letIn.push(`${name} by ${JSON.stringify(headers)}: ${text.slice(0, 80)}`);
    expect(letIn).toEqual([]);
  });

  it("is let through by name only where it gives the page nothing", () => {
    expect(listHandlers()).toEqual(expect.arrayContaining([...Object.keys(FOR_EVERY_PAGE), ...BY_LINK]));
  });

  it("is none where someone follows a link to where links lead", async () => {
    const byLink = (await reads()).filter(({ name }) => BY_LINK.includes(name));
    for (const [name, text] of await answers(byLink, LINK))
      expect([name, text]).not.toEqual([name, expect.stringMatching(/^403 /)]);
  });

  it("is none from this site's own pages, an address someone typed, or a program", async () => {
    const endpoints = await reads();
    for (const headers of [OWN, { ...OWN, "sec-fetch-site": "none" }, {}])
      for (const [name, text] of await answers(endpoints, headers))
        expect([name, text]).not.toEqual([name, expect.stringMatching(/^403 /)]);
  });
});

const WELCOME: readonly Sent[] = [LINK, OWN, { "sec-fetch-site": "none" }, {}];

const pages = listPages();

/** How an address may end that leads to a page all the same: behind a number there may be anything. */
const ENDINGS = [
  ".png",
  ".txt",
  ".rsc",
  ".segments/_tree.segment.rsc",
  ";a=b.ico",
  ".webmanifest",
  "/favicon.ico",
];

const publicFiles = (): string[] =>
  readdirSync("public", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative("public", join(parentPath, name))}`);

async function atPage(path: string, headers: Sent, method = "GET") {
  const given = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  const site = "http://classmate.example";
  const all = { host: "classmate.example", ...Object.fromEntries(given) };
  return proxy(new NextRequest(site + path, { method, headers: all }));
}

describe("a page", () => {
  it("is behind what refuses, every one of them", () => {
    expect(pages.length).toBeGreaterThan(10);
    for (const url of pages)
      expect([url, isBeforePage({ config, url, nextConfig: {} })]).toEqual([url, true]);
  });

  it("is shown to nobody who frames or fetches it from another site", async () => {
    for (const path of pages)
      for (const headers of MARKED) expect([path, (await atPage(path, headers)).status]).toEqual([path, 403]);
  });

  it("is none the less one for what its address ends like, nor for how it is asked", async () => {
    for (const path of pages)
      for (const end of ENDINGS)
        for (const headers of MARKED) {
          const address = `${path === "/" ? "/x" : path}${end}`;
          expect([address, (await atPage(address, headers)).status]).toEqual([address, 403]);
          expect([address, (await atPage(address, headers, "HEAD")).status]).toEqual([address, 403]);
        }
  });

  it("is no file, and the files are for every page", async () => {
    const files = [...publicFiles(), "/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/sw.js"];
    expect(files).toContain("/favicon.ico");
    for (const path of files.filter((one) => isBeforePage({ config, url: one, nextConfig: {} })))
      for (const headers of MARKED) expect([path, (await atPage(path, headers)).status]).toEqual([path, 200]);
  });

  it("is shown to anyone who follows a link, types its address, or is no browser", async () => {
    for (const path of pages)
      for (const headers of WELCOME)
        expect([path, (await atPage(path, headers)).status]).toEqual([path, 200]);
  });
});

describe("a form that another site's page sends to an action", () => {
  const ACTIONS: readonly Sent[] = [{}, { "next-action": "a".repeat(42) }];
  const FOREIGN: readonly Sent[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "" },
    { origin: "http://classmate.example.evil.example" },
    { "sec-fetch-site": "cross-site" },
    { referer: "https://evil.example/page" },
    { cookie: "sb-127-auth-token.0=abc" },
  ];

  it("is refused in words, with a number that the log has too, by a script and without", async () => {
    for (const path of pages)
      for (const headers of FOREIGN)
        for (const action of ACTIONS) {
          lines.mockClear();
          const response = await atPage(path, { ...headers, ...action }, "POST");
          expect([path, headers, response.status]).toEqual([path, headers, 403]);
          expect(await response.text()).toContain("not allowed from here");
          const requestId = response.headers.get("x-request-id");
          expect(lines.mock.calls).toEqual([
            ["a request failed", expect.objectContaining({ requestId, code: "FORBIDDEN" })],
          ]);
          for (const address of [`${path}.png`, "/favicon.ico"])
            expect((await atPage(address, { ...headers, ...action }, "POST")).status).toBe(403);
        }
  });

  it("goes on from this site's own pages, and for a program without an account's cookies", async () => {
    const own: readonly Sent[] = [
      { origin: "http://classmate.example" },
      { "sec-fetch-site": "same-origin" },
      {},
    ];
    for (const headers of own) expect((await atPage("/", headers, "POST")).status).toBe(200);
  });
});
