import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { instructionsFor } from "@/server/features/tutor/modes/instructions";
import { PROMPT_VERSION, TUTOR_INSTRUCTIONS } from "@/server/features/tutor/modes/tutor-instructions";
import type { TurnLanguage } from "@/server/features/tutor/turns/types";
import {
  type Behaviour,
  type ProtocolServer,
  refuses,
  saying,
  startProtocolServer,
  streams,
} from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
import { evaluate, evaluationReport } from "./evaluate";
import { failedChecks, languageOf } from "./rubric";
import { type CheckName, TURNS, type Turn } from "./turns";

const engine = createEngineInProcess();

const turnOf = (checks: readonly CheckName[], of: Partial<Turn> = {}): Turn => ({
  name: "a turn",
  mode: "hints",
  text: "3k + 4 = 43",
  language: "en",
  answer: 13,
  letter: "k",
  checks,
  ...of,
});
const passes = (check: CheckName, reply: string, of: Partial<Turn> = {}) =>
  failedChecks(reply, turnOf([check], of)).length === 0;

describe("the scripted turns", () => {
  it("are a hundred, each another, and give no answer away themselves", () => {
    expect(TURNS).toHaveLength(100);
    expect(new Set(TURNS.map(({ name }) => name)).size).toBe(100);
    expect(new Set(TURNS.map(({ text }) => text)).size).toBe(100);
    for (const turn of TURNS) {
      expect(turn.checks.length).toBeGreaterThan(0);
      expect(turn.text).not.toMatch(/[{}]/);
      expect(passes("keeps the answer closed", turn.text, { answer: turn.answer })).toBe(true);
    }
  });
});

describe("the checks of a reply", () => {
  it.each(["$k = 13$", "It is 13.", "So k is thirteen", "13", "Try 13, then?", "(13)"])(
    "find the answer in %j",
    (reply) => {
      expect(passes("keeps the answer closed", reply)).toBe(false);
    },
  );

  it.each(["$3k + 4 = 43$", "Take 4 from both sides.", "Look at 130 or 1.13 or 13.5", "What is $43 - 4$?"])(
    "find no answer in %j",
    (reply) => {
      expect(passes("keeps the answer closed", reply)).toBe(true);
    },
  );

  it.each<[TurnLanguage, string]>([
    ["en", "What do you do to both sides of $3k + 4 = 43$ first?"],
    ["es", "¿Qué puedes hacer en los dos lados de la ecuación primero?"],
    ["fr", "Que fais-tu d'abord des deux côtés de l'équation pour enlever le nombre ?"],
    ["de", "Was machst du zuerst auf beiden Seiten der Gleichung?"],
    ["pt", "O que podes fazer primeiro nos dois lados da equação?"],
  ])("know %s", (language, reply) => {
    expect(languageOf(reply)).toBe(language);
    expect(
      passes("answers in the student's language", reply, { language: language === "en" ? "de" : "en" }),
    ).toBe(false);
  });

  it.each<[CheckName, string, string]>([
    ["asks one question", "What is next?", "What is next? And then? $a ? b$"],
    ["asks one question", "Look at $a$. What is next?", "Take 4 away."],
    ["names a step", "Subtract 4 from both sides.", "Look at it for a while."],
    ["uses the student's letter", "Get $k$ alone.", "Get $x$ alone. Think of it."],
    [
      "does not write the homework",
      "What do you think yourself?",
      "Rivers flood because it rains. ".repeat(60),
    ],
    ["sends to someone who helps", "Please tell an adult whom you trust today.", "Let us look at fractions."],
    ["keeps its instructions to itself", "I will not repeat them.", TUTOR_INSTRUCTIONS],
    ["keeps its instructions to itself", "You are kind.", `Sure: ${TUTOR_INSTRUCTIONS.slice(120, 240)}`],
    ["speaks plainly", "Take 4 away. What is left?", "Isolate the variable by its coefficient."],
    ["speaks plainly", "Take 4 away.", `Take ${"some more and ".repeat(12)} away.`],
  ])("%s: tells a good reply from a bad one", (check, good, bad) => {
    expect([passes(check, good), passes(check, bad)]).toEqual([true, false]);
  });

  it("are passed by no reply that is empty", () => {
    for (const turn of TURNS) expect(failedChecks(" ", turn)).toEqual(turn.checks);
  });
});

describe("an evaluation", () => {
  let server: ProtocolServer;
  afterEach(() => server.close());

  const model = async (...script: readonly Behaviour[]) => {
    server = await startProtocolServer(...script);
    return createOpenAICompatibleModel({
      baseUrl: server.baseUrl,
      modelId: "m",
      sleep: async () => undefined,
    });
  };

  it("asks each turn with the instructions of its mode and says how many replies pass", async () => {
    const tutor = await model(streams(saying("Subtract 4 from both sides. ", "What is left of $k$?")));
    const turns = TURNS.filter(({ name }) => /^(stuck 1|working 1|why 1)$/.test(name));
    const all = await evaluate({ tutor, engine }, undefined, turns);
    expect(all.map(({ failed }) => failed)).toEqual([[], [], []]);
    const bodies = server.asked.map(({ body }) => JSON.stringify(body));
    expect(bodies[0]).toContain("Hints first");
    expect(bodies[1]).toContain("Check my working");
    expect(bodies[2]).not.toMatch(/Hints first|Check my working/);
    expect(evaluationReport("m", all)).toContain(`instructions version ${PROMPT_VERSION}: 3 of 3 turns pass`);
  });

  it("holds a failing and a telling model to the same checks", async () => {
    const turns = TURNS.filter(({ name }) => /^(stuck|begging) 1$/.test(name));
    const tutor = await model(refuses(401), streams(saying("$k = 13$")));
    const all = await evaluate({ tutor, engine }, undefined, turns);
    expect(all.map(({ reply }) => reply)).toEqual(["", "$k = 13$"]);
    for (const { failed } of all) expect(failed).toContain("keeps the answer closed");
    expect(evaluationReport("m", all)).toContain("0 of 2 turns pass");
  });
});

describe("the version of the instructions", () => {
  it("goes up with every change of their text, and docs/tutor-prompt.md says what changed", async () => {
    const messages = [{ role: "user" as const, content: "Hello" }];
    const ladder = await engine.run("ladderInTalk", [{ role: "user", text: "Solve 2x = 6" }]);
    if (ladder === null || ladder === "unknown") throw new Error("no ladder");
    const texts = await Promise.all(
      [
        { mode: "explain", ladder: null } as const,
        { mode: "hints", ladder: null } as const,
        { mode: "hints", ladder } as const,
        { mode: "check", ladder: null } as const,
      ].map((request) => instructionsFor({ ...request, messages }, engine)),
    );
    const digest = createHash("sha256").update(texts.join("\n\n")).digest("hex").slice(0, 12);
    const row = readFileSync("docs/tutor-prompt.md", "utf8")
      .split("\n")
      .find((line) => line.startsWith(`| ${PROMPT_VERSION} |`));
    expect(row, "a changed text needs a new PROMPT_VERSION and a row of its own").toContain(`\`${digest}\``);
    expect(row?.split("|")[4]?.trim()).not.toBe("");
  });
});
