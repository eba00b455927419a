import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { describe, expect, it, vi } from "vitest";
import type { MeteredModel } from "@/server/providers/model/port";
import { scriptedModel } from "@/server/providers/model/testing";
import type { Toolbox } from "./contract";
import { modelStep } from "./model-step";

const TOOLBOX: Toolbox = {
  definitions: [{ type: "function", name: "solve", inputSchema: { type: "object", properties: {} } }],
  use: () => Promise.reject(new Error("no tool is called")),
  takeGraphs: () => [],
};

/** The classes as another bundle has them: the one that made the model. */
async function foreignClasses() {
  vi.resetModules();
  const { AppError } = await import("@/server/errors/app-error");
  const { ModelFailure } = await import("@/server/providers/model/failure");
  return { AppError, ModelFailure };
}

/** A model that throws what the test says as long as it is offered tools. */
function toolless(refusal: unknown) {
  const asked: LanguageModelV4CallOptions[] = [];
  const model: LanguageModelV4 = {
    ...scriptedModel(["Plainly."]),
    async doStream(options) {
      asked.push(options);
      if (options.tools) throw refusal;
      return scriptedModel(["Plainly."]).doStream({ prompt: [] });
    },
  };
  const vendor = { kind: "language-model" as const, metered: () => chatModel };
  const chatModel: MeteredModel = { kind: "language-model", vendor, reporting: () => model };
  const step = async () => {
    const signal = new AbortController().signal;
    let text = "";
    for await (const words of modelStep({
      model,
      chatModel,
      prompt: [],
      toolbox: TOOLBOX,
      last: false,
      signal,
    }))
      text += words;
    return text;
  };
  return { asked, step };
}

describe("a model that refuses tools", () => {
  it.each([400, 404, 422])(
    "with %i is asked again without them, also when its error is another bundle's",
    async (status) => {
      const { AppError, ModelFailure } = await foreignClasses();
      const cause = new ModelFailure("rejected", { status });
      for (const refusal of [cause, new AppError("MODEL_UNAVAILABLE", { cause })]) {
        const { asked, step } = toolless(refusal);
        expect(await step()).toBe("Plainly.");
        expect(asked.map(({ tools }) => tools !== undefined)).toEqual([true, false]);
        expect(await step()).toBe("Plainly.");
        expect(asked).toHaveLength(3);
      }
    },
  );

  it("is not asked again for another reason", async () => {
    const { AppError, ModelFailure } = await foreignClasses();
    for (const status of [401, 429, 500]) {
      const refusal = new AppError("MODEL_UNAVAILABLE", { cause: new ModelFailure("rejected", { status }) });
      const { asked, step } = toolless(refusal);
      await expect(step()).rejects.toBe(refusal);
      expect(asked).toHaveLength(1);
    }
  });
});

describe("why a model failed", () => {
  it("is told to the student in the same words whichever bundle found out", async () => {
    const { failureMessage, failureOf } = await import("@/server/providers/model/failure");
    const { ModelFailure } = await foreignClasses();
    const codeOf = (reason: "rate-limited" | "no-first-token" | "stalled" | "server-error") =>
      failureMessage(failureOf(new ModelFailure(reason))).code;
    expect(codeOf("rate-limited")).toBe("TOO_MANY_REQUESTS");
    expect(codeOf("no-first-token")).toBe("TIMEOUT");
    expect(codeOf("stalled")).toBe("TIMEOUT");
    expect(codeOf("server-error")).toBe("MODEL_UNAVAILABLE");
  });
});
