import "server-only";
import { randomUUID } from "node:crypto";
import type { Deps } from "@/server/deps";
import { changeProfile, ensureAccount } from "@/server/features/account/service";
import { followMailLink, signUp } from "@/server/features/auth/service";
import { customerOf } from "@/server/features/billing/reconciliation/service";
import { openPortal, startCheckout } from "@/server/features/billing/service";
import { getChat } from "@/server/features/chat/service";
import { revealNext } from "@/server/features/hints/service";
import { createSet, joinSet } from "@/server/features/practice/sets/service";
import { bindReferral } from "@/server/features/referral/service";
import { share } from "@/server/features/share/service";
import { createSolve } from "@/server/features/solve/service";
import { followReply } from "@/server/features/tutor/runs/follow-reply";
import { startReply } from "@/server/features/tutor/runs/start-reply";
import { createTestAuthServer } from "@/server/providers/auth/testing";
import { rememberAskedMail } from "@/server/session/auth-flow-cookies";
import { createMemoryJar, type MemoryJar } from "@/server/session/cookie-jar";
import { GUEST_COOKIE } from "@/server/session/guest-cookie";
import type { Scope, UserScope } from "@/server/session/scope";
import { createSupabase } from "@/server/session/supabase-client";
import { createTestFixtures, createTutorDeps, viewed } from "@/server/testing/fixtures";
import type { Person } from "./types";
import { type AbuseFixtures, underAttack } from "./under-attack";

export const ATTACK_SECRET = "a-secret-of-at-least-thirty-two-bytes";
export const ATTACK_SITE = "http://classmate.localhost:3000";
export const PASSWORD = "correct horse battery";

/** An account and a guest with one of everything, and who is after it. */
export interface TestUsers {
  readonly victims: readonly Person[];
  readonly attackers: readonly Person[];
}

export async function openAbuseFixtures(): Promise<AbuseFixtures> {
  const server = await createTestAuthServer();
  const unlimited = { take: () => ({ ok: true, remaining: 1 }) as const };
  const fixtures = await createTestFixtures({
    auth: server.auth,
    now: () => new Date(),
    siteUrl: ATTACK_SITE,
    limiter: unlimited,
    sharedLimiter: unlimited,
    newId: () => randomUUID(),
  });
  const close = async () => {
    await fixtures.deps.sandbox?.bank.deliverPending();
    await fixtures.close();
    await server.close();
  };
  underAttack.current = { fixtures, server, tutor: createTutorDeps(fixtures.deps), close };
  return underAttack.current;
}

/** Someone's browser, and who they are in it. */
interface Browser<Who extends Scope> {
  readonly scope: Who;
  readonly cookie: string;
}

/** Makes an account with a confirmed address. */
export async function makeAccount(
  { fixtures, server }: Pick<AbuseFixtures, "fixtures" | "server">,
  email: string,
  userAgent: string | null = null,
): Promise<Browser<UserScope>> {
  const jar = createMemoryJar({ secure: false, address: "198.51.100.7" });
  await signUp(createSupabase(server.auth, jar), { email, password: PASSWORD });
  const { tokenHash } = server.linkTo(email);
  const cookies = { jar, secret: ATTACK_SECRET, now: fixtures.deps.now() };
  rememberAskedMail(cookies, { email, next: "/" });
  const visit = { link: { tokenHash, type: "signup" as const }, pressed: true, next: "/", userAgent };
  await followMailLink(fixtures, cookies, visit);
  const { scope } = await fixtures.gate.read({ cookies: jar.getAll(), authorization: null });
  if (scope?.kind !== "user") throw new Error("nobody is signed in");
  return { scope, cookie: headerOf(jar) };
}

const headerOf = (jar: Pick<MemoryJar, "getAll">): string =>
  jar
    .getAll()
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join("; ");

/** A guest's browser. */
function makeGuest({ fixtures }: Pick<AbuseFixtures, "fixtures">) {
  const { scope, cookieValue } = fixtures.gate.mintGuest();
  return { scope, cookie: `${GUEST_COOKIE}=${encodeURIComponent(cookieValue)}` };
}

/** The work of an owner, no matter who it is: problems and a conversation, shared. Its numbers and words occur nowhere else.
 * @param mark a number of eight digits that is theirs alone */
async function makeWork({ fixtures, tutor }: AbuseFixtures, scope: Scope, mark: number) {
  const { deps } = fixtures;
  const solve = await createSolve(deps, scope, { text: `Solve 7x - 5 = ${mark * 7 - 5}`, mode: "answer" });
  const held = await createSolve(deps, scope, {
    text: `Solve 3x + 8 = ${(mark + 1) * 3 + 8}`,
    mode: "hints",
  });
  const story = await createSolve(deps, scope, {
    text: `Ana has ${mark + 3} pens. She buys 4 more pens. How many pens does she have now?`,
    mode: "answer",
  });
  const chatId = `conversation-of-${mark}`;
  const messageId = `message-of-owner-${mark}`;
  const text = `Solve 2k = ${(mark + 2) * 2} for my friend Zq${mark}`;
  const send = {
    id: chatId,
    message: { id: messageId, text },
    mode: "hints",
    address: "198.51.100.7",
  } as const;
  const runId = await startReply(tutor, scope, send);
  const signal = new AbortController().signal;
  await viewed(await followReply(tutor, scope, { run: runId, after: 0, signal }));
  await revealNext(deps, scope, { id: chatId, what: "next", seen: 0 });
  const { messages } = await getChat(deps, scope, chatId);
  const replyId = messages.at(-1)?.id ?? "";
  const links = [
    await share(deps, scope, { kind: "chat", id: chatId, upToNow: false }),
    await share(deps, scope, { kind: "solve", id: solve.id, upToNow: false }),
  ];
  const setToken = await makeSet(deps, scope, `Pupil${mark}`);
  return {
    ...{ solveId: solve.id, hintsId: held.id, storyId: story.id, chatId, messageId, replyId, runId },
    setToken,
    secrets: [
      ...[mark * 7 - 5, (mark + 1) * 3 + 8, mark, mark + 1, mark + 2, mark + 3, mark + 7, (mark + 2) * 2].map(
        String,
      ),
      ...[
        `Pupil${mark}`,
        setToken,
        `Zq${mark}`,
        solve.id,
        held.id,
        story.id,
        chatId,
        messageId,
        replyId,
        runId,
      ],
      ...links.map(({ url }) => lastOf(url)),
    ],
  };
}

/** A set in which its maker takes part. Its title is for everyone who has the link; who takes part is the maker's alone. */
async function makeSet(deps: Deps, scope: Scope, name: string): Promise<string> {
  const items = [{ skill: "two-steps", level: 1, count: 1 } as const];
  const { token } = await createSet(deps, scope, { title: "Homework", items });
  await joinSet(deps, scope, { token, name });
  return token;
}

/** An account with one of everything. */
async function makeOwner(attacked: AbuseFixtures, mark: number): Promise<Person> {
  const { deps } = attacked.fixtures;
  const email = `owner-${mark}@example.org`;
  const device = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
  const { scope, cookie } = await makeAccount(attacked, email, device);
  const work = await makeWork(attacked, scope, mark);
  await changeProfile(deps, scope, { displayName: `Name${mark}` });
  const { referralCode } = await ensureAccount(deps, scope);
  const brought = await makeAccount(attacked, `brought-by-${mark}@example.org`);
  await bindReferral(deps, brought.scope, { firstEntry: `/?c=${referralCode}` });
  const paid = await buy(attacked, scope);
  const named = [email, `Name${mark}`, scope.userId, scope.sessionId, referralCode, ...Object.values(paid)];
  return {
    name: "an account",
    kind: "user",
    userId: scope.userId,
    guestId: null,
    email,
    cookie,
    sessionId: scope.sessionId,
    referralCode,
    ...work,
    ...paid,
    secrets: [...work.secrets, ...named.filter((one) => one !== null)],
  };
}

/** Has an account buy Plus and open its pages at the provider. */
async function buy({ fixtures: { deps } }: AbuseFixtures, scope: UserScope) {
  const checkoutId = lastOf(await startCheckout(deps, scope, { interval: "month", promotion: null }));
  await deps.sandbox?.bank.payCheckout(checkoutId, { card: "good" });
  await deps.sandbox?.bank.deliverPending();
  const portalId = lastOf(await openPortal(deps, scope));
  const customerId = (await customerOf(deps, scope.userId))?.customerId ?? "";
  const statement = await deps.sandbox?.bank.statement(customerId);
  const invoiceId = statement?.invoices[0]?.id ?? "";
  const subscriptionId = statement?.subscriptions[0]?.id ?? "";
  return { checkoutId, portalId, customerId, invoiceId, subscriptionId };
}

/** A guest with one of everything that guests have. */
async function makeVisitor(attacked: AbuseFixtures, mark: number): Promise<Person> {
  const { scope, cookie } = makeGuest(attacked);
  const work = await makeWork(attacked, scope, mark);
  return {
    name: "a guest",
    kind: "guest",
    guestId: scope.guestId,
    cookie,
    ...{ userId: null, email: null, sessionId: null, referralCode: null, checkoutId: null, portalId: null },
    ...{ invoiceId: null, subscriptionId: null, customerId: null },
    ...work,
    secrets: [...work.secrets, scope.guestId],
  };
}

const lastOf = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";

/** Someone without anything, whose browser sends these cookies. */
function makeNobody(name: string, cookie: string): Person {
  const id = "nothing-of-their-own";
  return {
    ...{ name, kind: "nobody", cookie, userId: null, guestId: null, email: null },
    ...{ solveId: id, hintsId: id, storyId: id, chatId: id, messageId: id, replyId: id, runId: id },
    setToken: id,
    ...{ sessionId: null, referralCode: null, checkoutId: null, portalId: null },
    ...{ invoiceId: null, subscriptionId: null, customerId: null, secrets: [] },
  };
}

let marks = 0;
/** A number of eight digits that nobody else has. */
const nextMark = (): number => 41_200_713 + 1_104_329 * marks++;

export async function makeTestUsers(attacked: AbuseFixtures): Promise<TestUsers> {
  const victims = [await makeOwner(attacked, nextMark()), await makeVisitor(attacked, nextMark())];
  const attackers = [
    { ...(await makeOwner(attacked, nextMark())), name: "another account" },
    { ...(await makeVisitor(attacked, nextMark())), name: "another guest" },
    makeNobody("somebody without a cookie", ""),
    makeNobody("somebody with forged cookies", forgedCookie(victims)),
  ];
  return { victims, attackers };
}

/** Cookies that say whose they are, in everything but the signatures. */
function forgedCookie([account, guest]: readonly Person[]): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = { sub: account?.userId, email: account?.email, exp: 4_102_444_800, iat: 1_767_614_400 };
  const token = `${part({ alg: "none", typ: "JWT" })}.${part(claims)}.`;
  const session = part({ access_token: token, refresh_token: account?.sessionId });
  const name = account?.cookie.match(/sb-[\w-]+-auth-token/)?.[0];
  return `${name}=base64-${session}; cm-guest=${guest?.guestId}.${"A".repeat(43)}`;
}
