import "server-only";
import type { ModelCall } from "@/server/providers/model/port";
import type { Drawing } from "@/server/solver/graph/drawing";
import { turnsIn } from "../built-in/turns";
import { type ClaimVerification, startClaimVerification } from "../claims/claim-verification";
import type { ReplyCheck } from "../claims/types";
import { createToolbox } from "../tools/toolbox";
import { closedStories } from "./closed-stories";
import type { ReplyChunk, ReplyContext, ReplyRequest, Toolbox, WrittenReply } from "./contract";
import { CORRECTION_HEAD, correctThis, isRight, isWrong, withCorrection } from "./correction";
import { explainThis } from "./engine-solution";
import type { ModelEnding } from "./model-text";
import { readStory } from "./read-story";
import type { EngineSolution } from "./types";
import { wordsOf } from "./words";

/** Writes one reply: what the model says, what the engine draws for it and says of it, and how it ended. A wrong answer
 * is corrected once, below itself. Never throws; the consumer of the chunks must read to the end. */
export async function* writeReply(
  context: ReplyContext,
  request: ReplyRequest,
): AsyncGenerator<ReplyChunk, WrittenReply> {
  const { resumedFrom } = request;
  if (resumedFrom !== "") yield { type: "text", text: resumedFrom };
  if (context.chatModel.kind === "engine") {
    const { text, ...ended } = yield* passedOn(wordsOf(context, request), { before: "" });
    return { ...ended, text: resumedFrom + text, checks: null, graphs: [], refuted: false };
  }
  const reading: ModelCall[] = [];
  const story = await readStory(context, request, reading);
  if (story) {
    yield { type: "text", text: story.text };
    yield { type: "checks", checks: story.checks };
    return { ...story, ...FINISHED, calls: reading };
  }
  const stories = await closedStories(context, request, reading);
  const writing = await begin(context, stories.length > 0 ? { ...request, stories } : request);
  const first = yield* checkedPart(writing, {
    words: wordsOf({ ...context, toolbox: writing.toolbox }, explaining(writing)),
    resumedFrom,
    shown: writing.quiet,
  });
  const corrected = mayCorrect(writing, first) ? yield* correction(writing, first) : null;
  const { text, checks, ending, overLength, failure, calls, refuted } = corrected ?? first;
  const quiet = checks && (await writing.quiet(checks));
  const all = [...reading, ...calls];
  return { text, ending, overLength, failure, calls: all, graphs: writing.graphs, checks: quiet, refuted };
}

const FINISHED = {
  ending: "finished",
  overLength: false,
  failure: null,
  graphs: [],
  refuted: false,
} as const;

/** One reply of a language model while it is written. */
interface Writing {
  readonly context: ReplyContext;
  readonly request: ReplyRequest;
  readonly toolbox: Toolbox;
  readonly graphs: Drawing[];
  /** The engine's solution, where the model may have it. */
  readonly solution: EngineSolution | null;
  /** What may be shown of checks. */
  readonly quiet: (checks: ReplyCheck) => Promise<ReplyCheck>;
}

async function begin(context: ReplyContext, request: ReplyRequest): Promise<Writing> {
  const { mode, ladder, messages, stories } = request;
  const { engine, onFault } = context;
  const kept = mode === "hints" ? { ladder, turns: turnsIn(messages), ...(stories && { stories }) } : null;
  return {
    context,
    request,
    toolbox: createToolbox(request, context),
    graphs: [],
    solution: mode === "explain" ? await solutionFor(context, request) : null,
    quiet: async (checks) => {
      if (!kept) return checks;
      return engine.run("checksWithoutLeaks", { ...kept, checks }).catch((error: unknown) => {
        onFault(error);
        return NOTHING_SAID;
      });
    },
  };
}

/** What may be shown of checks of which it is not known what they give away. */
const NOTHING_SAID: ReplyCheck = { claims: [], left: 0 };

/** A fault of the engine costs its solution, not the reply. */
async function solutionFor(
  { engine, onFault }: ReplyContext,
  { messages, signal }: ReplyRequest,
): Promise<EngineSolution | null> {
  try {
    return await engine.run("solution", turnsIn(messages), signal);
  } catch (error) {
    if (!signal.aborted) onFault(error);
    return null;
  }
}

const explaining = ({ request, solution }: Writing): ReplyRequest =>
  solution ? { ...request, context: explainThis(solution) } : request;

interface Part {
  readonly words: AsyncGenerator<string, ModelEnding>;
  /** The text so far. */
  readonly resumedFrom: string;
  /** What is shown when this is found in the part. */
  readonly shown: Shown;
}

type Shown = (checks: ReplyCheck) => Promise<ReplyCheck>;

interface CheckedPart
  extends Pick<WrittenReply, "ending" | "overLength" | "failure" | "calls" | "text" | "checks" | "refuted"> {}

/** Passes on words with what is drawn for them, and what the engine finds in them as they come. */
async function* checkedPart(writing: Writing, part: Part): AsyncGenerator<ReplyChunk, CheckedPart> {
  const { context, request } = writing;
  const { engine, onFault } = context;
  const gate = startClaimVerification(request.messages, { engine, onError: onFault });
  const { text, ...ended } = yield* passedOn(part.words, {
    before: part.resumedFrom,
    writing,
    gate,
    shown: part.shown,
  });
  const checks = text.trim() === "" ? null : await gate.finish(text, { ended: ended.ending === "finished" });
  if (checks) yield { type: "checks", checks: await part.shown(checks) };
  return { ...ended, text, checks, refuted: isWrong(checks) };
}

interface PassingOn {
  /** The text so far. */
  readonly before: string;
  readonly writing?: Writing;
  readonly gate?: ClaimVerification;
  readonly shown?: Shown;
}

async function* passedOn(
  words: AsyncGenerator<string, ModelEnding>,
  { before, writing, gate, shown = async (checks) => checks }: PassingOn,
): AsyncGenerator<ReplyChunk, ModelEnding & { readonly text: string }> {
  let text = before;
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    for (const graph of writing?.toolbox.takeGraphs() ?? []) {
      writing?.graphs.push(graph);
      yield { type: "graph", graph };
    }
    text += next.value;
    yield { type: "text", text: next.value };
    gate?.look(text);
    const news = gate?.news();
    if (news) yield { type: "checks", checks: await shown(news) };
  }
  return { ...next.value, text };
}

/** With hints first a correction would tell what is closed. */
const mayCorrect = ({ request }: Writing, { ending, refuted }: CheckedPart): boolean =>
  refuted && ending === "finished" && request.mode !== "hints" && !request.signal.aborted;

/** Asks again with what the engine found. Whatever becomes of it, the reply before is kept. */
async function* correction(writing: Writing, reply: CheckedPart): AsyncGenerator<ReplyChunk, CheckedPart> {
  const { context, request, solution } = writing;
  const goOn = correctThis(reply.checks, solution);
  const again = wordsOf(
    { ...context, toolbox: writing.toolbox },
    { ...request, resumedFrom: reply.text, goOn },
  );
  const from = reply.text.length;
  const of = (checks: ReplyCheck, right: boolean) =>
    withCorrection(reply.checks ?? { claims: [], left: 0 }, checks, { from, isRight: right });
  const part = yield* checkedPart(writing, {
    words: headed(again),
    resumedFrom: "",
    shown: (checks) => writing.quiet(of(checks, false)),
  });
  const calls = [...reply.calls, ...part.calls];
  const { ending, overLength, failure } = part;
  if (part.text === "") return { ...reply, ending: ending === "stopped" ? ending : reply.ending, calls };
  const right = ending === "finished" && isRight(part.checks);
  const checks = part.checks ? of(part.checks, right) : reply.checks;
  if (checks && right) yield { type: "checks", checks: await writing.quiet(checks) };
  return { ending, overLength, failure, calls, checks, text: reply.text + part.text, refuted: !right };
}

/** Words under their heading; without words there is none. */
async function* headed(words: AsyncGenerator<string, ModelEnding>): AsyncGenerator<string, ModelEnding> {
  let head = CORRECTION_HEAD;
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    const text = head === "" ? next.value : next.value.replace(LEAD, "");
    if (text === "") continue;
    yield head + text;
    head = "";
  }
  return next.value;
}

/** What a model may write in place of the heading. */
const LEAD = /^\s*(?:[*_#]*\s*Correction\b\s*[:.]?[*_]*[:.]?\s*)?/i;
