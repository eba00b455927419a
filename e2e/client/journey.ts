/** A program written from the API's page alone: it signs up, confirms, renews, solves, talks to the tutor, practises, deletes
 * and signs out, and prints what came of each. Usage: journey.ts ORIGIN EMAIL, with the link's token on the standard input. */
import { createInterface } from "node:readline/promises";
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { ApiError, AppRouter } from "classmate-client";
import superjson from "superjson";

const [origin = "", email = ""] = process.argv.slice(2);
const password = "a horse of another colour";
const say = (what: string, came: unknown) => console.log(JSON.stringify({ what, came }));

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** A call of the auth server. */
async function auth(path: string, body: object, token?: string): Promise<Tokens> {
  const response = await fetch(`${origin}/auth/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return (text ? JSON.parse(text) : {}) as Tokens;
}

await auth("signup", { email, password });
const input = createInterface({ input: process.stdin });
const token_hash = (await input[Symbol.asyncIterator]().next()).value ?? "";
input.close();
await auth("verify", { type: "signup", token_hash });
const { refresh_token } = await auth("token?grant_type=password", { email, password });
const { access_token: token } = await auth("token?grant_type=refresh_token", { refresh_token });
const headers = { authorization: `Bearer ${token}` };
const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: `${origin}/api/trpc`, transformer: superjson, headers })],
});
const reasonOf = (error: unknown): string | undefined => {
  if (!(error instanceof TRPCClientError)) return String(error);
  const data: ApiError["data"] | undefined = error.data;
  return data?.reason;
};

say("me", (await api.account.me.query()).email);
const solved = await api.solve.create.mutate({ text: "Solve 7x - 4 = 31" });
say("solved", [solved.latex, solved.createdAt instanceof Date]);

/** The events of a reply behind the first so many, up to a number of them. */
async function events(run: string, after: number, most = Number.POSITIVE_INFINITY): Promise<unknown[]> {
  const response = await fetch(`${origin}/api/chat?run=${run}&after=${after}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const heard: unknown[] = [];
  for (let rest = ""; reader && heard.length < most; ) {
    const { done, value } = await reader.read();
    if (done) break;
    const blocks = (rest + value).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) if (block.startsWith("data: ")) heard.push(JSON.parse(block.slice(6)));
  }
  await reader?.cancel();
  return heard;
}

const sent = await api.chat.send.mutate({ text: "Why is 4 added on both sides?", solveId: solved.id });
const begun = await events(sent.runId, 0, 2);
const heard = [...begun, ...(await events(sent.runId, begun.length))];
const written = heard.filter((event) => typeof event === "string").join("");
const { messages } = await api.chat.byId.query({ id: sent.id });
say("heard what is kept", written.trim() !== "" && messages.at(-1)?.text.trim() === written.trim());

const { problem } = await api.practice.next.query({ skill: "two-steps" });
if (problem) {
  const { skill, level, seed } = problem;
  const { answer } = await api.solve.create.mutate({ text: problem.text });
  const given = { skill, level, seed, what: "answer", answer } as const;
  say("practised", (await api.practice.answer.mutate({ ...given, id: crypto.randomUUID() })).outcome);
}
say("logged", (await api.practice.log.query()).reviews.length);

await api.solve.delete.mutate({ id: solved.id });
say("deleted", await api.solve.byId.query({ id: solved.id }).catch(reasonOf));
await auth("logout?scope=local", {}, token);
say("ended", await api.account.me.query().catch(reasonOf));
