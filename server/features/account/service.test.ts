import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chats, guestClaims } from "@/drizzle/schema";
import { createSolve, listSolves } from "@/server/features/solve/service";
import { openApiRequest } from "@/server/request-context/api-context";
import { GUEST_COOKIE } from "@/server/session/guest-cookie";
import type { GuestScope, Scope, UserScope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { CLAIM_GRACE_MS } from "./constants";
import { normalisedAddress } from "./policy";
import { displayNameSchema } from "./schema";
import { changeProfile, claimGuestWork, followClaim, profileOf, viewerOf } from "./service";

let fixtures: TestFixtures;
let ada: UserScope;
let ben: UserScope;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  ada = await fixtures.user("11111111-1111-4111-8111-111111111111", "ada@example.org");
  ben = await fixtures.user("22222222-2222-4222-8222-222222222222");
});
afterAll(() => fixtures.close());

async function guestWithWork(): Promise<GuestScope> {
  const guest = fixtures.guest();
  await createSolve(fixtures.deps, guest, { text: "7 + 8", mode: "answer" });
  const db = await fixtures.deps.db();
  await db.insert(chats).values({ id: fixtures.deps.newId(), guestId: guest.guestId, title: "Fractions" });
  return guest;
}

const solvesOf = async (scope: Scope) =>
  (await listSolves(fixtures.deps, scope, { cursor: null, limit: 100 })).items.length;
const chatsOf = async ({ userId }: UserScope) =>
  (await (await fixtures.deps.db()).select().from(chats).where(eq(chats.userId, userId))).length;

describe("claiming a guest's work", () => {
  it("moves problems and chats to the account and leaves the guest nothing", async () => {
    const guest = await guestWithWork();
    expect(await claimGuestWork(fixtures.deps, guest, ada)).toEqual({ solves: 1, chats: 1 });
    expect([await solvesOf(ada), await chatsOf(ada), await solvesOf(guest)]).toEqual([1, 1, 0]);
  });

  it("happens once: a second account gets nothing, also of what the guest made later", async () => {
    const guest = await guestWithWork();
    await claimGuestWork(fixtures.deps, guest, ada);
    await createSolve(fixtures.deps, guest, { text: "1 + 1", mode: "answer" });
    const before = await solvesOf(ben);
    expect(await claimGuestWork(fixtures.deps, guest, ben)).toBeNull();
    expect(await solvesOf(ben)).toBe(before);
  });

  it("takes along what is kept after it, by a request that was on its way as the guest's", async () => {
    const guest = await guestWithWork();
    await claimGuestWork(fixtures.deps, guest, ada);
    const before = await solvesOf(ada);
    await createSolve(fixtures.deps, guest, { text: "1 + 2", mode: "answer" });
    expect([await solvesOf(ada), await solvesOf(guest)]).toEqual([before + 1, 0]);
  });

  it("goes to exactly one of two accounts that sign in at the same time", async () => {
    const guest = await guestWithWork();
    const before = (await solvesOf(ada)) + (await solvesOf(ben));
    const outcomes = await Promise.all([
      claimGuestWork(fixtures.deps, guest, ada),
      claimGuestWork(fixtures.deps, guest, ben),
    ]);
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([{ solves: 1, chats: 1 }]);
    expect((await solvesOf(ada)) + (await solvesOf(ben))).toBe(before + 1);
  });

  it("moves all or nothing: when the chats cannot move, the problems stay and the guest can be claimed again", async () => {
    const guest = await guestWithWork();
    const db = await fixtures.deps.db();
    await db.execute(
      `create function refuse() returns trigger as $$ begin raise 'refused'; end $$ language plpgsql`,
    );
    await db.execute(`create trigger refuse before update on chats for each row execute function refuse()`);
    await expect(claimGuestWork(fixtures.deps, guest, ada)).rejects.toThrow();
    await db.execute(`drop trigger refuse on chats`);
    expect(await solvesOf(guest)).toBe(1);
    expect(await db.select().from(guestClaims).where(eq(guestClaims.guestId, guest.guestId))).toEqual([]);
    expect(await claimGuestWork(fixtures.deps, guest, ada)).toEqual({ solves: 1, chats: 1 });
  });
});

describe("a guest whose cookie was made for a request", () => {
  it("is looked for no claim of until the cookie leaves with the answer, and from then on is", async () => {
    const { deps, gate } = fixtures;
    let looks = 0;
    const db = () => {
      looks += 1;
      return deps.db();
    };
    const request = { headers: new Headers(), url: "http://classmate.example/" };
    const opened = openApiRequest(request, { deps, gate });
    const guest = await opened.scopeOrGuest();
    await followClaim({ ...deps, db }, guest);
    expect(looks).toBe(0);
    expect(opened.setCookies()).toHaveLength(1);
    await followClaim({ ...deps, db }, guest);
    expect(looks).toBe(1);
  });
});

describe("a copy of a guest's cookie", () => {
  /** Who a request is that shows the cookie now. */
  const shown = async (value: string) =>
    (await fixtures.gate.read({ cookies: [{ name: GUEST_COOKIE, value }], authorization: null })).scope;

  it("is nobody's once the guest has signed in: it opens nothing, and nobody claims it again", async () => {
    const { scope: guest, cookieValue } = fixtures.gate.mintGuest();
    await createSolve(fixtures.deps, guest, { text: "7 + 8", mode: "answer" });
    expect(await shown(cookieValue)).toMatchObject({ kind: "guest", guestId: guest.guestId });
    await claimGuestWork(fixtures.deps, guest, ada);
    expect(await shown(cookieValue)).toBeNull();
    expect(await claimGuestWork(fixtures.deps, guest, ben)).toBeNull();
  });

  it("plants nothing by a request that comes after the claim, also where the claim is not known yet", async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 10_000_000 }), async (ms) => {
        const guest = await guestWithWork();
        await claimGuestWork(fixtures.deps, guest, ada);
        const before = [await solvesOf(ada), await solvesOf(ben)];
        fixtures.pass(ms);
        const late: GuestScope = { ...guest, readAt: fixtures.deps.now() };
        await createSolve(fixtures.deps, late, { text: "6 + 6", mode: "answer" });
        await claimGuestWork(fixtures.deps, late, ben);
        expect([await solvesOf(ada), await solvesOf(ben)]).toEqual(before);
      }),
      { numRuns: 5 },
    );
  });

  it("plants nothing by a request that was begun before the claim and held open over it", async () => {
    const guest = await guestWithWork();
    await claimGuestWork(fixtures.deps, guest, ada);
    const before = await solvesOf(ada);
    fixtures.pass(CLAIM_GRACE_MS + 1);
    await createSolve(fixtures.deps, guest, { text: "6 + 6", mode: "answer" });
    expect(await solvesOf(ada)).toBe(before);
  });
});

describe("an address of mail", () => {
  it.each([
    ["Ada.Byron+maths@GoogleMail.com", "adabyron@gmail.com"],
    [" ada.byron@example.org ", "ada.byron@example.org"],
    ["ada+1+2@example.org", "ada@example.org"],
  ])("%s is known as %s", (written, known) => {
    expect(normalisedAddress(written)).toBe(known);
  });
});

describe("the viewer", () => {
  it("is the account, the guest, or a guest not yet known", () => {
    const guest = fixtures.guest();
    expect(viewerOf(ada)).toEqual({ kind: "user", id: ada.userId, email: "ada@example.org" });
    expect(viewerOf(guest)).toEqual({ kind: "guest", id: guest.guestId, email: null });
    expect(viewerOf(null)).toEqual({ kind: "guest", id: null, email: null });
  });
});

describe("the profile", () => {
  it("names the account's address and way in, and has no name before one was given", async () => {
    const cleo = await fixtures.user("33333333-3333-4333-8333-333333333333", "cleo@example.org");
    const unnamed = { email: "cleo@example.org", provider: "email", displayName: null };
    expect(await profileOf(fixtures.deps, cleo)).toEqual(unnamed);
    await changeProfile(fixtures.deps, cleo, { displayName: "Cléo" });
    expect(await profileOf(fixtures.deps, cleo)).toEqual({ ...unnamed, displayName: "Cléo" });
  });

  it("changes for its owner alone", async () => {
    await changeProfile(fixtures.deps, ada, { displayName: "Ada" });
    await changeProfile(fixtures.deps, ben, { displayName: "Ben" });
    expect((await profileOf(fixtures.deps, ada)).displayName).toBe("Ada");
  });

  it("takes a name of 1 to 80 characters in any script, trimmed", () => {
    for (const [typed, kept] of [
      ["  Ada ", "Ada"],
      ["Łukasz O’Brien", "Łukasz O’Brien"],
      ["数学", "数学"],
      ["𝒜".repeat(80), "𝒜".repeat(80)],
    ] as const)
      expect(displayNameSchema.parse(typed)).toBe(kept);
    const refused = ["", "   ", "x".repeat(81), "a\u0000b", "a\nb", "a\u202eb", "a\ud800", 7, null];
    for (const typed of refused) expect(displayNameSchema.safeParse(typed).success).toBe(false);
  });
});
