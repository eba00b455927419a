/** A program of someone else's: it knows the API by the package of types, and nothing of the server's sources. */
import { createTRPCClient, httpBatchLink, TRPCClientError } from "@trpc/client";
import type { ApiError, ApiInputs, ApiOutputs, AppRouter } from "classmate-client";
import superjson from "superjson";

const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: "http://localhost:3000/api/trpc", transformer: superjson })],
});

type Problem = ApiOutputs["solve"]["create"];

const line = ({ text, latex, createdAt }: Problem): string => `${createdAt.toISOString()} ${text}: ${latex}`;

export async function solveAll(texts: readonly string[], mode: ApiInputs["solve"]["create"]["mode"]) {
  const problems = await Promise.all(texts.map((text) => api.solve.create.mutate({ text, mode })));
  return problems.map(line);
}

export async function firstProblem(): Promise<ApiOutputs["solve"]["list"]["items"][number] | null> {
  const { items } = await api.solve.list.query({ limit: 1 });
  return items[0] ?? null;
}

/** What a student is told of a call that failed. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof TRPCClientError)) return "The server cannot be reached.";
  const data: ApiError["data"] | undefined = error.data;
  if (data?.reason === "SERVER_BUSY") return `Again in ${data.retryAfterSeconds ?? 1} seconds.`;
  if (data?.reason === "INVALID_TOKEN") return "The token has run out: it is time to renew it.";
  return Object.values(data?.fieldErrors ?? {})[0] ?? `${error.message} (${data?.requestId})`;
}

/** A problem without the points of its graph, and gone again. */
export async function solveAndForget(text: string): Promise<string> {
  const { id, latex } = await api.solve.create.mutate({ text, select: { graph: false } });
  await api.solve.delete.mutate({ id });
  return latex;
}

// @ts-expect-error a text is no number
void api.solve.create.mutate({ text: 5 });
// @ts-expect-error there is no such procedure
void api.solve.everything.query();
// @ts-expect-error a read is not written
void api.account.me.mutate();
