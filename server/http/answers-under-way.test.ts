import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepAnswer, setStatus } from "./answers-under-way";
import { attachMetadata, requestIdOf, trustProxies } from "./request-metadata";

let server: Server;
let lastId = "";

beforeAll(async () => {
  trustProxies([]);
  server = createServer((request, response) => {
    lastId = crypto.randomUUID();
    attachMetadata(request, lastId);
    keepAnswer(request, response);
    const id = requestIdOf({ get: (name) => request.headers[name]?.toString() ?? null });
    if (request.url === "/late") response.flushHeaders();
    setStatus(id ?? "", 404);
    response.end("It is not there.");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => void server.close());

async function statusOf(path: string, headers: Readonly<Record<string, string>> = {}): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, host: "127.0.0.1", path, headers, agent: false }), "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

it("gives a document the status that its page sets", async () => {
  expect(await statusOf("/")).toBe(404);
});

it.each(["rsc", "next-action"])("leaves data its status, as %s asks for it", async (header) => {
  expect(await statusOf("/", { [header]: "1" })).toBe(200);
});

it("changes nothing once the head has been sent, nor once the answer is over", async () => {
  expect(await statusOf("/late")).toBe(200);
  expect(() => setStatus(lastId, 404)).not.toThrow();
});
