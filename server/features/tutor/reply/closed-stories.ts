import "server-only";
import { maybeStory } from "@/server/features/solve/by-model/maybe-story";
import { type Found, readTwice } from "@/server/features/solve/by-model/readings";
import type { ModelCall, VendorModel } from "@/server/providers/model/port";
import { turnsIn } from "../built-in/turns";
import type { ClosedStory } from "../hints/types";
import type { ReplyContext, ReplyRequest } from "./contract";

/** Word problems of a conversation whose answers are kept back, from the last. */
const STORIES_MAX = 2;
const REMEMBERED_MAX = 200;

/** What a model's readings of a text came to: each further message about a story would pay for them again. */
const remembered = new WeakMap<VendorModel, Map<string, ClosedStory>>();

/** With hints first: the word problems of a conversation that the engine cannot read by itself, read by the language
 * model and worked by the engine, so that their answers are known before anything is said of them. The model is never
 * asked for an answer. Never fails for the model: a story that it does not read is kept back without its answer.
 * @param calls gets the calls that this takes */
export async function closedStories(
  context: ReplyContext,
  request: ReplyRequest,
  calls: ModelCall[],
): Promise<readonly ClosedStory[]> {
  const { mode, unreadable, messages, signal } = request;
  if (context.chatModel.kind === "engine" || mode !== "hints" || unreadable) return [];
  const told = turnsIn(messages).filter(({ role, text }) => role === "user" && maybeStory(text));
  const stories: ClosedStory[] = [];
  for (const text of new Set(told.slice(-STORIES_MAX).map((turn) => turn.text))) {
    if (signal.aborted || !(await isRefused(context, text, signal))) continue;
    stories.push(await closed(context, { text, signal, onCall: (call) => calls.push(call) }));
  }
  return stories;
}

/** What the engine cannot look at is taken for one it cannot read. */
async function isRefused({ engine, onFault }: ReplyContext, text: string, signal: AbortSignal) {
  try {
    const { status, parts } = await engine.run("solve", text, signal);
    return status === "unsupported" && parts === undefined;
  } catch (error) {
    if (!signal.aborted) onFault(error);
    return true;
  }
}

interface Reading {
  readonly text: string;
  readonly signal: AbortSignal;
  readonly onCall: (call: ModelCall) => void;
}

async function closed(
  { chatModel, engine, onFault }: ReplyContext,
  { text, signal, onCall }: Reading,
): Promise<ClosedStory> {
  const unread: ClosedStory = { text, standIn: null, candidates: [] };
  if (chatModel.kind === "engine") return unread;
  const known = remembered.get(chatModel.vendor) ?? new Map<string, ClosedStory>();
  remembered.set(chatModel.vendor, known);
  const before = known.get(text);
  if (before) return before;
  try {
    const story = storyOf(text, await readTwice(text, { model: chatModel, engine, signal, onCall }));
    if (known.size >= REMEMBERED_MAX) known.delete(known.keys().next().value ?? "");
    known.set(text, story);
    return story;
  } catch (error) {
    if (!signal.aborted) onFault(error);
    return unread;
  }
}

function storyOf(text: string, { reading }: Found): ClosedStory {
  if (reading.kind === "agreed") return { text, standIn: reading.standIn, candidates: [] };
  const candidates = reading.kind === "differ" ? reading.readings.map(({ answer }) => answer) : [];
  return { text, standIn: null, candidates };
}
