import "@/server/testing/abuse/exchanged-modules";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  changePasswordAction,
  sendMailAction,
  signInAction,
  signOutEverywhereAction,
} from "@/server/features/auth/actions";
import type { LogFields } from "@/server/providers/logging/port";
import { makeAccount, openAbuseFixtures, PASSWORD } from "@/server/testing/abuse/fixtures";
import { tryCall, tryRequest } from "@/server/testing/abuse/run-case";
import type { AbuseFixtures } from "@/server/testing/abuse/under-attack";

const STATE = { error: null } as never;
let attacked: AbuseFixtures;
const email = "owner-41200713@example.org";
let cookie: string;
let lines: [message: string, fields: LogFields][] = [];

beforeAll(async () => {
  attacked = await openAbuseFixtures();
  ({ cookie } = await makeAccount(attacked, email));
  vi.spyOn(attacked.fixtures.deps.log, "info").mockImplementation((message, fields = {}) => {
    lines.push([message, fields]);
  });
});
afterAll(() => attacked.close());
beforeEach(() => {
  lines = [];
});

function form(fields: Readonly<Record<string, string>>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

/** The lines about security that came of something, without what only failed. */
async function told(work: () => Promise<unknown>, caller: { cookie: string } = { cookie: "" }) {
  lines = [];
  await tryCall(caller, work);
  return lines.filter(([, { operation = "" }]) => operation.startsWith("security."));
}

async function asked(path: string, body: object) {
  const { POST } = await import("../auth/v1/[[...path]]/route");
  lines = [];
  const sent = { path: `/auth/v1/${path}`, body: JSON.stringify(body) };
  await tryRequest({ cookie: "" }, POST, { method: "POST", sent });
  return lines;
}

describe("who comes in, goes out or is turned away", () => {
  it("is written down, with a digest in place of the address of mail and of the client's", async () => {
    const wrong = { email, password: "another battery staple" };
    const [failed] = await told(() => signInAction(STATE, form(wrong)));
    const [done] = await told(() => signInAction(STATE, form({ email, password: PASSWORD })));
    const digest = expect.stringMatching(/^[\w-]{22}$/);
    const marks = { subject: digest, client: digest, method: "form" };
    expect(failed).toEqual([
      "a sign-in failed",
      { operation: "security.sign-in", requestId: expect.any(String), code: "INVALID_CREDENTIALS", ...marks },
    ]);
    expect(done?.[0]).toBe("someone signed in");
    expect(done?.[1].subject).toBe(failed?.[1].subject);
    expect(JSON.stringify([failed, done])).not.toMatch(/owner-|@|203\.0\.113|battery/);
  });

  it("has a line also when a program speaks the auth protocol", async () => {
    const [form_] = await told(() => signInAction(STATE, form({ email, password: "no" })));
    const [failed] = await asked("token?grant_type=password", { email, password: "another battery staple" });
    const [link] = await asked("recover", { email });
    expect(failed).toEqual([
      "a sign-in failed",
      expect.objectContaining({ method: "protocol", code: "invalid_credentials", status: 400 }),
    ]);
    expect(failed?.[1].subject).toBe(form_?.[1].subject);
    expect(link?.[0]).toBe("a link was asked for");
  });

  it("has a line for a link, a password and a sign-out", async () => {
    const wrong = { currentPassword: "another battery staple", newPassword: "yet another battery staple" };
    const sentences = [
      ...(await told(() => sendMailAction(STATE, form({ email, kind: "recovery" })))),
      ...(await told(() => changePasswordAction(STATE as never, form(wrong)), { cookie })),
      ...(await told(() => signOutEverywhereAction(), { cookie })),
    ].map(([sentence]) => sentence);
    expect(sentences).toEqual(["a link was asked for", "a password was not changed", "someone signed out"]);
  });
});
