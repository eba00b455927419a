import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { createProgram, createTestAuthServer, type TestAuth } from "./testing";

const OLD_PHRASE = "a phrase that others know";
const INTRUDERS_PHRASE = "a phrase of the intruder";

/** The same races in every run; `TAKEOVER_SEED` starts others, `TAKEOVER_RUNS` more of them. */
const SEED = Number(process.env.TAKEOVER_SEED ?? 20261128);
const RUNS = Number(process.env.TAKEOVER_RUNS ?? drawn(24));

let fixtures: TestAuth;
let people = 0;

beforeAll(async () => {
  fixtures = await createTestAuthServer({ limiter: { take: () => ({ ok: true }) } });
});
afterAll(() => fixtures.close());

const client = () => createProgram(fixtures.auth);
type Program = ReturnType<typeof client>;

/** What somebody does at the moment in which the address changes: they read the old mailbox, hold a session, and know
 * the password. */
const MOVES = ["recover", "password", "address", "sign-in", "renew"] as const;
type Move = (typeof MOVES)[number];

interface Scene {
  readonly old: string;
  readonly wanted: string;
  readonly elsewhere: string;
  readonly owner: Program;
  /** Every program the intruder acts with. */
  readonly intruders: Program[];
  readonly recovery: { readonly token_hash: string; readonly type: "recovery" };
  readonly change: { readonly token_hash: string; readonly type: "email_change" };
}

async function newScene(): Promise<Scene> {
  people += 1;
  const [old, wanted, elsewhere] = ["old", "new", "intruder"].map((at) => `${at}${people}@example.test`) as [
    string,
    string,
    string,
  ];
  const owner = client();
  await owner.auth.signUp({ email: old, password: OLD_PHRASE });
  await owner.auth.verifyOtp({ token_hash: fixtures.linkTo(old).tokenHash, type: "signup" });
  const intruder = client();
  await intruder.auth.signInWithPassword({ email: old, password: OLD_PHRASE });
  await owner.auth.updateUser({ email: wanted });
  const change = { token_hash: fixtures.linkTo(wanted).tokenHash, type: "email_change" } as const;
  await client().auth.resetPasswordForEmail(old);
  const recovery = { token_hash: fixtures.linkTo(old).tokenHash, type: "recovery" } as const;
  return { old, wanted, elsewhere, owner, intruders: [intruder], recovery, change };
}

/** So many turns of the event loop later. */
async function after(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resume) => setImmediate(resume));
}

async function make(scene: Scene, { move, turns }: { readonly move: Move; readonly turns: number }) {
  const { old, elsewhere, intruders, recovery } = scene;
  const [intruder = client()] = intruders;
  const other = client();
  await after(turns);
  if (move === "recover") {
    intruders.push(other);
    await other.auth.verifyOtp(recovery);
    await other.auth.updateUser({ password: INTRUDERS_PHRASE });
  }
  if (move === "sign-in") {
    intruders.push(other);
    await other.auth.signInWithPassword({ email: old, password: OLD_PHRASE });
    await other.auth.updateUser({ password: INTRUDERS_PHRASE });
  }
  if (move === "password") await intruder.auth.updateUser({ password: INTRUDERS_PHRASE });
  if (move === "address") await intruder.auth.updateUser({ email: elsewhere });
  if (move === "renew") await intruder.auth.refreshSession();
}

/** By these an account was entered that had just got another address. */
const KNOWN: { move: Move; turns: number }[] = [
  { move: "sign-in", turns: 5 },
  { move: "password", turns: 27 },
];

/** Ways by which the intruder gets into the account that has the new address. */
async function waysIn({ wanted, elsewhere, intruders }: Scene): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { auth }] of intruders.entries()) {
    const { data } = await auth.getUser();
    if (data.user?.email === wanted) found.push(`session ${at}`);
    const renewed = await auth.refreshSession();
    if (renewed.data.user?.email === wanted) found.push(`renewal ${at}`);
  }
  for (const password of [OLD_PHRASE, INTRUDERS_PHRASE]) {
    const { data } = await client().auth.signInWithPassword({ email: wanted, password });
    if (data.session) found.push(password);
  }
  const mails = (fixtures.auth.inbox?.list() ?? []).filter(({ to }) => to === elsewhere);
  for (const { text } of mails) {
    const token_hash = /token_hash=([\w.-]+)/.exec(text)?.[1];
    if (!token_hash) continue;
    const { data } = await client().auth.verifyOtp({ token_hash, type: "email_change" });
    if (data.session) found.push("another change of the address");
  }
  return found;
}

describe("the moment in which an account gets another address", () => {
  it("leaves nobody in who has the old mailbox, an old session and the old password, whatever they do in it", async () => {
    const moves = fc.array(fc.record({ move: fc.constantFrom(...MOVES), turns: fc.nat(40) }), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(moves, fc.nat(40), async (intruding, turns) => {
        const scene = await newScene();
        const opened = client();
        const open = async () => {
          await after(turns);
          return opened.auth.verifyOtp(scene.change);
        };
        const [{ data }] = await Promise.all([open(), ...intruding.map((one) => make(scene, one))]);
        // An intruder who was first may have withdrawn the change: then the owner's mailbox is still the old one.
        if (!data.session) return;
        expect(await waysIn(scene)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true, examples: [[KNOWN, 35]] },
    );
  }, 300_000);
});
