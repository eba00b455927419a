import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, formerAccounts, referralRewards, referrals, subscriptions } from "@/drizzle/schema";
import { AppError } from "@/server/errors/app-error";
import { ensureAccount, rememberAccount } from "@/server/features/account/service";
import type { UserScope } from "@/server/session/scope";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import {
  bindReferral,
  forgetReferrals,
  grantReward,
  listRewards,
  referralStanding,
  revokeReward,
  rewardDays,
  trialDays,
} from "./service";

const DAY = 24 * 60 * 60 * 1000;

let fixtures: TestFixtures;
beforeAll(async () => {
  fixtures = await createTestFixtures();
});
afterAll(() => fixtures.close());

/** A new account, signed up now, on its first visit. */
async function newcomer(): Promise<UserScope> {
  const scope = await fixtures.user(fixtures.deps.newId());
  await ensureAccount(fixtures.deps, scope);
  return scope;
}
const people = () => Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
const standing = (scope: UserScope) => referralStanding(fixtures.deps, scope);
const firstEntryOf = async (scope: UserScope) => `/?c=${(await standing(scope)).code}`;
const bind = async (who: UserScope, to: UserScope) =>
  bindReferral(fixtures.deps, who, { firstEntry: await firstEntryOf(to) });
const pay = ({ userId }: UserScope, invoiceId: string = fixtures.deps.newId()) =>
  grantReward(fixtures.deps, { newcomerId: userId, invoiceId, paidAt: fixtures.deps.now() });
const refund = (invoiceId: string) => revokeReward(fixtures.deps, { invoiceId });
const leave = async ({ userId }: UserScope) => forgetReferrals(await fixtures.deps.db(), userId);
/** The account is deleted, as far as it concerns referrals. */
const close = async ({ userId }: UserScope) =>
  (await fixtures.deps.db()).transaction(async (tx) => {
    await forgetReferrals(tx, userId);
    await tx.delete(accounts).where(eq(accounts.userId, userId));
  });
const stored = async () => {
  const db = await fixtures.deps.db();
  return JSON.stringify([await db.select().from(referrals), await db.select().from(referralRewards)]);
};

describe("an invitation", () => {
  it("binds the newcomer, doubles the trial and is counted for the one who invited", async () => {
    const [ada, ben] = await people();
    expect(await trialDays(fixtures.deps, ada)).toBe(7);
    expect(await bind(ada, ben)).toEqual({ boundAt: fixtures.deps.now(), trialDays: 14 });
    expect(await trialDays(fixtures.deps, ada)).toBe(14);
    expect(await trialDays(fixtures.deps, ben)).toBe(7);
    expect(await standing(ben)).toMatchObject({
      newcomers: 1,
      rewards: { pending: 1, earnedDays: 0, revokedDays: 0 },
    });
    expect(await standing(ada)).toMatchObject({ newcomers: 0 });
  });

  it("is the account's own address permanently", async () => {
    const [ada] = await people();
    const { code, link } = await standing(ada);
    expect(link).toBe(`${fixtures.deps.siteUrl}/?c=${code}`);
    fixtures.pass(DAY);
    expect(await standing(ada)).toMatchObject({ code, link });
  });

  it("makes the account's row when the binding is the first thing it does", async () => {
    const [ben] = await people();
    const ada = await fixtures.user(fixtures.deps.newId());
    await bind(ada, ben);
    expect((await standing(ben)).newcomers).toBe(1);
  });

  it("succeeds again with the same date and changes nothing, also after the last day", async () => {
    const [ada, ben] = await people();
    const { boundAt } = await bind(ada, ben);
    const before = await stored();
    fixtures.pass(31 * DAY);
    expect(await bind(ada, ben)).toEqual({ boundAt, trialDays: 14 });
    expect(await stored()).toBe(before);
  });

  it("is refused from a second person, also after the first has left", async () => {
    const [ada, ben, cleo] = await people();
    await bind(ada, ben);
    await expect(bind(ada, cleo)).rejects.toMatchObject({ code: "CONFLICT" });
    await leave(ben);
    await expect(bind(ada, cleo)).rejects.toMatchObject({ code: "CONFLICT" });
    expect((await standing(cleo)).newcomers).toBe(0);
  });

  it("is refused from oneself and from a person one invited", async () => {
    const [ada, ben] = await people();
    await expect(bind(ada, ada)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    await bind(ada, ben);
    await expect(bind(ben, ada)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    expect((await standing(ada)).newcomers).toBe(0);
  });

  it("is refused to an account older than thirty days", async () => {
    const [ada, ben, cleo] = await people();
    fixtures.pass(30 * DAY);
    await bind(ada, ben);
    fixtures.pass(1);
    await expect(bind(cleo, ben)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("is not found under a code nobody has, or whose owner has gone", async () => {
    const [ada, ben] = await people();
    const firstEntry = await firstEntryOf(ben);
    await close(ben);
    for (const forged of [firstEntry, "/?c=ZZZZZZZZZZ"]) {
      const call = bindReferral(fixtures.deps, ada, { firstEntry: forged });
      await expect(call).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    await expect(bindReferral(fixtures.deps, ada, { firstEntry: "/?c=short" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  it("tells the student in whole sentences why not", async () => {
    const [ada, ben, cleo] = await people();
    await bind(ada, ben);
    for (const [who, to] of [
      [ada, cleo],
      [ben, ben],
      [ben, ada],
    ] as const) {
      await expect(bind(who, to)).rejects.toThrow(/^[A-Z].{30,}\.$/);
    }
  });
});

describe("at the same time", () => {
  it("many bindings to one person leave one, and all succeed", async () => {
    const [ada, ben] = await people();
    const bindings = await Promise.all(Array.from({ length: 6 }, () => bind(ada, ben)));
    expect(new Set(bindings.map(({ boundAt }) => boundAt.getTime())).size).toBe(1);
    expect((await standing(ben)).newcomers).toBe(1);
  });

  it("bindings to two people leave one, and the other is refused", async () => {
    const [ada, ben, cleo] = await people();
    const outcomes = await Promise.allSettled([bind(ada, ben), bind(ada, cleo)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ code: "CONFLICT" }) }),
    );
    expect((await standing(ben)).newcomers + (await standing(cleo)).newcomers).toBe(1);
  });

  it("two people who bind to each other leave one binding", async () => {
    const [ada, ben] = await people();
    const outcomes = await Promise.allSettled([bind(ada, ben), bind(ben, ada)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await standing(ada)).newcomers + (await standing(ben)).newcomers).toBe(1);
  });

  it("two invoices earn one reward", async () => {
    const [ada, ben] = await people();
    await bind(ada, ben);
    const rewards = await Promise.all([pay(ada), pay(ada), pay(ada)]);
    expect(rewards.filter((reward) => reward !== null)).toEqual([{ referrerId: ben.userId, days: 30 }]);
    expect(await rewardDays(fixtures.deps, ben.userId)).toBe(30);
  });
});

describe("a reward", () => {
  it("is earned by the first paid invoice and by no later one", async () => {
    const [ada, ben] = await people();
    await bind(ada, ben);
    expect(await pay(ada)).toEqual({ referrerId: ben.userId, days: 30 });
    expect(await pay(ada)).toBeNull();
    expect(await rewardDays(fixtures.deps, ben.userId)).toBe(30);
    expect((await standing(ben)).rewards).toEqual({ pending: 0, earnedDays: 30, revokedDays: 0 });
  });

  it("is listed for the person who earned it, with its day, until it is taken back", async () => {
    const [ada, ben, cleo] = await people();
    await bind(ada, ben);
    await bind(cleo, ben);
    const [first, second] = [fixtures.deps.newId(), fixtures.deps.newId()];
    await pay(ada, first);
    const earned = { days: 30, grantedAt: fixtures.deps.now() };
    fixtures.pass(DAY);
    await pay(cleo, second);
    expect(await listRewards(fixtures.deps, ben.userId)).toEqual([
      earned,
      { days: 30, grantedAt: fixtures.deps.now() },
    ]);
    await refund(second);
    expect(await listRewards(fixtures.deps, ben.userId)).toEqual([earned]);
    expect(await listRewards(fixtures.deps, ada.userId)).toEqual([]);
  });

  it("answers the same for the same invoice told twice, and is there once", async () => {
    const [ada, ben] = await people();
    await bind(ada, ben);
    const invoice = fixtures.deps.newId();
    expect(await pay(ada, invoice)).toEqual(await pay(ada, invoice));
    expect(await rewardDays(fixtures.deps, ben.userId)).toBe(30);
  });

  it("is earned for each newcomer", async () => {
    const [ada, ben, cleo] = await people();
    await bind(ada, cleo);
    await bind(ben, cleo);
    await pay(ada);
    await pay(ben);
    expect(await rewardDays(fixtures.deps, cleo.userId)).toBe(60);
    expect((await standing(cleo)).newcomers).toBe(2);
  });

  it("is taken back on refund, once, and not earned again by the next invoice", async () => {
    const [ada, ben] = await people();
    await bind(ada, ben);
    const invoice = fixtures.deps.newId();
    await pay(ada, invoice);
    expect(await refund(invoice)).toEqual({ referrerId: ben.userId, days: 30 });
    expect(await refund(invoice)).toBeNull();
    expect([await pay(ada, invoice), await pay(ada)]).toEqual([null, null]);
    expect(await rewardDays(fixtures.deps, ben.userId)).toBe(0);
    expect((await standing(ben)).rewards).toEqual({ pending: 0, earnedDays: 0, revokedDays: 30 });
  });

  it("is not earned by someone nobody brought, nor by what was paid before the binding", async () => {
    const [ada, ben] = await people();
    expect(await pay(ada)).toBeNull();
    const early = { newcomerId: ada.userId, invoiceId: fixtures.deps.newId(), paidAt: fixtures.deps.now() };
    fixtures.pass(DAY);
    await bind(ada, ben);
    expect(await grantReward(fixtures.deps, early)).toBeNull();
    expect(await refund(early.invoiceId)).toBeNull();
  });

  it("is not earned twice by one invoice under two names", async () => {
    const [ada, ben, cleo] = await people();
    await bind(ada, cleo);
    await bind(ben, cleo);
    const invoice = fixtures.deps.newId();
    await pay(ada, invoice);
    expect(await pay(ben, invoice)).toBeNull();
    expect(await rewardDays(fixtures.deps, cleo.userId)).toBe(30);
  });
});

describe("someone who deletes the account", () => {
  it("is named nowhere afterwards", async () => {
    const [ada, ben, cleo] = await people();
    await bind(ada, ben);
    await bind(ben, cleo);
    await pay(ada);
    await pay(ben);
    await leave(ben);
    expect(await stored()).not.toContain(ben.userId);
  });

  it("leaves those they brought the longer trial, and earns nothing more", async () => {
    const [ada, ben] = await people();
    await bind(ada, ben);
    await leave(ben);
    expect(await trialDays(fixtures.deps, ada)).toBe(14);
    expect(await pay(ada)).toBeNull();
    expect(await rewardDays(fixtures.deps, ben.userId)).toBe(0);
  });

  it("is named nowhere either when those they brought pay, or others are bound, in the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ada, ben, cleo, dan] = await people();
      await bind(ada, dan);
      await bind(ben, dan);
      const { code } = await standing(dan);
      const late = bindReferral(fixtures.deps, cleo, { firstEntry: `/?c=${code}` }).catch(() => null);
      await Promise.all([pay(ada), pay(ben), close(dan), late]);
      expect(await stored()).not.toContain(dan.userId);
    }
  });

  it("changes nothing for others", async () => {
    const [ada, ben, cleo, dan] = await people();
    await bind(ada, ben);
    await pay(ada);
    await bind(cleo, dan);
    await leave(dan);
    expect(await standing(ben)).toMatchObject({ newcomers: 1, rewards: { earnedDays: 30 } });
  });
});

const person = fc.nat({ max: 3 });
const invoice = fc.nat({ max: 5 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("bind" as const), who: person, to: person }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("pay" as const), who: person, invoice }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("refund" as const), invoice }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("leave" as const), who: person }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The tables after some steps of four new people. Steps may be refused, in the student's words. */
async function play(steps: readonly Step[], together: boolean) {
  const db = await fixtures.deps.db();
  await db.delete(referralRewards);
  await db.delete(referrals);
  const scopes = await people();
  const of = (index: number) => scopes[index % scopes.length] ?? scopes[0];
  const round = fixtures.deps.newId();
  const run = async (each: Step): Promise<unknown> => {
    if (each.kind === "bind") return bind(of(each.who), of(each.to));
    if (each.kind === "pay") return pay(of(each.who), `${round}-${each.invoice}`);
    if (each.kind === "refund") return refund(`${round}-${each.invoice}`);
    return leave(of(each.who));
  };
  const refused = (error: unknown) => expect(error).toBeInstanceOf(AppError);
  if (together) await Promise.all(steps.map((each) => run(each).catch(refused)));
  else for (const each of steps) await run(each).catch(refused);
  return { bound: await db.select().from(referrals), rewards: await db.select().from(referralRewards) };
}

it.each([
  ["one after the other", false],
  ["all at once", true],
])(
  "whatever happens, %s, nobody is rewarded twice, for oneself, or for each other",
  async (_how, together) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 24 }), async (steps) => {
        const { bound, rewards } = await play(steps, together);
        const newcomers = rewards.map(({ newcomerId }) => newcomerId);
        expect(new Set(newcomers).size).toBe(newcomers.length);
        for (const { newcomerId, referrerId, days } of rewards) {
          expect(referrerId).not.toBe(newcomerId);
          expect(bound).toContainEqual(expect.objectContaining({ newcomerId, referrerId }));
          expect(days).toBe(30);
        }
        for (const { newcomerId, referrerId } of bound) {
          expect(
            bound.some((other) => other.newcomerId === referrerId && other.referrerId === newcomerId),
          ).toBe(false);
        }
      }),
      { seed: 1, numRuns: 40 },
    );
  },
);

describe("circles", () => {
  it("never close, no matter who invites whom in whatever order, and however many at once", async () => {
    const size = 5;
    const pairs = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { minLength: 3, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(pairs, fc.boolean(), async (wanted, atOnce) => {
        const group = await Promise.all(Array.from({ length: size }, newcomer));
        const attempt = async ([who, to]: [number, number]) => {
          const [ada, ben] = [group[who], group[to]];
          if (ada && ben) await bind(ada, ben).catch((error) => expect(error).toBeInstanceOf(AppError));
        };
        if (atOnce) await Promise.all(wanted.map(attempt));
        else for (const one of wanted) await attempt(one);
        const db = await fixtures.deps.db();
        const rows = await db.select().from(referrals);
        const broughtBy = new Map(rows.map(({ newcomerId, referrerId }) => [newcomerId, referrerId]));
        for (const { userId } of group) {
          const seen = new Set<string>();
          let one: string | null = userId;
          while (one && !seen.has(one)) {
            seen.add(one);
            one = broughtBy.get(one) ?? null;
          }
          expect(one).toBeNull();
        }
      }),
      { numRuns: 15 },
    );
  });

  it("are refused with words over one, two and more in between", async () => {
    const [ada, ben, cleo, dan] = await people();
    await bind(ben, ada);
    await bind(cleo, ben);
    await bind(dan, cleo);
    for (const last of [ben, cleo, dan]) {
      await expect(bind(ada, last)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
    }
  });

  it("of one person are refused: two accounts with one mailbox", async () => {
    const [one, two] = [fixtures.deps.newId(), fixtures.deps.newId()];
    const ada = await fixtures.user(one, "ada.byron@gmail.com");
    const again = await fixtures.user(two, "AdaByron+second@googlemail.com");
    for (const { userId, email } of [ada, again]) await ensureAccount(fixtures.deps, { userId, email });
    await expect(bind(again, ada)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });
});

describe("an account that is deleted and made again", () => {
  const email = "phoenix@example.org";
  const born = async (address = email) => {
    const scope = await fixtures.user(fixtures.deps.newId(), address);
    await ensureAccount(fixtures.deps, scope);
    return scope;
  };
  const die = async (scope: UserScope) =>
    (await fixtures.deps.db()).transaction(async (tx) => {
      await rememberAccount(fixtures.deps, tx, scope);
      await forgetReferrals(tx, scope.userId);
      await tx.delete(subscriptions).where(eq(subscriptions.userId, scope.userId));
      await tx.delete(accounts).where(eq(accounts.userId, scope.userId));
    });
  const tryPlus = async ({ userId }: UserScope) =>
    (await fixtures.deps.db()).insert(subscriptions).values({
      id: fixtures.deps.newId(),
      userId,
      status: "canceled",
      interval: "month",
      startedAt: fixtures.deps.now(),
      trialEndsAt: fixtures.deps.now(),
      periodStart: fixtures.deps.now(),
      periodEnd: fixtures.deps.now(),
    });

  it("has no second trial for a year, however often and however the address is written", async () => {
    const first = await born();
    expect(await trialDays(fixtures.deps, first)).toBe(7);
    await tryPlus(first);
    await die(first);
    const second = await born("Phoenix+again@Example.org");
    expect(await trialDays(fixtures.deps, second)).toBe(0);
    await die(second);
    expect(await trialDays(fixtures.deps, await born())).toBe(0);
    fixtures.pass(366 * DAY);
    expect(await trialDays(fixtures.deps, await born())).toBe(7);
  });

  it("keeps its trial when it never had one, and is nobody's newcomer", async () => {
    const [ben] = await people();
    await die(await born("careful@example.org"));
    const again = await born("careful@example.org");
    expect(await trialDays(fixtures.deps, again)).toBe(7);
    await expect(bind(again, ben)).rejects.toMatchObject({ code: "PRECONDITION_FAILED" });
  });

  it("is known by a digest: no address is kept", async () => {
    await die(await born("secretive@example.org"));
    const kept = JSON.stringify(await (await fixtures.deps.db()).select().from(formerAccounts));
    expect(kept).not.toContain("secretive");
  });
});
