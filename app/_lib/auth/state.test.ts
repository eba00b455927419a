import { AUTO_REFRESH_TICK_DURATION_MS, EXPIRY_MARGIN_MS } from "@supabase/auth-js/dist/module/lib/constants";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { REFRESH_MARGIN_MS } from "@/server/features/session/constants";
import { accountOf, type KnownSession, nextSession } from "./state";

const OTHER_EVENTS = [
  "INITIAL_SESSION",
  "SIGNED_OUT",
  "TOKEN_REFRESHED",
  "USER_UPDATED",
  "PASSWORD_RECOVERY",
  "MFA_CHALLENGE_VERIFIED",
];
const PROVIDERS = ["email", "google", "github", "phone", null, undefined];

const session = (id: string, provider: string | null | undefined): KnownSession => ({
  user: { id, email: `${id}@example.org`, app_metadata: { provider } },
});

const anySession = fc
  .record({ id: fc.constantFrom("ada", "ben", "cyd"), provider: fc.constantFrom(...PROVIDERS) })
  .map(({ id, provider }) => session(id, provider));
const anyChange = fc.record({
  event: fc.constantFrom("SIGNED_IN", ...OTHER_EVENTS),
  session: fc.option(anySession),
});

describe("the session a page keeps", () => {
  it.each(PROVIDERS)("after SIGNED_IN by %s is that session only when it was by e-mail", (provider) => {
    const signedIn = session("ada", provider);
    const kept = nextSession(null, { event: "SIGNED_IN", session: signedIn });
    expect(kept).toBe(provider === "email" ? signedIn : null);
  });

  it.each(OTHER_EVENTS)("after %s is the session it carries, whatever the provider", (event) => {
    for (const provider of PROVIDERS) {
      for (const kept of [null, session("ada", "email"), session("ben", "google")]) {
        const carried = session("ada", provider);
        expect(nextSession(kept, { event, session: carried })).toBe(carried);
      }
    }
  });

  it.each(["SIGNED_IN", ...OTHER_EVENTS])("is cleared by %s without a session", (event) => {
    for (const kept of [null, session("ada", "email"), session("ben", "google")]) {
      expect(nextSession(kept, { event, session: null })).toBeNull();
    }
  });

  it("survives a SIGNED_IN of the same account by a social provider, which comes with every look at the tab", () => {
    const kept = session("ada", "google");
    expect(nextSession(kept, { event: "SIGNED_IN", session: session("ada", "google") })).toBe(kept);
  });

  it("does not survive a SIGNED_IN of another account", () => {
    const change = { event: "SIGNED_IN", session: session("ben", "google") };
    expect(nextSession(session("ada", "email"), change)).toBeNull();
  });

  it("is, after any changes, of the account of the last one or nobody's", () => {
    fc.assert(
      fc.property(fc.array(anyChange, { minLength: 1, maxLength: 12 }), (changes) => {
        const kept = changes.reduce<KnownSession | null>(nextSession, null);
        const last = changes.at(-1)?.session ?? null;
        expect([null, accountOf(last)]).toContain(accountOf(kept));
      }),
      { seed: 1 },
    );
  });

  it("does not depend on what came before a change that settles it", () => {
    fc.assert(
      fc.property(fc.array(anyChange), anyChange, (before, change) => {
        fc.pre(change.event !== "SIGNED_IN" || change.session?.user.app_metadata.provider === "email");
        const kept = before.reduce<KnownSession | null>(nextSession, null);
        expect(nextSession(kept, change)).toBe(nextSession(null, change));
      }),
      { seed: 1 },
    );
  });

  it("never is one that SIGNED_IN brought from anywhere but e-mail", () => {
    fc.assert(
      fc.property(fc.option(anySession), anySession, (kept, brought) => {
        fc.pre(brought.user.app_metadata.provider !== "email");
        expect(nextSession(kept, { event: "SIGNED_IN", session: brought })).not.toBe(brought);
      }),
      { seed: 1 },
    );
  });
});

describe("the renewal of a session", () => {
  it("is checked every 30 s and due when 90 s remain, as the auth client does it", () => {
    expect([AUTO_REFRESH_TICK_DURATION_MS, EXPIRY_MARGIN_MS]).toEqual([30_000, 90_000]);
    expect(REFRESH_MARGIN_MS).toBe(EXPIRY_MARGIN_MS);
  });
});
