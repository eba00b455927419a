import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  accountSessions,
  billingCustomers,
  chats,
  grantedDays,
  guestClaims,
  messages,
  referrals,
  usage,
} from "@/drizzle/schema";
import type { Deps } from "@/server/deps";
import { AppError } from "@/server/errors/app-error";
import { claimGuestWork, ensureAccount } from "@/server/features/account/service";
import { startCheckout } from "@/server/features/billing/service";
import { allowExtension } from "@/server/features/extension/service";
import { answerProblem } from "@/server/features/practice/service";
import { createSet, joinSet } from "@/server/features/practice/sets/service";
import { grantReward } from "@/server/features/referral/service";
import { openExtensionSession, recordSession } from "@/server/features/session/service";
import { createSolve, listSolves } from "@/server/features/solve/service";
import type { UserScope } from "@/server/session/scope";
import { CONNECT } from "@/server/testing/abuse/attempts";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { NOBODY } from "./constants";
import { confirmOwner, deleteAccount } from "./service";

let fixtures: TestFixtures;
let deps: Deps;
let removed: string[];
let people = 0;

beforeAll(async () => {
  fixtures = await createTestFixtures();
  removed = [];
  const auth = { ...fixtures.deps.auth, deleteUser: async (userId: string) => void removed.push(userId) };
  deps = { ...fixtures.deps, auth };
});
afterAll(() => fixtures.close());

async function person(): Promise<UserScope> {
  people += 1;
  const id = `77777777-7777-4777-8777-${String(people).padStart(12, "0")}`;
  const scope = await fixtures.user(id, `person${people}@example.org`);
  await ensureAccount(deps, { userId: id });
  return scope;
}

/** Someone with a row in every table that names accounts. */
async function busyPerson(friend: UserScope): Promise<UserScope> {
  const scope = await person();
  const { userId } = scope;
  const guest = fixtures.guest();
  await createSolve(deps, guest, { text: "7 + 8", mode: "answer" });
  await claimGuestWork(deps, guest, scope);
  const db = await deps.db();
  const id = deps.newId();
  await db.insert(chats).values({ id, userId, title: "Fractions" });
  const parts = [{ type: "text" as const, text: "Hello" }];
  await db.insert(messages).values({ id: deps.newId(), chatId: id, role: "user", parts, position: 0 });
  await db.insert(usage).values({ runId: deps.newId(), userId, model: "tutor-1", costMicros: 12 });
  await recordSession(deps, { userId, sessionId: deps.newId(), userAgent: null });
  const { client_id: extensionId } = CONNECT;
  await allowExtension(deps, scope, CONNECT);
  await openExtensionSession(deps, { id: deps.newId(), userId, extensionId, userAgent: null });
  const problem = { skill: "two-steps", level: 1, seed: 5 } as const;
  await answerProblem(deps, scope, { ...problem, id: deps.newId(), what: "reveal" });
  const items = [{ skill: "two-steps", level: 1, count: 1 } as const];
  const { token } = await createSet(deps, scope, { title: "Homework", items });
  await joinSet(deps, scope, { token, name: null });
  const brought = await person();
  await db.insert(referrals).values([
    { newcomerId: userId, referrerId: friend.userId },
    { newcomerId: brought.userId, referrerId: userId },
  ]);
  await buy(scope);
  await db.insert(grantedDays).values({ id: deps.newId(), userId, days: 3, reason: "a fault" });
  const paidAt = new Date(Date.now() + 1000);
  await grantReward(deps, { newcomerId: userId, invoiceId: `${userId}-own`, paidAt });
  await grantReward(deps, { newcomerId: brought.userId, invoiceId: `${userId}-brought`, paidAt });
  return scope;
}

/** Buys Plus. */
async function buy(scope: UserScope): Promise<void> {
  const bank = deps.sandbox?.bank;
  const url = new URL(await startCheckout(deps, scope, { interval: "month", promotion: null }));
  await bank?.payCheckout(url.pathname.split("/").at(-1) ?? "", { card: "good" });
  await bank?.deliverPending();
}

async function customerOf({ userId }: UserScope): Promise<string> {
  const db = await deps.db();
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId));
  return row?.customerId ?? "";
}

/** How many rows name this value, by table, in all columns of all tables of the product. */
async function rowsNaming(value: string): Promise<Record<string, number>> {
  const db = await deps.db();
  const listed = await db.execute(
    sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const counts: Record<string, number> = {};
  for (const { table_name: table } of rowsOf(listed)) {
    const name = sql.identifier(String(table));
    const found = await db.execute(
      sql`select count(*)::int as n from ${name} where ${name}::text like ${`%${value}%`}`,
    );
    const count = Number(rowsOf(found)[0]?.n);
    if (count > 0) counts[String(table)] = count;
  }
  return counts;
}

function rowsOf(result: unknown): Record<string, unknown>[] {
  const rows = Array.isArray(result) ? result : (result as { rows: unknown }).rows;
  return rows as Record<string, unknown>[];
}

describe("deleting an account", () => {
  it("leaves no row of any table that names it", async () => {
    const friend = await person();
    const scope = await busyPerson(friend);
    const before = await rowsNaming(scope.userId);
    const tables = [
      "account_sessions",
      "accounts",
      "billing_customers",
      "chats",
      "extension_codes",
      "granted_days",
      "guest_claims",
      "invoices",
      "practice_cards",
      "practice_participants",
      "practice_reviews",
      "practice_sets",
      "referral_rewards",
      "referrals",
      "sandbox_objects",
      "solves",
      "subscriptions",
      "usage",
    ];
    expect(Object.keys(before).sort()).toEqual(tables);
    expect(await deleteAccount(deps, scope)).toBe("done");
    expect(await rowsNaming(scope.userId)).toEqual({});
    expect(await rowsNaming(scope.email)).toEqual({});
    expect(removed).toContain(scope.userId);
  });

  it("knows every column in which an account is named", async () => {
    const columns = await (await deps.db()).execute(
      sql`select table_name || '.' || column_name as name from information_schema.columns
          where table_schema = 'public' and data_type = 'uuid' order by 1`,
    );
    // A new one belongs into the test above, with a row of its own.
    expect(rowsOf(columns).map(({ name }) => name)).toEqual([
      "account_sessions.id",
      "account_sessions.user_id",
      "accounts.user_id",
      "billing_customers.user_id",
      "chats.user_id",
      "extension_codes.user_id",
      "granted_days.user_id",
      "guest_claims.user_id",
      "invoices.user_id",
      "passed_sessions.user_id",
      "practice_cards.user_id",
      "practice_participants.user_id",
      "practice_reviews.user_id",
      "practice_sets.user_id",
      "recovery_codes.user_id",
      "referral_rewards.newcomer_id",
      "referral_rewards.referrer_id",
      "referrals.newcomer_id",
      "referrals.referrer_id",
      "second_factors.user_id",
      "solves.user_id",
      "subscriptions.user_id",
      "usage.user_id",
    ]);
  });

  it("touches nobody else's", async () => {
    const friend = await person();
    const other = await busyPerson(friend);
    const before = await rowsNaming(other.userId);
    await deleteAccount(deps, await busyPerson(friend));
    expect(await rowsNaming(other.userId)).toEqual(before);
  });

  it("keeps the end of each session, so that its tokens stay refused, and not whose it was", async () => {
    const scope = await busyPerson(await person());
    const db = await deps.db();
    const own = sql`${accountSessions.userId} = ${scope.userId}`;
    const [session] = await db.select().from(accountSessions).where(own);
    await deleteAccount(deps, scope);
    const kept = await db.select().from(accountSessions).where(sql`${accountSessions.id} = ${session?.id}`);
    expect(kept).toMatchObject([{ userId: NOBODY, device: "" }]);
    expect(kept[0]?.endedAt).toBeInstanceOf(Date);
  });

  it("keeps no word of whose the guests were, and lets none of them come to life again", async () => {
    const scope = await busyPerson(await person());
    await deleteAccount(deps, scope);
    const db = await deps.db();
    expect(await db.select().from(guestClaims).where(sql`${guestClaims.userId} = ${scope.userId}`)).toEqual(
      [],
    );
    expect(await db.select().from(guestClaims).where(sql`${guestClaims.userId} = ${NOBODY}`)).not.toEqual([]);
  });

  it("says that it is unfinished when the sign-in cannot be removed, and can be done again", async () => {
    const scope = await busyPerson(await person());
    const away = { ...deps.auth, deleteUser: () => Promise.reject(new Error("away")) };
    expect(await deleteAccount({ ...deps, auth: away }, scope)).toBe("unfinished");
    expect(await rowsNaming(scope.userId)).toEqual({});
    expect(await deleteAccount(deps, scope)).toBe("done");
  });

  it("removes all or nothing of the rows, and leaves the sign-in alone when they stay", async () => {
    const scope = await busyPerson(await person());
    const db = await deps.db();
    await db.execute(
      sql`create function refuse() returns trigger as $$ begin raise 'refused'; end $$ language plpgsql`,
    );
    await db.execute(
      sql`create trigger refuse before delete on accounts for each row execute function refuse()`,
    );
    await expect(deleteAccount(deps, scope)).rejects.toThrow();
    await db.execute(sql`drop trigger refuse on accounts`);
    expect((await listSolves(deps, scope, { cursor: null, limit: 9 })).items).toHaveLength(1);
    expect(removed).not.toContain(scope.userId);
  });

  it("takes along what a request that was under way still wrote", async () => {
    const scope = await person();
    const late = {
      ...deps.auth,
      deleteUser: async () => void (await createSolve(deps, scope, { text: "1 + 1", mode: "answer" })),
    };
    expect(await deleteAccount({ ...deps, auth: late }, scope)).toBe("done");
    expect(await rowsNaming(scope.userId)).toEqual({});
  });
});

describe("what a deleted account paid for", () => {
  it("ends at the provider, and nothing is left that could be billed", async () => {
    const scope = await busyPerson(await person());
    const customerId = await customerOf(scope);
    expect((await deps.payments?.look(customerId))?.subscriptions).toMatchObject([{ status: "trialing" }]);
    expect(await deleteAccount(deps, scope)).toBe("done");
    const left = (await deps.payments?.look(customerId))?.subscriptions ?? [];
    expect(left.filter(({ endedAt }) => endedAt === null)).toEqual([]);
  });

  it("is ended before anything is removed: when it cannot be, nothing is", async () => {
    const scope = await busyPerson(await person());
    const before = await rowsNaming(scope.userId);
    const deleteCustomer = () => Promise.reject(new AppError("PAYMENTS_UNAVAILABLE"));
    const away = { ...deps, payments: deps.payments && { ...deps.payments, deleteCustomer } };
    await expect(deleteAccount(away, scope)).rejects.toMatchObject({
      code: "PAYMENTS_UNAVAILABLE",
      message: expect.stringContaining("nothing was deleted"),
    });
    expect(await rowsNaming(scope.userId)).toEqual(before);
    expect(removed).not.toContain(scope.userId);
    expect(await deleteAccount(deps, scope)).toBe("done");
  });

  it("is ended as well when it was bought while the account was being deleted", async () => {
    const scope = await person();
    let customerId = "";
    const late = {
      ...deps.auth,
      deleteUser: async () => {
        await buy(scope);
        customerId = await customerOf(scope);
      },
    };
    expect(await deleteAccount({ ...deps, auth: late }, scope)).toBe("done");
    expect(customerId).not.toBe("");
    const left = (await deps.payments?.look(customerId))?.subscriptions ?? [];
    expect(left.filter(({ endedAt }) => endedAt === null)).toEqual([]);
    expect(await rowsNaming(scope.userId)).toEqual({});
  });
});

describe("before an account is deleted", () => {
  const confirm = async (password: string) => {
    if (password !== "right")
      throw new AppError("BAD_REQUEST", { fieldErrors: { currentPassword: "wrong" } });
  };
  const asked = (email: string, currentPassword = "right") => ({
    request: { email, currentPassword },
    confirm,
  });

  it("the address must be typed, in small or capital letters", async () => {
    const scope = await person();
    await expect(confirmOwner(deps, scope, asked(` ${scope.email.toUpperCase()} `))).resolves.toBeUndefined();
    for (const wrong of ["", "other@example.org", `${scope.email}.uk`]) {
      const refusal = confirmOwner(deps, scope, asked(wrong));
      await expect(refusal).rejects.toMatchObject({ fieldErrors: { email: expect.any(String) } });
    }
  });

  it("the password must be right where there is one", async () => {
    const scope = await person();
    for (const wrong of ["", "guess"]) {
      const refusal = confirmOwner(deps, scope, asked(scope.email, wrong));
      await expect(refusal).rejects.toMatchObject({ fieldErrors: { currentPassword: expect.any(String) } });
    }
  });

  it("a sign-in through someone else must be of the last 15 minutes", async () => {
    const sessionId = deps.newId();
    const social: UserScope = { ...(await person()), provider: "google", sessionId };
    await expect(confirmOwner(deps, social, asked(social.email, ""))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await recordSession(deps, { userId: social.userId, sessionId, userAgent: null });
    const db = await deps.db();
    await db.update(accountSessions).set({ createdAt: deps.now() }).where(sql`id = ${sessionId}`);
    await expect(confirmOwner(deps, social, asked(social.email, ""))).resolves.toBeUndefined();
    fixtures.pass(15 * 60_000);
    await expect(confirmOwner(deps, social, asked(social.email, ""))).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
  });
});
