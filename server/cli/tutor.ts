/** `npm run tutor -- COMMAND`: finds a language model on this machine, attaches one, and asks the one that is attached what
 * it can do. Ends with 1 where something does not work, with 2 for a command it does not know. */
import path from "node:path";
import nextEnv from "@next/env";
import { parseEnv } from "@/server/env-parse";
import { configure } from "./start/configuration";
import { explain } from "./start/explain";
import { attach } from "./tutor/attach";
import { findServers, foundLines } from "./tutor/find-servers";

const WORKS = 0;
const FAILS = 1;
const NOT_UNDERSTOOD = 2;

const HELP = `Usage: npm run tutor -- COMMAND

  check                      asks the configured model a few questions: streaming, tools, vision, speed, price
  evaluate                   asks it 100 scripted turns of students and holds the replies to checks (docs/tutor-prompt.md)
  find                       looks for Ollama, LM Studio, llama.cpp and vLLM on this machine
  attach ADDRESS MODEL       writes a model into .env, for the next start`;

const NO_MODEL =
  "No language model is configured: the built-in tutor answers. To look for one: npm run tutor -- find";
const NOTHING_FOUND = "No server of language models answers on this machine.";
const ATTACHED = "Written to .env. Start Classmate again to use it. To try it first: npm run tutor -- check";

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if (command === "attach" && rest.length === 2) {
    attach(path.resolve(".env"), String(rest[0]), String(rest[1]));
    console.log(ATTACHED);
    return WORKS;
  }
  if (command === "find" && rest.length === 0) return find();
  if (command === "check" && rest.length === 0) return check();
  if (command === "evaluate" && rest.length === 0) return evaluateTurns();
  console.error(HELP);
  return NOT_UNDERSTOOD;
}

async function find(): Promise<number> {
  const lines = foundLines(await findServers());
  console.log(lines.length > 0 ? lines.join("\n") : NOTHING_FOUND);
  return lines.length > 0 ? WORKS : FAILS;
}

/** The models that are configured; null without any. */
async function configured() {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error: console.error });
  const env = parseEnv(configure(process.env, "production").values);
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (!baseUrl || !model) {
    console.log(NO_MODEL);
    return null;
  }
  const { createOpenAICompatibleModel } = await import("@/server/providers/model/vendors/openai-compatible");
  const patience = { firstTokenMs: env.AI_PATIENCE * 1_000 };
  const named = (modelId: string) =>
    createOpenAICompatibleModel({ baseUrl, modelId, apiKey, patience, outputTokensMax: env.AI_MAX_TOKENS });
  const vision = env.AI_VISION_MODEL ? named(env.AI_VISION_MODEL) : null;
  return { env, model, tutor: named(model), vision };
}

async function check(): Promise<number> {
  const models = await configured();
  if (!models) return FAILS;
  const { env, model } = models;
  const [{ checkModel }, { reportOf }] = await Promise.all([
    import("./tutor/check-model"),
    import("./tutor/report"),
  ]);
  const checked = await checkModel(models);
  const prices = { inputPrice: env.AI_PRICE_INPUT, outputPrice: env.AI_PRICE_OUTPUT };
  console.log(reportOf(model, checked, { ...prices, dailyCap: env.AI_DAILY_CAP ?? null }));
  return checked.findings[0]?.works ? WORKS : FAILS;
}

async function evaluateTurns(): Promise<number> {
  const models = await configured();
  if (!models) return FAILS;
  const [{ evaluate, evaluationReport }, { createEngineInProcess }] = await Promise.all([
    import("./tutor/evaluate"),
    import("@/server/composition/engine/testing"),
  ]);
  const all = await evaluate({ tutor: models.tutor, engine: createEngineInProcess() });
  console.log(evaluationReport(models.model, all));
  return all.every(({ failed }) => failed.length === 0) ? WORKS : FAILS;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(FAILS);
  },
);
