import "next/dist/server/node-environment-baseline";
import "@/server/testing/abuse/exchanged-modules";
import { sql } from "drizzle-orm";
import { NextRequest } from "next/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { proxy } from "@/proxy";
import { toAppError } from "@/server/errors/normalise";
import { BROKEN_TEXTS, brokenBy, LONG_TEXT } from "@/server/testing/abuse/broken-text";
import {
  actionEndpoints,
  handlerEndpoints,
  loaderEndpoints,
  procedureEndpoints,
} from "@/server/testing/abuse/cases";
import { listPages } from "@/server/testing/abuse/endpoints";
import { makeTestUsers, openAbuseFixtures } from "@/server/testing/abuse/fixtures";
import type { Endpoint, Person } from "@/server/testing/abuse/types";
import type { AbuseFixtures } from "@/server/testing/abuse/under-attack";

vi.mock("node:timers/promises", async (original) =>
  (await import("@/server/testing/abuse/fixed-moment")).withoutFixedMoment(await original()),
);

let attacked: AbuseFixtures;
let people: readonly Person[];
const errors: string[] = [];

beforeAll(async () => {
  attacked = await openAbuseFixtures();
  people = (await makeTestUsers(attacked)).victims.slice(0, 1);
  vi.spyOn(console, "error").mockImplementation((...said) => void errors.push(said.map(String).join(" ")));
  vi.spyOn(attacked.fixtures.deps.log, "error").mockImplementation((message, fields) => {
    errors.push(`${message} ${fields?.operation} ${fields?.error}`);
  });
});
afterAll(() => attacked.close());
beforeEach(() => {
  errors.length = 0;
});

/** What went wrong with one broken input at one endpoint; nothing where it was answered, in whatever way. */
/** It opens a database of its own, which is not there; and reads nothing of what is sent. */
const READS_NOTHING = ["GET app/api/health/ready/route.ts"];
const BROKE = /^5\d\d |quote [\w-]{8,}\./;

/** How many places share the texts, so that each place gets some of them, all texts are used, and it takes minutes. */
const SHARE = 8;

const spread = (input: unknown, texts: readonly string[]): unknown[] =>
  texts.flatMap((text, turn) =>
    [...brokenBy(input, text)].filter((_, place) => texts.length === 1 || (place + turn) % SHARE === 0),
  );

async function faultsOf(endpoints: readonly Endpoint[], texts: readonly string[]): Promise<string[]> {
  const faults = new Set<string>();
  const reading = endpoints.filter(({ name }) => !READS_NOTHING.includes(name));
  for (const person of people)
    for (const { name, moves } of reading)
      for (const { input, makeWith } of moves(person, person))
        for (const broken of spread(input, texts)) {
          const fault = await makeWith(person, broken).then(
            (outcome) => (BROKE.test(outcome.text) ? outcome.text : null),
            (error: unknown) => `threw ${error instanceof Error ? error.stack?.slice(0, 600) : error}`,
          );
          if (!fault && errors.length === 0) continue;
          const shown = JSON.stringify(broken).slice(0, 200);
          faults.add(`${name} with ${shown}: ${fault ?? errors.join("; ")}`.slice(0, 900));
          errors.length = 0;
        }
  return [...faults];
}

const ENTRANCES: readonly (readonly [string, () => Endpoint[] | Promise<Endpoint[]>])[] = [
  ["procedure", () => procedureEndpoints(attacked.fixtures)],
  ["server action", actionEndpoints],
  ["route handler", handlerEndpoints],
  ["loader of a page", loaderEndpoints],
];

describe("an address with a character that nothing keeps", () => {
  it("is answered with 400 for every page", async () => {
    for (const page of listPages())
      for (const address of [
        `${page}%00`,
        `${page}/a%00b`,
        `${page}?q=%00`,
        `${page}?a%00=b`,
        `${page}%ff`,
        `${page}%ed%a0%80`,
      ]) {
        const response = await proxy(new NextRequest(`http://classmate.example${address}`));
        expect([address, response.status]).toEqual([address, 400]);
      }
  });
});

describe("a text that got as far as the database", () => {
  it("is the sender's fault, by whichever way it came", async () => {
    const db = await attacked.fixtures.deps.db();
    const sent = [
      sql`select ${"a\u0000b"}::text`,
      sql`select ${'"\\u0000"'}::jsonb`,
      sql`select ${'"\\ud800"'}::jsonb`,
    ];
    for (const query of sent)
      expect(toAppError(await db.execute(query).catch((error: unknown) => error))).toMatchObject({
        code: "BAD_REQUEST",
      });
  });
});

describe.each(ENTRANCES)("a text that is none, in every place of every %s", (_kind, endpoints) => {
  it("is no fault of the server's", async () => {
    expect(await faultsOf(await endpoints(), BROKEN_TEXTS)).toEqual([]);
  }, 180_000);

  it("is none when it is a megabyte either", async () => {
    expect(await faultsOf(await endpoints(), [LONG_TEXT])).toEqual([]);
  }, 180_000);
});
