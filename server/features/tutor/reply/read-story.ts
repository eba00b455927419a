import "server-only";
import { maybeStory } from "@/server/features/solve/by-model/maybe-story";
import { type Found, readTwice } from "@/server/features/solve/by-model/readings";
import { BY_MODEL } from "@/server/features/solve/constants";
import type { ModelCall } from "@/server/providers/model/port";
import type { ProblemResult } from "@/server/solver/outcome";
import type { StoryEvidence } from "@/server/solver/situations/evidence/types";
import { turnsIn } from "../built-in/turns";
import type { ClaimCheck, ReplyCheck } from "../claims/types";
import type { ReplyContext, ReplyRequest } from "./contract";

/** What a reply says of a story that the language model read, and the engine worked. */
export interface StoryRead {
  readonly text: string;
  readonly checks: ReplyCheck;
}

const DIFFER =
  "I read this in two ways that both fit your words, and they come to different answers. Neither is checked: tell me which of them you mean, or say it in other words.";
const COMPARE =
  "A language model wrote down what your text says, twice, and both came to the same answer here. Compare it with your text.";

/** Has the last message read by the language model as facts, where it may be a story that the engine cannot read. The
 * engine works and checks them; the model is never asked for the answer.
 * @param calls gets the calls that this takes
 * @returns null where it is no such story, or no two readings fit it. Never fails for the model. */
export async function readStory(
  { chatModel, engine, onFault }: ReplyContext,
  { messages, mode, resumedFrom, signal }: ReplyRequest,
  calls: ModelCall[],
): Promise<StoryRead | null> {
  const last = turnsIn(messages).at(-1);
  if (chatModel.kind === "engine" || mode !== "explain" || resumedFrom !== "") return null;
  if (last?.role !== "user" || !maybeStory(last.text)) return null;
  try {
    const { status, parts } = await engine.run("solve", last.text, signal);
    if (status !== "unsupported" || parts !== undefined) return null;
    const onCall = (call: ModelCall) => calls.push(call);
    return told(await readTwice(last.text, { model: chatModel, engine, signal, onCall }));
  } catch (error) {
    if (!signal.aborted) onFault(error);
    return null;
  }
}

function told({ reading, result }: Found): StoryRead | null {
  if (reading.kind === "agreed" && result?.story) return agreed(result, result.story);
  if (reading.kind !== "differ") return null;
  const ways = reading.readings.map(
    ({ story, latex }, at) => `**Way ${at + 1}, not checked**\n\n${factsOf(story)}\n\n$$${latex}$$`,
  );
  const text = [DIFFER, ...ways].join("\n\n");
  let from = 0;
  const claims = reading.readings.map(({ latex }) => {
    const at = text.indexOf(`$$${latex}$$`, from) + 2;
    from = at + latex.length;
    return claim(latex, at, "unchecked");
  });
  return { text, checks: { claims, left: 0 } };
}

function agreed(result: ProblemResult, story: StoryEvidence): StoryRead {
  const { read, steps, latex, evidence, verification } = result;
  const shown = steps.map(({ title, latex: state }, at) => `${at + 1}. ${title}\n\n   $$${state}$$`);
  const head = [
    `**${BY_MODEL}.** ${COMPARE}`,
    factsOf(story),
    ...(read.latex === "" ? [] : [`${read.instruction.replace(/[\s.:]+$/, "")}:\n\n$$${read.latex}$$`]),
    ...shown,
    "**Answer:** $",
  ].join("\n\n");
  const how = verification === "verified" ? "verified" : verification === "partial" ? "sampled" : "unchecked";
  return {
    text: [`${head}${latex}$`, evidence.join(" ")].filter((part) => part !== "").join("\n\n"),
    checks: { claims: [claim(latex, head.length, how)], left: 0 },
  };
}

const claim = (latex: string, at: number, outcome: ClaimCheck["outcome"]): ClaimCheck => ({
  kind: "answer",
  latex,
  at,
  outcome,
  note: outcome === "unchecked" ? "It rests on one of two readings of the text." : `${BY_MODEL}.`,
});

/** What was read, one plain sentence to a line. */
const factsOf = ({ rows, asked }: StoryEvidence): string =>
  [
    ...rows.map(({ sentence }) => `- ${sentence}`),
    `- Asked: ${[asked.who, asked.what, asked.when].filter((part) => part !== "").join(", ")}`,
  ].join("\n");
