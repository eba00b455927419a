import { createServer, type IncomingMessage, type RequestOptions, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import type { AnyTRPCRouter } from "@trpc/server";
import { z } from "zod";
import type { Deps } from "@/server/deps";
import { isClaimed } from "@/server/features/account/service";
import { isRevoked } from "@/server/features/session/service";
import { readAccessToken } from "@/server/session/extension-token";
import { createSessionGate, type SessionGate } from "@/server/session/session-gate";
import { createTestFixtures, type TestFixtures } from "@/server/testing/fixtures";
import { createApiHandler } from "../handler";
import { guestOrUserProcedure, publicProcedure, router } from "../init";

/** The API over HTTP on loopback, as a stranger meets it. */
export interface TestApi {
  readonly fixtures: TestFixtures;
  /** Where the server is, without a path. */
  readonly origin: string;
  /** Where procedures are. */
  readonly base: string;
  close(): Promise<void>;
}

export interface TestApiOptions {
  readonly router?: AnyTRPCRouter;
  readonly bodyMs?: number;
  readonly deps?: Partial<Deps>;
  /** What else is answered, by the beginning of its path. */
  readonly beside?: Readonly<Record<string, (request: Request) => Response | Promise<Response>>>;
}

/** Starts the API with a database of its own. Nobody is limited unless the test brings a limiter. */
export async function openTestApi({
  router: served,
  bodyMs,
  deps,
  beside = {},
}: TestApiOptions = {}): Promise<TestApi> {
  const fixtures = await createTestFixtures({
    limiter: { take: () => ({ ok: true, remaining: 1 }) },
    ...deps,
  });
  const gate = deps?.auth ? strictGate(fixtures) : fixtures.gate;
  const handle = createApiHandler({ ...fixtures, gate }, { router: served, bodyMs });
  const server: Server = createServer(async (incoming, outgoing) => {
    const other = Object.keys(beside).find((path) => incoming.url?.startsWith(path)) ?? "";
    const response = await (beside[other] ?? handle)(toRequest(incoming));
    const headers = {
      ...Object.fromEntries(response.headers),
      "set-cookie": response.headers.getSetCookie(),
    };
    outgoing.writeHead(response.status, headers);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    fixtures,
    origin,
    base: `${origin}/api/trpc`,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await fixtures.close();
    },
  };
}

/** Where there is an auth server to ask, sessions end. */
function strictGate({ deps }: TestFixtures): SessionGate {
  return createSessionGate({
    ...deps,
    secret: "a-secret-for-tests-only",
    readExtension: (token) => readAccessToken(deps.extensionSeal, token, deps.now()),
    revoked: (claims, token) => isRevoked(deps, claims, token),
    owesCode: async () => false,
    claimed: (guestId) => isClaimed(deps, guestId),
  });
}

/** The body goes on as a stream: nothing of it is read before the API asks. */
function toRequest(incoming: IncomingMessage): Request {
  const { method = "GET", url = "/" } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const bodiless = method === "GET" || method === "HEAD";
  const body = bodiless ? undefined : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  const address = `http://${incoming.headers.host}${url}`;
  return new Request(address, { method, headers, body, duplex: "half" } as RequestInit);
}

const anything = z.unknown();

/** Procedures that give back what they were given, on the product's own ladder. */
export const echoRouter = router({
  echo: router({
    read: publicProcedure
      .input(anything)
      .output(anything)
      .query(({ input }) => input),
    write: publicProcedure
      .input(anything)
      .output(anything)
      .mutation(({ input }) => input),
    dated: publicProcedure
      .input(z.object({ at: z.date(), tags: z.set(z.string()), marks: z.map(z.string(), z.number()) }))
      .output(z.object({ year: z.number(), tags: z.set(z.string()), best: z.string() }))
      .query(({ input: { at, tags, marks } }) => {
        const [best = ""] = [...marks].sort(([, one], [, other]) => other - one)[0] ?? [];
        return { year: at.getUTCFullYear(), tags, best };
      }),
  }),
  whoami: guestOrUserProcedure.output(z.string()).query(({ ctx }) => ctx.scope.kind),
});

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** One request written by hand, for what `fetch` would put right: methods, lengths, chunks, broken addresses.
 * @param chunks pieces of the body, sent one by one */
export function rawRequest(
  target: string,
  options: RequestOptions,
  chunks: readonly string[] = [],
): Promise<RawAnswer> {
  const { origin } = new URL(target);
  return new Promise((resolve, reject) => {
    const outgoing = request(origin, { ...options, path: target.slice(origin.length) }, (incoming) => {
      let text = "";
      incoming.setEncoding("utf8");
      incoming.on("data", (part: string) => {
        text += part;
      });
      incoming.on("end", () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }),
      );
    });
    outgoing.on("error", reject);
    for (const chunk of chunks) outgoing.write(chunk);
    outgoing.end();
  });
}
