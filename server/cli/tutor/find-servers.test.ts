import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { attachCommand, findServers, foundLines, MODEL_NAME, mayLook, PLACES } from "./find-servers";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serving(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const answering =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };

const models = (owner: string | undefined, ...ids: unknown[]) => ({
  object: "list",
  data: ids.map((id) => ({ id, object: "model", ...(owner && { owned_by: owner }) })),
});

/** Long enough for any answer of this machine; nothing here is to be waited for. */
const PATIENT_MS = 20_000;

describe("looking for models on this machine", () => {
  it("finds every server that speaks the protocol, at once, and names it by what it says of itself", async () => {
    const waiting: (() => void)[] = [];
    // Each answers only when all of them have been asked.
    const together =
      (body: object): RequestListener =>
      (request, response) => {
        waiting.push(() => answering(body)(request, response));
        if (waiting.length === 4) for (const answer of waiting) answer();
      };
    const bodies = [
      models("library", "qwen3:8b", "nomic-embed-text"),
      models("organization_owner", "qwen/qwen3-8b"),
      models("llamacpp", "model.gguf"),
      models("vllm", "Qwen/Qwen3-8B"),
    ];
    const ports = await Promise.all(bodies.map((body) => serving(together(body))));
    const found = await findServers(
      ports.map((port) => ({ name: "Someone", port })),
      PATIENT_MS,
    );
    expect(found.map(({ name }) => name)).toEqual(["Ollama", "LM Studio", "llama.cpp", "vLLM"]);
    expect(found[0]).toEqual({
      name: "Ollama",
      baseUrl: `http://127.0.0.1:${ports[0]}/v1`,
      models: ["qwen3:8b"],
    });
  });

  it("asks for nothing but the list of models", async () => {
    const asked: (string | undefined)[] = [];
    const port = await serving((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      answering(models("vllm", "m"))(request, response);
    });
    await findServers([{ name: "vLLM", port }], PATIENT_MS);
    expect(asked).toEqual(["GET /v1/models"]);
  });

  it.each<[string, RequestListener]>([
    ["a web page", answering("<!doctype html><p>Hello")],
    ["another API", answering({ data: { id: "m" } })],
    ["a list of something else", answering({ data: [{ name: "m" }] })],
    ["a refusal", answering(models("vllm", "m"), 401)],
    ["no models", answering(models("library"))],
    ["models that do not talk", answering(models("library", "nomic-embed-text", "whisper-1"))],
    ["an answer without end", answering(JSON.stringify(models("vllm", "m")) + " ".repeat(2_000_000))],
    [
      "more models than there are",
      answering(models("vllm", ...Array.from({ length: 5_000 }, (_, n) => `m${n}`))),
    ],
    ["a name that is none", answering(models("vllm", 7))],
    ["a closed connection", (_request, response) => void response.destroy()],
    [
      "a way to somewhere else",
      (_request, response) => void response.writeHead(302, { location: "/v1/models" }).end(),
    ],
  ])("leaves out %s", async (_what, listener) => {
    const place = { name: "Someone", port: await serving(listener) };
    const other = { name: "vLLM", port: await serving(answering(models("vllm", "m"))) };
    expect((await findServers([place, other], PATIENT_MS)).map(({ name }) => name)).toEqual(["vLLM"]);
  });

  it("does not wait for a server that says nothing", async () => {
    const port = await serving(() => undefined);
    expect(await findServers([{ name: "Someone", port }], 50)).toEqual([]);
  });

  it("finds nothing where nothing listens", async () => {
    const port = await serving(() => undefined);
    closers.splice(0).forEach((close) => {
      close();
    });
    expect(await findServers([{ name: "Someone", port }], PATIENT_MS)).toEqual([]);
  });

  it("shows and writes no name that a terminal or a shell takes for more", async () => {
    const hostile = [
      "\u001b[2J",
      "m; rm -rf .",
      "$(id)",
      "`id`",
      "a b",
      "m\nAI_API_KEY=x",
      "-rf",
      "",
      "é",
      "m'",
      "x".repeat(200),
    ];
    for (const name of hostile) expect(MODEL_NAME.test(name)).toBe(false);
    const port = await serving(answering(models("vllm", ...hostile, "fine")));
    expect(await findServers([{ name: "vLLM", port }], PATIENT_MS)).toMatchObject([{ models: ["fine"] }]);
  });

  it("looks at the four places that are usual", () => {
    expect(PLACES.map(({ name, port }) => `${name} ${port}`)).toEqual([
      "Ollama 11434",
      "LM Studio 1234",
      "llama.cpp 8080",
      "vLLM 8000",
    ]);
  });
});

describe("what is said of a server that was found", () => {
  it("is where it is, what it has, that it is not used, and the one command that uses it", () => {
    const server = {
      name: "Ollama",
      baseUrl: "http://127.0.0.1:11434/v1",
      models: ["a", "b", "c", "d", "e"],
    };
    expect(attachCommand(server)).toBe("npm run tutor -- attach http://127.0.0.1:11434/v1 a");
    const text = foundLines([server]).join("\n");
    expect(text).toContain("Ollama at http://127.0.0.1:11434/v1: a, b, c and 2 more. It is not used.");
    expect(text).toContain(attachCommand(server));
    expect(foundLines([])).toEqual([]);
  });
});

describe("whether to look", () => {
  it("is for those who type npm start or npm run dev and have no model", () => {
    expect([mayLook({}, "start"), mayLook({}, "dev")]).toEqual([true, true]);
    for (const lifecycle of [undefined, "test", "test:e2e", "soak", "bench:chat"])
      expect(mayLook({}, lifecycle)).toBe(false);
    expect(mayLook({ AI_BASE_URL: "http://localhost:1/v1", AI_MODEL: "m" }, "start")).toBe(false);
    expect(mayLook({ AI_DISCOVERY: "off" }, "start")).toBe(false);
    expect(mayLook({ AI_DISCOVERY: "on" }, undefined)).toBe(true);
    expect(mayLook({ AI_DISCOVERY: "on", AI_BASE_URL: "http://localhost:1/v1" }, undefined)).toBe(false);
  });
});
