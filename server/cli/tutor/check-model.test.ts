import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import {
  type Behaviour,
  calling,
  chunk,
  hangsUp,
  type ProtocolServer,
  refuses,
  saying,
  startProtocolServer,
  streams,
} from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
import { checkModel } from "./check-model";
import { reportOf } from "./report";

const COUNTED = Array.from({ length: 20 }, (_, index) => `${index + 1} `);
const counts = streams(
  [
    ...COUNTED.map((content) => chunk({ content })),
    chunk({}, "stop"),
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 30, completion_tokens: 40 } })}\n\n`,
    "data: [DONE]\n\n",
  ].join(""),
);
const adds = streams(calling("", { name: "add_numbers", input: { a: 19, b: 23 } }));
const FREE = { inputPrice: 0, outputPrice: 0, dailyCap: null };

let server: ProtocolServer;
afterEach(() => server.close());

async function checked(...script: Behaviour[]) {
  server = await startProtocolServer(...script);
  let ms = 0;
  const tutor = createOpenAICompatibleModel({
    baseUrl: server.baseUrl,
    modelId: "m",
    sleep: async () => undefined,
  });
  // A clock that goes on by half a second with each look at it.
  return checkModel({ tutor, vision: null, now: () => (ms += 500) });
}

const worksOf = ({ findings }: Awaited<ReturnType<typeof checked>>) =>
  findings.map(({ what, works }) => `${what} ${works}`);

describe("checking a model", () => {
  it("finds that everything works, how fast it is and what it took", async () => {
    const result = await checked(counts, adds, streams(saying("Red.")));
    expect(worksOf(result)).toEqual(["streaming true", "tools true", "vision true"]);
    expect(result).toMatchObject({ firstWordMs: 500, tokensPerSecond: 80 });
    expect(result.taken.output).toBeGreaterThanOrEqual(40);
    const [, tools, vision] = server.asked.map(({ body }) => JSON.stringify(body));
    expect(tools).toContain("add_numbers");
    expect(vision).toContain("data:image/png;base64,iVBORw0KGgo");
  });

  it.each<[string, Behaviour]>([
    ["answers in words", streams(saying("19 + 23 = 42"))],
    ["calls another tool", streams(calling("", { name: "other", input: { a: 19, b: 23 } }))],
    ["calls it with other numbers", streams(calling("", { name: "add_numbers", input: { a: 1, b: 23 } }))],
    ["calls it with what is no JSON", streams(calling("", { name: "add_numbers", input: "19 and 23" }))],
    ["refuses tools", refuses(400)],
  ])("does not take a model for one with tools that %s", async (_how, behaviour) => {
    const result = await checked(counts, behaviour, streams(saying("It is red")));
    expect(worksOf(result)).toEqual(["streaming true", "tools false", "vision true"]);
  });

  it.each<[string, Behaviour]>([
    ["names another colour", streams(saying("Blue"))],
    ["refuses pictures", refuses(400)],
  ])("does not take a model for one that sees that %s", async (_how, behaviour) => {
    expect(worksOf(await checked(counts, adds, behaviour))).toEqual([
      "streaming true",
      "tools true",
      "vision false",
    ]);
  });

  it.each<[string, Behaviour, string]>([
    ["refuses the key", refuses(401), "AI_API_KEY"],
    ["does not know the model", refuses(404), "AI_MODEL"],
    ["hangs up", hangsUp, "AI_BASE_URL"],
    ["is a web page", streams("<!doctype html>", { contentType: "text/html" }), "protocol"],
    ["says nothing", streams(saying()), "empty"],
    ["breaks off", streams(chunk({ content: "1 2" }), { last: "break" }), "broke off"],
  ])("says what to look at where the server %s, and asks no more", async (_how, behaviour, words) => {
    const result = await checked(behaviour);
    expect(worksOf(result)).toEqual(["streaming false"]);
    expect(reportOf("m", result, FREE)).toContain(words);
    expect(server.asked.length).toBeLessThanOrEqual(3);
  });

  it("sends no more requests than it may, whatever the server does", async () => {
    await checked(counts, refuses(503));
    expect(server.asked.length).toBeLessThanOrEqual(9);
  });
});

describe("the report of a check", () => {
  it("says what the check has cost, or that nobody knows", async () => {
    const result = await checked(counts, adds, streams(saying("Red")));
    expect(reportOf("m", result, FREE)).toContain("costs count as 0");
    expect(reportOf("m", result, { ...FREE, dailyCap: 1 })).toContain("AI_DAILY_CAP has no effect");
    const priced = reportOf("m", result, { inputPrice: 2, outputPrice: 10, dailyCap: 1.5 });
    expect(priced).toMatch(/US\$0\.00\d+\. At most US\$1\.5 a day\./);
    expect(priced).toMatch(/first word after 0\.5 s, then 80 tokens a second/);
  });
});

describe("npm run tutor", () => {
  it("checks the model that is configured, from the terminal", async () => {
    server = await startProtocolServer(counts, adds, streams(saying("Red")));
    const directory = mkdtempSync(path.join(tmpdir(), "tutor-check-"));
    const env = { ...process.env, DATA_DIR: directory, AI_BASE_URL: server.baseUrl, AI_MODEL: "local-model" };
    const args = ["--conditions=react-server", "--import", "tsx", "server/cli/tutor.ts", "check"];
    const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) => {
      execFile(process.execPath, args, { env: { ...env, NODE_OPTIONS: "" } }, (error, stdout, stderr) =>
        resolve({ code: error?.code ?? 0, out: stdout + stderr }),
      );
    });
    rmSync(directory, { recursive: true, force: true });
    expect(out).toContain("Model local-model");
    expect(out).toMatch(/streaming yes.*\n.*tools\s+yes.*\n.*vision\s+yes/);
    expect([code, server.asked.length]).toEqual([0, 3]);
  }, 60_000);
});
