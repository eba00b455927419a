import "@/server/testing/abuse/exchanged-modules";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { readTokens } from "@/server/session/session-cookie";
import {
  actionEndpoints,
  handlerEndpoints,
  loaderEndpoints,
  procedureEndpoints,
} from "@/server/testing/abuse/cases";
import { listActions, listHandlers, listLoaders, listProcedures } from "@/server/testing/abuse/endpoints";
import { makeTestUsers, openAbuseFixtures } from "@/server/testing/abuse/fixtures";
import { PROCEDURES } from "@/server/testing/abuse/procedures";
import { harmTo, type Rows, takeRows } from "@/server/testing/abuse/rows";
import { tryRequest } from "@/server/testing/abuse/run-case";
import type { Endpoint, Person } from "@/server/testing/abuse/types";
import type { AbuseFixtures } from "@/server/testing/abuse/under-attack";

import { createApiHandler } from "@/server/trpc/handler";

/** Actions without a name, and the loader that each of them asks, which is attacked under its own. */
const INLINE = {
  "app/(product)/chat/[id]/_components/recent-history.tsx inline 1":
    "server/features/tutor/loaders.ts loadConversation",
};

/** What may be asked for from any page, and why it gives that page nothing. */
const FOR_EVERY_PAGE: Readonly<Record<string, string>> = {
  "POST app/api/billing/webhook/route.ts": "the signature says who sends",
  "POST app/mp/[[...path]]/route.ts": "an event is nobody's",
  ...everyWrite("app/auth/v1/[[...path]]/route.ts", "no cookie is read: a token stands in a header"),
  ...everyWrite("app/api/trpc/[trpc]/route.ts", "each mutation refuses by itself"),
};

function everyWrite(file: string, why: string): Readonly<Record<string, string>> {
  return Object.fromEntries(["POST", "PUT", "PATCH", "DELETE"].map((method) => [`${method} ${file}`, why]));
}

const OWN = "http://classmate.localhost:3000";

/** What a browser sends along when a page asks it that is not ours. */
const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  "another site": { origin: "https://evil.example" },
  "a sandboxed frame": { origin: "null" },
  "a neighbour in the domain": { origin: "http://other.localhost:3000" },
  "a host below ours": { origin: "http://x.classmate.localhost:3000" },
  "another port": { origin: "http://classmate.localhost:4000" },
  "no port": { origin: "http://classmate.localhost" },
  "a host that begins like ours": { origin: `${OWN}.evil.example` },
  "a host with our name before it": { origin: `${OWN}@evil.example` },
  "our host without encryption": { origin: OWN, "x-forwarded-proto": "https" },
  "an unnamed page of another site": { origin: null, "sec-fetch-site": "cross-site" },
  "an unnamed page of a neighbour": { origin: null, "sec-fetch-site": "same-site" },
  "an unnamed page with an address": { origin: null, referer: "https://evil.example/page" },
};

vi.mock("node:timers/promises", async (original) =>
  (await import("@/server/testing/abuse/fixed-moment")).withoutFixedMoment(await original()),
);

let attacked: AbuseFixtures;
beforeAll(async () => {
  attacked = await openAbuseFixtures();
});
afterAll(() => attacked.close());

/** A failure of ours is no refusal, and a limit is none that lasts. */
const BROKEN = /^(429|500) |quote [\w-]{8,}\./;

interface Meeting {
  readonly victim: Person;
  readonly attacker: Person;
}

/** What went wrong when one tried to get at another's things by one endpoint. */
function attackBy({ name, moves }: Endpoint, { victim, attacker }: Meeting): Promise<string[]>[] {
  return moves(victim, attacker).map(async (move) => {
    const { text, refused } = await move.make(attacker);
    const known = JSON.stringify(move.input) ?? "";
    const told = victim.secrets.filter((secret) => text.includes(secret) && !known.includes(secret));
    const faults = [
      ...(move.about !== "own" && !refused ? ["was let in"] : []),
      ...(BROKEN.test(text) ? ["broke it"] : []),
      ...(told.length > 0 ? [`was told ${told}`] : []),
    ];
    return faults.map(
      (fault) => `${name}: ${attacker.name} ${fault} with ${known} of ${victim.name}: ${text}`,
    );
  });
}

/** What went wrong when everyone tried everything at everyone's things; empty when nothing did. */
async function attackAll(endpoints: readonly Endpoint[]): Promise<string[]> {
  const { victims, attackers } = await makeTestUsers(attacked);
  const before = await rowsNow();
  const found: string[] = [];
  for (const endpoint of endpoints) {
    const tries = victims.flatMap((victim) =>
      attackers.flatMap((attacker) => attackBy(endpoint, { victim, attacker })),
    );
    found.push(...(await Promise.all(tries)).flat());
  }
  return [
    ...found.flat(),
    ...harmTo(before, await rowsNow(), namesIn(victims)),
    ...(await refusedOwners(endpoints, victims)),
  ];
}

/** What only rows about them hold. */
const namesIn = (victims: readonly Person[]): string[] =>
  victims.flatMap(({ secrets }) => secrets.filter((secret) => /\D/.test(secret)));

/** The same tries by their owners: what is refused them proves nothing when it is refused others. */
async function refusedOwners(endpoints: readonly Endpoint[], victims: readonly Person[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { name, moves } of endpoints) {
    for (const victim of victims) {
      for (const move of moves(victim, victim).filter(({ about }) => about === "theirs")) {
        const outcome = await move.make(victim);
        const what = JSON.stringify(move.input);
        if (outcome.refused) refused.push(`${name} refused its owner ${what}: ${outcome.text}`);
      }
    }
  }
  return refused;
}

const rowsNow = async (): Promise<Rows> => takeRows(await attacked.fixtures.deps.db(), attacked.server);
const namesOf = (endpoints: readonly Endpoint[]): string[] => endpoints.map(({ name }) => name).sort();

describe("what an account or a guest owns", () => {
  it("is out of everyone else's reach by every procedure of the API", async () => {
    const procedures = procedureEndpoints(attacked.fixtures);
    expect(namesOf(procedures)).toEqual([...listProcedures().keys()].sort());
    expect(await attackAll(procedures)).toEqual([]);
  });

  it("is out of everyone else's reach by every server action", async () => {
    const actions = actionEndpoints();
    expect([...namesOf(actions), ...Object.keys(INLINE)].sort()).toEqual(listActions().sort());
    expect(await attackAll(actions)).toEqual([]);
  });

  it("is out of everyone else's reach by every route handler", async () => {
    const handlers = await handlerEndpoints();
    expect(namesOf(handlers)).toEqual(listHandlers().sort());
    expect(await attackAll(handlers)).toEqual([]);
  });

  it("is out of everyone else's reach by every page's loader", async () => {
    const loaders = loaderEndpoints();
    expect(namesOf(loaders)).toEqual(listLoaders().sort());
    expect(await attackAll(loaders)).toEqual([]);
  });
});

describe("a change that is asked for by a page of another site", () => {
  const writes = async (): Promise<Endpoint[]> => {
    const all = [
      ...procedureEndpoints(attacked.fixtures),
      ...actionEndpoints(),
      ...(await handlerEndpoints()),
    ];
    return all.filter(({ name, writes: changes }) => changes && !(name in FOR_EVERY_PAGE));
  };

  it("with the owner's cookies is refused at every endpoint", async () => {
    const { victims } = await makeTestUsers(attacked);
    const before = await rowsNow();
    const moves = (await writes()).flatMap(({ name, moves: all }) =>
      victims.flatMap((victim) => all(victim, victim).map((move) => ({ name, move, victim }))),
    );
    const letIn: string[] = [];
    for (const [from, headers] of Object.entries(ELSEWHERE)) {
      for (const { name, move, victim } of moves) {
        const { text } = await move.make({ cookie: victim.cookie, headers });
        if (!/^(403|FORBIDDEN) /.test(text)) letIn.push(`${name} for ${from}: ${text}`);
      }
    }
    expect(letIn).toEqual([]);
    expect(harmTo(before, await rowsNow(), namesIn(victims))).toEqual([]);
  });

  it("is what may be asked for from everywhere only where no cookie counts", async () => {
    expect(listHandlers()).toEqual(expect.arrayContaining(Object.keys(FOR_EVERY_PAGE)));
  });

  it("is made for a program with the account's token, whatever page it stands in", async () => {
    const { victims } = await makeTestUsers(attacked);
    const account = victims.find(({ kind }) => kind === "user");
    if (!account) throw new Error("there is no account");
    const headers = { authorization: `Bearer ${tokenIn(account)}`, origin: "https://partner.example" };
    const refused: string[] = [];
    const entrances = (await writes()).filter(({ name }) => !name.includes("actions.ts"));
    // What deletes comes last: the others would find nothing any more.
    const deletes = ({ name }: Endpoint) => Number(name.endsWith(".delete"));
    for (const { name, moves } of entrances.sort((one, other) => deletes(one) - deletes(other))) {
      for (const move of moves(account, account).filter(({ about }) => about === "theirs")) {
        const outcome = await move.make({ cookie: "", headers });
        if (outcome.refused) refused.push(`${name}: ${outcome.text}`);
      }
    }
    expect(refused).toEqual([]);
  });

  it("is no change when it comes as a link or a picture", async () => {
    const { victims } = await makeTestUsers(attacked);
    const before = await rowsNow();
    const handler = createApiHandler(attacked.fixtures);
    for (const [name, attack] of Object.entries(PROCEDURES)) {
      if (listProcedures().get(name) !== "mutation") continue;
      for (const { input, victim } of victims.flatMap((one) =>
        attack(one, one).map((attempt) => ({ ...attempt, victim: one })),
      )) {
        const path = `/api/trpc/${name}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
        const { text } = await tryRequest(victim, handler, { method: "GET", sent: { path } });
        expect([name, text.slice(0, 4)]).toEqual([name, "405 "]);
      }
    }
    expect(harmTo(before, await rowsNow(), namesIn(victims))).toEqual([]);
  });
});

function tokenIn({ cookie }: Person): string {
  const chunks = [...cookie.matchAll(/sb-[\w-]+-auth-token(?:\.\d)?=([^;]+)/g)].map(([, chunk]) => chunk);
  return readTokens(decodeURIComponent(chunks.join("")))?.accessToken ?? "";
}
