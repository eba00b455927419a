import "@/server/testing/abuse/exchanged-modules";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST } from "@/app/api/trpc/[trpc]/route";
import { changeProfileAction } from "@/server/features/account/actions";
import { startCheckoutAction } from "@/server/features/billing/actions";
import { chooseBranchAction, searchChatsAction } from "@/server/features/chat/actions";
import { loadChats } from "@/server/features/chat/loaders";
import { bindReferralAction } from "@/server/features/referral/actions";
import { payCheckoutAction } from "@/server/features/sandbox/actions";
import { createSolveAction } from "@/server/features/solve/actions";
import { handlerEndpoints } from "@/server/testing/abuse/cases";
import headers from "@/server/testing/abuse/corpora/headers.json";
import sql from "@/server/testing/abuse/corpora/sql.json";
import { makeTestUsers, openAbuseFixtures, type TestUsers } from "@/server/testing/abuse/fixtures";
import { harmTo, takeRows } from "@/server/testing/abuse/rows";
import { tryCall, tryRequest } from "@/server/testing/abuse/run-case";
import type { Sent } from "@/server/testing/abuse/types";
import type { AbuseFixtures } from "@/server/testing/abuse/under-attack";

let attacked: AbuseFixtures;
let cast: TestUsers;
beforeAll(async () => {
  attacked = await openAbuseFixtures();
  cast = await makeTestUsers(attacked);
});
afterAll(() => attacked.close());

const rowsNow = async () => takeRows(await attacked.fixtures.deps.db(), attacked.server);
const attacker = () => {
  const [first] = cast.attackers;
  if (!first) throw new Error("there is nobody");
  return first;
};

/** Gives the attacker's own conversation another name, as a page does. */
function rename(id: string, title: string) {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ json: { id, title } });
  return tryRequest(attacker(), POST, {
    method: "POST",
    sent: { path: "/api/trpc/chat.rename", headers, body },
  });
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  return made;
}

/** A body of zeros without an end, and how much of it was taken; it ends where nobody may have read. */
function endless(most = 64 * 1024 * 1024) {
  const chunk = new Uint8Array(64 * 1024);
  let taken = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken >= most) return controller.close();
      taken += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  return { body, taken: () => taken };
}

describe("a text that is SQL", () => {
  it.each(sql)("is a text in every field: %s", async (text) => {
    const before = await rowsNow();
    const { chatId: id, checkoutId } = attacker();
    const state = { error: null } as never;
    const calls = [
      () => createSolveAction(state, form({ text, mode: "answer" })),
      () => changeProfileAction(state, form({ displayName: text.slice(0, 40) })),
      () => searchChatsAction({ query: text }),
      () => startCheckoutAction(form({ interval: "month", promotion: text })),
      () => payCheckoutAction(form({ id: checkoutId ?? "", card: "good", code: text })),
      () => bindReferralAction(`/?c=${text}`),
    ];
    const outcomes = [await rename(id, text)];
    for (const call of calls) outcomes.push(await tryCall(attacker(), call));
    for (const outcome of outcomes) {
      expect(outcome.text).not.toMatch(/quote [\w-]{8,}\.|syntax error|Failed query|relation "/i);
    }
    const listed = await tryCall(attacker(), loadChats);
    expect(listed.text).toContain(JSON.stringify(text.trim()));
    const names = cast.victims.flatMap(({ secrets }) => secrets.filter((secret) => /\D/.test(secret)));
    expect(harmTo(before, await rowsNow(), names)).toEqual([]);
  });

  it("finds nothing of anyone else's, and not everything of one's own", async () => {
    for (const query of ["%", "_", "' or true --", "\\", "%%%"]) {
      const { text } = await tryCall(attacker(), () => searchChatsAction({ query }));
      for (const secret of cast.victims.flatMap(({ secrets }) => secrets)) expect(text).not.toContain(secret);
    }
  });
});

describe("a text that no database keeps", () => {
  const UNKEPT = ["a\u0000b", "\u0000", "a\ud800", "\udfff\ud800 b"];

  it.each(UNKEPT)("breaks no form: %j", async (text) => {
    const { chatId: id, checkoutId } = attacker();
    const calls = [
      () => chooseBranchAction({ id, messageId: text }),
      () => searchChatsAction({ query: text }),
      () => startCheckoutAction(form({ interval: "month", promotion: text })),
      () => payCheckoutAction(form({ id: checkoutId ?? "", card: "good", code: text })),
    ];
    for (const call of calls) expect((await tryCall(attacker(), call)).text).not.toMatch(/quote [\w-]{8,}\./);
    expect((await rename(id, text)).text).not.toMatch(/quote [\w-]{8,}\./);
  });

  it.each(UNKEPT)("breaks no conversation: %j", async (text) => {
    const { POST } = await import("../api/chat/route");
    const { POST: once } = await import("../api/chat/temporary/route");
    const message = (said: string, at: number) => ({ id: `message-with-a-hole-${at}`, text: said });
    const asked: [typeof POST, string, object][] = [
      [POST, "/api/chat", { id: "conversation-with-holes", message: message(text, UNKEPT.indexOf(text)) }],
      [POST, "/api/chat", { id: attacker().chatId, parentId: text, message: message("Hello", 8) }],
      [POST, "/api/chat", { id: "conversation-of-nothing", solveId: text, message: message("Hello", 9) }],
      [POST, "/api/chat", { id: attacker().chatId, resume: text }],
      [once, "/api/chat/temporary", { messages: [{ role: "user", text }] }],
    ];
    for (const [handler, path, body] of asked) {
      const sent = { path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      expect((await tryRequest(attacker(), handler, { method: "POST", sent })).text).toMatch(/^[24]\d\d /);
    }
  });

  it.each(UNKEPT)("breaks no call of the auth protocol: %j", async (text) => {
    const { POST } = await import("../auth/v1/[[...path]]/route");
    const calls: [string, object][] = [
      ["token?grant_type=password", { email: attacker().email, password: text }],
      ["token?grant_type=refresh_token", { refresh_token: text }],
      ["token?grant_type=pkce", { auth_code: text, code_verifier: text }],
      ["verify", { type: "recovery", token_hash: text }],
      ["signup", { email: `${text}@example.org`, password: "another battery staple" }],
    ];
    for (const [name, body] of calls) {
      const sent = { path: `/auth/v1/${name}`, body: JSON.stringify(body) };
      const answer = await tryRequest(attacker(), POST, { method: "POST", sent });
      expect([name, answer.text.slice(0, 4)]).toEqual([name, "400 "]);
      expect(answer.text).toContain("cache-control: no-store");
    }
  });
});

describe("a body without an end", () => {
  it("is read no further than the largest file by any route, and refused", async () => {
    const files = new Set((await handlerEndpoints()).filter(({ writes }) => writes).map(({ name }) => name));
    const faults: string[] = [];
    for (const name of files) {
      const [method = "", ...file] = name.split(" ");
      const handler = (await import(path.resolve(file.join(" "))))[method];
      const { body, taken } = endless();
      const { text } = await tryRequest(attacker(), handler, { method, sent: { ...shapeOf(name), body } });
      const unread = text.startsWith("200 ") && taken() <= UNREAD;
      if (taken() > LARGEST || !(unread || /^(4\d\d|303) /.test(text)))
        faults.push(`${name} took ${taken()}: ${text}`);
    }
    expect(faults).toEqual([]);
  });
});

/** What a stream holds ready that nobody has asked for. */
const UNREAD = 128 * 1024;
/** The largest file of all is an import. */
const LARGEST = 21 * 1024 * 1024;

function shapeOf(name: string): Sent {
  const route = name.replace(/^\w+ app|\/\(\w+\)|\/route\.ts$/g, "");
  const at = route
    .replace("[trpc]", "solve.create")
    .replace("[[...path]]", "token")
    .replace("[provider]", "google");
  const type = name.includes("import") ? "multipart/form-data; boundary=x" : "application/json";
  return { path: at, headers: { "content-type": type } };
}

describe("a header that means to be several", () => {
  it.each(headers)("writes nothing into any answer: %s: %s", async (name = "", value = "") => {
    const faults: string[] = [];
    for (const { name: endpoint, moves } of await handlerEndpoints()) {
      const [move] = moves(attacker(), attacker());
      if (!move || !endpoint.startsWith("GET ")) continue;
      const { text } = await move.make({ cookie: attacker().cookie, headers: { [name]: value } });
      const [head = ""] = text.split("\n\n");
      if (/^500 /.test(text) || /^x-injected|^set-cookie: injected|injected\.example|[\r\0]/m.test(head))
        faults.push(`${endpoint}: ${text.slice(0, 400)}`);
    }
    expect(faults).toEqual([]);
  });
});

describe("a conversation that only the browser holds", () => {
  it("has no longer message of a student in it than a student can send", async () => {
    const { POST } = await import("../api/chat/temporary/route");
    const said = (text: string) => ({
      path: "/api/chat/temporary",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        messages: [
          { role: "user", text },
          { role: "assistant", text: "Yes?" },
          { role: "user", text: "Solve 2x = 4" },
        ],
      }),
    });
    const ask = (text: string) => tryRequest(attacker(), POST, { method: "POST", sent: said(text) });
    expect((await ask(" !".repeat(2_000))).text).toMatch(/^200 /);
    expect((await ask(" !".repeat(2_001))).text).toMatch(/^400 /);
  });
});

describe("a file that is a bomb", () => {
  const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);
  const file = '{"format":"classmate-export","version":1,"exportedAt":"2026-01-05T12:00:00.000Z","solves":';
  it.each<[string, string | Uint8Array<ArrayBuffer>]>([
    ["nested lists", deep("[", "]", 500_000)],
    ["nested objects in a file of ours", `${file}${deep('[{"a":', "}]", 300_000)},"chats":[]}`],
    ["very many items", `${file}[${"0,".repeat(3_000_000)}0],"chats":[]}`],
    ["zeros", new Uint8Array(19 * 1024 * 1024)],
    ["a packed file", new Uint8Array([0x1f, 0x8b, 8, 0, ...new Array(2000).fill(0xff)])],
    ["a number of very many digits", `${file}[${"9".repeat(1_000_000)}],"chats":[]}`],
    ["keys that reach a prototype", `${file}[],"chats":[],"__proto__":{"polluted":true}}`],
    ["a drawing with a script", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ])("is refused, or taken for what it is: %s", async (_what, content) => {
    const before = await rowsNow();
    const posted = new FormData();
    posted.set("file", new File([content], '"><img src=x>\r\n.json', { type: "application/json" }));
    const { POST } = await import("../api/import/route");
    const sent = { path: "/api/import", headers: { accept: "application/json" }, body: posted };
    const { text } = await tryRequest(attacker(), POST, { method: "POST", sent });
    expect(text).toMatch(/^(200|413|422) /);
    expect({} as { polluted?: unknown }).not.toHaveProperty("polluted");
    const names = cast.victims.flatMap(({ secrets }) => secrets.filter((secret) => /\D/.test(secret)));
    expect(harmTo(before, await rowsNow(), names)).toEqual([]);
  });
});
