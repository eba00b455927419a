import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import type { Supabase } from "./client";
import { createProgram, createTestAuthServer, type TestAuth } from "./testing";

/** What the stranger knows, and what the owner knows: neither knows the other's. */
const STRANGERS = ["a stranger's first phrase", "a stranger's second phrase"] as const;
const OWNERS = ["an owner's first phrase", "an owner's second phrase"] as const;

/** The same stories in every run; `TAKEOVER_SEED` tells others, `TAKEOVER_RUNS` more of them. */
const SEED = Number(process.env.TAKEOVER_SEED ?? 20261123);
const RUNS = Number(process.env.TAKEOVER_RUNS ?? drawn(25));

let fixtures: TestAuth;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestAuthServer({ limiter: { take: () => ({ ok: true }) } });
});
afterAll(() => fixtures.close());

const client = () => createProgram(fixtures.auth);

type LinkKind = "signup" | "magiclink" | "recovery" | "email_change";

/** A mailbox that only its owner reads, and a stranger who knows its address. */
interface Scene {
  readonly email: string;
  /** The owner has asked for something, so that a link in the mailbox may be opened. */
  asked: boolean;
  /** Of the owner. */
  readonly sessions: Supabase[];
  /** Of the stranger, in an account of their own. */
  readonly foothold: Supabase;
  readonly footholdEmail: string;
}

function linksIn(email: string) {
  const mails = (fixtures.auth.inbox?.list() ?? []).filter(({ to }) => to === email);
  return mails.flatMap(({ text }) => {
    const link = /http\S+\/auth\/confirm\S+/.exec(text)?.[0];
    if (!link) return [];
    const { searchParams } = new URL(link);
    return [{ token_hash: searchParams.get("token_hash") ?? "", type: searchParams.get("type") as LinkKind }];
  });
}

async function open(scene: Scene, which: number): Promise<void> {
  const links = linksIn(scene.email);
  const link = links[which % Math.max(1, links.length)];
  if (!link || !scene.asked) return;
  const supabase = client();
  const { data } = await supabase.auth.verifyOtp(link);
  if (data.session) scene.sessions.push(supabase);
}

async function newScene(): Promise<Scene> {
  people += 1;
  const footholdEmail = `stranger${people}@elsewhere.test`;
  const foothold = client();
  await foothold.auth.signUp({ email: footholdEmail, password: STRANGERS[0] });
  const [link] = linksIn(footholdEmail);
  if (!link) throw new Error("the stranger's own account needs a link");
  await foothold.auth.verifyOtp(link);
  const email = `owner${people}@example.test`;
  return { email, asked: false, sessions: [], foothold, footholdEmail };
}

interface Step {
  readonly by: "owner" | "stranger";
  readonly what: "sign-up" | "link" | "recover" | "again" | "move" | "open" | "choose";
  readonly which: number;
}

async function take(scene: Scene, { by, what, which }: Step): Promise<void> {
  const { email } = scene;
  const phrase = (by === "owner" ? OWNERS : STRANGERS)[which % 2] ?? "";
  if (by === "owner" && (what === "sign-up" || what === "link" || what === "recover")) scene.asked = true;
  if (what === "sign-up") await client().auth.signUp({ email, password: phrase });
  if (what === "link") await client().auth.signInWithOtp({ email });
  if (what === "recover") await client().auth.resetPasswordForEmail(email);
  if (what === "again") await client().auth.resend({ type: "signup", email });
  if (what === "move" && by === "stranger") await scene.foothold.auth.updateUser({ email });
  if (what === "open" && by === "owner") await open(scene, which);
  if (what === "choose" && by === "owner") await scene.sessions.at(-1)?.auth.updateUser({ password: phrase });
}

/** Whether the account can be entered by a password at all: trying takes long where there is none. */
async function hasPassword({ email }: Scene): Promise<boolean> {
  const { rows } = await fixtures.embedded.connection.driver.query(
    "select 1 from auth.users where email = $1 and encrypted_password is not null",
    [email],
  );
  return rows.length > 0;
}

/** Whether the stranger gets into whatever account has the owner's address, by a password or by a session. */
async function strangerIsIn({ email, foothold }: Scene): Promise<boolean> {
  for (const password of STRANGERS) {
    const { data } = await client().auth.signInWithPassword({ email, password });
    if (data.session) return true;
  }
  const { data } = await foothold.auth.getUser();
  return data.user?.email === email;
}

const doing = (by: Step["by"], often: readonly [Step["what"], number][]): fc.Arbitrary<Step> =>
  fc.record({
    by: fc.constant(by),
    what: fc.oneof(...often.map(([what, weight]) => ({ weight, arbitrary: fc.constant(what) }))),
    which: fc.nat(5),
  });

const STRANGER = doing("stranger", [
  ["sign-up", 6],
  ["link", 1],
  ["recover", 1],
  ["again", 1],
  ["move", 2],
]);
const OWNER = doing("owner", [
  ["open", 6],
  ["sign-up", 4],
  ["link", 1],
  ["recover", 1],
  ["again", 1],
  ["choose", 1],
]);
const step = fc.oneof({ weight: 2, arbitrary: STRANGER }, { weight: 3, arbitrary: OWNER });

describe("someone who never reads the mailbox", () => {
  it("never gets into its account, whatever both do, one after the other or at once", async () => {
    const story = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(story, async (moments) => {
        const scene = await newScene();
        for (const steps of moments) {
          await Promise.all(steps.map((one) => take(scene, one)));
          if (await hasPassword(scene)) expect(await strangerIsIn(scene)).toBe(false);
        }
        expect(await strangerIsIn(scene)).toBe(false);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  }, 300_000);

  it("is not let in by an owner who asked for a link before there was an account", async () => {
    for (const asked of ["recover", "link"] as const) {
      const scene = await newScene();
      await take(scene, { by: "owner", what: asked, which: 0 });
      await take(scene, { by: "stranger", what: "sign-up", which: 1 });
      for (const which of [0, 1]) await take(scene, { by: "owner", what: "open", which });
      expect(scene.sessions, asked).not.toHaveLength(0);
      expect(await strangerIsIn(scene), asked).toBe(false);
    }
  });

  it("cannot keep the owner out: anyone who reads the mailbox always gets in and chooses a password", async () => {
    const story = fc.array(step, { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        const scene = await newScene();
        for (const one of steps) await take(scene, one);
        await take(scene, { by: "owner", what: "link", which: 0 });
        const before = scene.sessions.length;
        await open(scene, 0);
        expect(scene.sessions).toHaveLength(before + 1);
        const password = `the last phrase of ${scene.email}`;
        expect((await scene.sessions.at(-1)?.auth.updateUser({ password }))?.error).toBeNull();
        expect((await client().auth.signInWithPassword({ email: scene.email, password })).error).toBeNull();
        expect(await strangerIsIn(scene)).toBe(false);
      }),
      { numRuns: 6, seed: SEED, endOnFailure: true },
    );
  }, 300_000);
});
