import "server-only";
import { CONNECT, closed, own, theirs } from "./attempts";
import type { Attack, Person, Sent } from "./types";

type AttackedHandlers = Readonly<Record<string, Attack<Sent>>>;

let ids = 0;
/** An id such as browsers make. */
const newId = (): string => `made-by-an-attacker-${++ids}`;

const json = (path: string, body: unknown, headers: Sent["headers"] = {}): Sent => ({
  path,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});
const get = (path: string): Sent => ({ path });
const message = (text: string) => ({ id: newId(), text });

const chatPost: Attack<Sent> = (victim, attacker) => {
  const { chatId, messageId, replyId, hintsId } = victim;
  const chat = (body: unknown) => json("/api/chat", body);
  const inOwn = attacker.chatId;
  return [
    ...theirs(
      chat({ id: chatId, message: message("Solve 2x = 4") }),
      chat({ id: chatId, message: { id: messageId, text: "Solve 2x = 4" }, again: true }),
      chat({ id: newId(), message: message("What is the answer?"), solveId: hintsId }),
    ),
    ...(victim === attacker
      ? []
      : closed(
          chat({ id: inOwn, message: { id: messageId, text: "Solve 2x = 4" } }),
          chat({ id: inOwn, message: message("Solve 2x = 4"), parentId: messageId }),
          chat({ id: inOwn, resume: replyId }),
        )),
  ];
};

/** A file of exported work that says it is about another's conversation and problem. */
function forgedFile({ chatId, messageId, solveId, userId }: Person): FormData {
  const at = "2026-01-05T12:00:00.000Z";
  const parts = [{ type: "text", text: "Mine now" }];
  const messages = [{ id: messageId, parentId: null, role: "user", parts, position: 0, createdAt: at }];
  const chat = { id: chatId, title: "Mine now", solveId, createdAt: at, updatedAt: at, messages };
  const file = { format: "classmate-export", version: 1, exportedAt: at, userId, profile: null };
  const text = JSON.stringify({ ...file, referral: null, sessions: [], solves: [], chats: [chat] });
  const form = new FormData();
  form.set("file", new File([text], "work.json", { type: "application/json" }));
  return form;
}

const authServer: Attack<Sent> = ({ userId, email, sessionId }) =>
  closed(
    json("/auth/v1/user", { email: "thief@example.org", password: "another battery staple" }),
    json(`/auth/v1/admin/users/${userId}`, { email: "thief@example.org" }),
    json("/auth/v1/token?grant_type=password", { email, password: "another battery staple" }),
    json("/auth/v1/token?grant_type=refresh_token", { refresh_token: sessionId ?? "guessed" }),
    json("/auth/v1/logout?scope=global", { user_id: userId }),
  );

/** How each route handler is attacked, by method and file. */
export const HANDLERS: AttackedHandlers = {
  "POST app/api/chat/route.ts": chatPost,
  "GET app/api/chat/route.ts": ({ runId }) =>
    theirs(get(`/api/chat?run=${runId}`), get(`/api/chat?run=${runId}&after=1`)),
  "DELETE app/api/chat/route.ts": ({ chatId: id }) => theirs(json("/api/chat", { id })),
  // Another's problem is as unknown as none at all.
  "POST app/api/chat/temporary/route.ts": ({ hintsId: solveId }) =>
    own(json("/api/chat/temporary", { solveId, messages: [{ role: "user", text: "What is the answer?" }] })),
  "GET app/api/health/live/route.ts": () => own(get("/api/health/live")),
  "GET app/api/health/ready/route.ts": () => own(get("/api/health/ready")),
  "GET app/api/metrics/route.ts": () =>
    closed(get("/api/metrics"), { path: "/api/metrics", headers: { authorization: "Bearer guessed" } }),
  "POST app/api/extension/token/route.ts": ({ sessionId, userId }) => {
    const from = { origin: `chrome-extension://${CONNECT.client_id}` };
    const { client_id, redirect_uri } = CONNECT;
    const code = { grant_type: "authorization_code", client_id, redirect_uri, code_verifier: "v".repeat(43) };
    const renewal = { grant_type: "refresh_token", client_id };
    return closed(
      json("/api/extension/token", { ...code, code: "c".repeat(43) }, from),
      json("/api/extension/token", { ...renewal, refresh_token: sessionId ?? "guessed" }, from),
      json("/api/extension/token", { ...renewal, refresh_token: `cmx.${userId}` }),
    );
  },
  // Only an extension's own token names what it ends.
  "DELETE app/api/extension/token/route.ts": ({ sessionId }) =>
    closed(json("/api/extension/token", { id: sessionId })),
  "GET app/api/photo/route.ts": () => own(get("/api/photo")),
  "POST app/api/photo/route.ts": () => closed({ path: "/api/photo", body: "no picture" }),
  "POST app/api/import/route.ts": (victim) =>
    own({ path: "/api/import", headers: { accept: "application/json" }, body: forgedFile(victim) }),
  "POST app/api/admin/route.ts": ({ email, userId }) =>
    closed(
      json("/api/admin", { command: "user", user: email ?? userId }),
      json("/api/admin", { command: "grant", user: userId, days: 7, reason: "me" }, fromHere("127.0.0.1")),
    ),
  "POST app/api/billing/webhook/route.ts": ({ customerId }) =>
    closed(
      json("/api/billing/webhook", eventAbout(customerId)),
      json("/api/billing/webhook", eventAbout(customerId), { "stripe-signature": "t=1,v1=00" }),
    ),
  "GET app/(auth)/inbox/open/route.ts": () => closed(get("/inbox/open"), get("/inbox/open?key=guessed")),
  ...everyMethod("app/api/trpc/[trpc]/route.ts", () => own(get("/api/trpc/account.me"))),
  ...everyMethod("app/auth/v1/[[...path]]/route.ts", authServer),
  "POST app/auth/sign-in/[provider]/route.ts": () => closed({ path: "/auth/sign-in/google", body: "next=/" }),
  "GET app/auth/confirm/route.ts": ({ userId }) =>
    own(get(`/auth/confirm?token_hash=${userId}&type=recovery`)),
  "POST app/auth/confirm/route.ts": ({ userId, sessionId }) =>
    closed(
      { path: "/auth/confirm", body: `token_hash=${userId}&type=recovery` },
      { path: "/auth/confirm", body: `token_hash=${sessionId}&type=magiclink` },
    ),
  "GET app/auth/callback/route.ts": ({ sessionId }) => closed(get(`/auth/callback?code=${sessionId}`)),
  "GET app/auth/session/route.ts": ({ userId }) => own(get(`/auth/session?user=${userId}`)),
  "POST app/auth/session/token/route.ts": ({ sessionId }) =>
    own(json("/auth/session/token", { refresh_token: sessionId })),
  "GET app/(product)/settings/export/route.ts": ({ userId, guestId }) =>
    own(
      get(`/settings/export?format=json&user=${userId}&guest=${guestId}`),
      get(`/settings/export?format=md&user=${userId}`),
    ),
  "GET app/ocr/[...path]/route.ts": () =>
    closed(get("/ocr/../../package.json"), get("/ocr/..%2f..%2fpackage.json"), get("/ocr/.data/classmate")),
  "GET app/sw.js/route.ts": ({ userId }) => own(get(`/sw.js?user=${userId}`)),
  "POST app/mp/[[...path]]/route.ts": () => closed(json("/mp/e/", { event: "x" })),
};

/** What the payment provider would say of a customer, if the provider said it. */
const eventAbout = (customerId: string | null) => ({
  id: `evt_${newId()}`,
  object: "event",
  type: "customer.deleted",
  created: 1_767_614_400,
  data: { object: { id: customerId, object: "customer" } },
});

const fromHere = (address: string) => ({ "x-forwarded-for": address });

function everyMethod(file: string, attack: Attack<Sent>): AttackedHandlers {
  const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
  return Object.fromEntries(methods.map((method) => [`${method} ${file}`, attack]));
}
