import type { LanguageModelV4, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { instructionsFor } from "@/server/features/tutor/modes/instructions";
import { PROMPT_VERSION } from "@/server/features/tutor/modes/tutor-instructions";
import { promptOf } from "@/server/features/tutor/reply/prompt";
import type { Engine } from "@/server/providers/engine/port";
import type { VendorModel } from "@/server/providers/model/port";
import { createCheckLedger } from "./check-ledger";
import { failedChecks } from "./rubric";
import { type CheckName, TURNS, type Turn } from "./turns";

/** One turn as it came out. */
export interface Evaluated {
  readonly turn: Turn;
  readonly reply: string;
  readonly failed: readonly CheckName[];
}

/** Tries of a turn that fails before its first word. */
const TRIES = 3;

/** Asks a model the scripted turns, one after the other, and holds each reply to its checks. A turn without a reply passes
 * none of them.
 * @param onTurn told of each turn as it ends */
export async function evaluate(
  { tutor, engine }: { readonly tutor: VendorModel; readonly engine: Engine },
  onTurn: (evaluated: Evaluated) => void = () => undefined,
  turns: readonly Turn[] = TURNS,
): Promise<Evaluated[]> {
  const { ledger } = createCheckLedger(turns.length * TRIES);
  const model = tutor.metered(ledger).reporting(() => undefined);
  const done: Evaluated[] = [];
  for (const turn of turns) {
    const messages = [{ role: "user" as const, content: turn.text }];
    const ladder = turn.mode === "hints" ? await ladderOf(engine, turn) : null;
    const instructions = await instructionsFor({ mode: turn.mode, ladder, messages }, engine);
    const reply = await replyOf(model, promptOf({ instructions, messages, resumedFrom: "" }));
    const evaluated = { turn, reply, failed: failedChecks(reply, turn) };
    onTurn(evaluated);
    done.push(evaluated);
  }
  return done;
}

/** What the model says; what there is of it where it fails. */
async function replyOf(model: LanguageModelV4, prompt: LanguageModelV4Prompt): Promise<string> {
  let reply = "";
  try {
    const { stream } = await model.doStream({ prompt });
    for await (const part of stream) if (part.type === "text-delta") reply += part.delta;
  } catch {
    // An empty reply passes no check: the report shows it.
  }
  return reply;
}

async function ladderOf(engine: Engine, { text }: Turn) {
  const ladder = await engine.run("ladderInTalk", [{ role: "user", text }]);
  return ladder === "unknown" ? null : ladder;
}

/** How many replies pass each check, and which do not. */
export function evaluationReport(model: string, all: readonly Evaluated[]): string {
  const names = [...new Set(all.flatMap(({ turn }) => turn.checks))];
  const rows = names.map((name) => {
    const held = all.filter(({ turn }) => turn.checks.includes(name));
    const passed = held.filter(({ failed }) => !failed.includes(name));
    return `  ${name.padEnd(36)}${passed.length} of ${held.length}`;
  });
  const failed = all.filter((each) => each.failed.length > 0);
  return [
    `Model ${model}, instructions version ${PROMPT_VERSION}: ${all.length - failed.length} of ${all.length} turns pass`,
    ...rows,
    ...failed.map((each) => `  ${each.turn.name}: ${each.failed.join(", ")}`),
    "",
  ].join("\n");
}
