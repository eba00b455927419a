import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createTRPCClient, TRPCClientError } from "@trpc/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppRouter } from "@/server/trpc/types";
import { createLinks } from "./trpc-links";

const UNREADABLE = "Unable to transform response from server";

let server: Server;
let url: string;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trpc`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

const replying =
  (body: string, { status = 200, type = "application/json" } = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { "content-type": type }).end(body);

/** Asks through the product's own links a server that answers so. */
async function failureWith(
  broken: (response: ServerResponse) => void,
): Promise<{ error: TRPCClientError<AppRouter>; logged: unknown[][] }> {
  answer = broken;
  const logged: unknown[][] = [];
  const write = (...words: unknown[]) => void logged.push(words);
  const client = createTRPCClient<AppRouter>({
    links: createLinks({ url, console: { warn: write } }),
  });
  const error = await client.account.me.query().catch((reason: unknown) => reason);
  if (!(error instanceof TRPCClientError)) throw new Error("a broken reply was taken for an answer");
  return { error, logged };
}

describe("a reply of which nothing can be made", () => {
  it.each([
    ["neither a result nor an error", '[{"neither":1}]'],
    ["a list of nothing", "[null]"],
    ["a text where the result should be", '[{"result":"text"}]'],
    ["a result that is null", '[{"result":null}]'],
    ["an error in no envelope", '[{"error":{"message":"raw","code":-32603}}]'],
    ["an error that is a text", '[{"error":"boom"}]'],
    [
      "a rich type nobody knows",
      '[{"result":{"data":{"json":{"kind":"guest"},"meta":{"values":["nonsense"]}}}}]',
    ],
    ["a class nobody knows", '[{"result":{"data":{"json":{},"meta":{"values":[["class","Nobody"]]}}}}]'],
  ])("such as %s fails in the protocol's words and is logged", async (_what, body) => {
    const { error, logged } = await failureWith(replying(body));
    expect(error.message).toBe(UNREADABLE);
    expect(logged).toHaveLength(1);
  });
});

describe("a reply that is not the protocol at all", () => {
  it.each([
    ["a proxy's page", "<html><body>502 Bad Gateway</body></html>", { status: 502, type: "text/html" }],
    ["JSON cut short", '[{"result":{"da', {}],
    ["nothing", "", {}],
    ["fewer answers than calls", "[]", {}],
  ])("such as %s fails, and is logged", async (_what, body, how) => {
    const { error, logged } = await failureWith(replying(body, how));
    expect(error.message).not.toBe("");
    expect(logged).toHaveLength(1);
  });

  it("such as a connection torn off fails, and is logged", async () => {
    const { error, logged } = await failureWith((response) => void response.socket?.destroy());
    expect(error.message).not.toBe("");
    expect(logged).toHaveLength(1);
  });
});
