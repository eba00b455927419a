import "server-only";
import type { LanguageModelV4Middleware, LanguageModelV4StreamPart } from "@ai-sdk/provider";

/** What is known of a vendor's model, for as long as the process lives. */
export interface ThinkingHabit {
  /** Its text begins with thinking that only its end marks: the template it is served with wrote the beginning. */
  beginsUnopened: boolean;
}

const BEGINNING = "<think>";
const END = "</think>";
const ID = "unopened-thinking";

/** Keeps thinking that ends with a tag but does not begin with one out of the text, and out of a whole answer thinking
 * between two tags as well. Of the first such reply the words that
 * were said before the tag came cannot be taken back; the tag itself is never said, and from then on the model is known.
 * To be put outside of whatever reads tags in pairs. */
export const unopenedThinking = (habit: ThinkingHabit): LanguageModelV4Middleware => ({
  specificationVersion: "v4",
  async wrapGenerate({ doGenerate }) {
    const result = await doGenerate();
    const content = result.content.map((part) => {
      if (part.type !== "text") return part;
      const said = withoutPairs(part.text);
      const behind = said.slice(endOf(said));
      return { ...part, text: behind === part.text ? behind : behind.trimStart() };
    });
    return { ...result, content };
  },
  async wrapStream({ doStream }) {
    const { stream, ...rest } = await doStream();
    const split = splitter(habit);
    const splitting = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
      transform(part, controller) {
        for (const each of split(part)) controller.enqueue(each);
      },
    });
    return { ...rest, stream: stream.pipeThrough(splitting) };
  },
});

/** A text without what stands between two tags. It is looked through once, however many tags there are. */
function withoutPairs(text: string): string {
  let kept = "";
  for (let at = 0; ; ) {
    const begins = text.indexOf(BEGINNING, at);
    const ends = begins < 0 ? -1 : text.indexOf(END, begins);
    if (ends < 0) return kept + text.slice(at);
    kept += text.slice(at, begins);
    at = ends + END.length;
  }
}

/** Where a text begins behind its thinking and the space after it. */
function endOf(text: string): number {
  const at = text.lastIndexOf(END);
  if (at < 0) return 0;
  const behind = text.slice(at + END.length);
  return text.length - behind.trimStart().length;
}

type Part = LanguageModelV4StreamPart;

/** One stream's state: `held` may be the beginning of the tag, `thought` may turn out to be the reply. */
interface Split {
  thinking: boolean;
  spoke: boolean;
  /** A tag has just ended: the space behind it is not said. */
  fresh: boolean;
  held: string;
  thought: string;
}

function splitter(habit: ThinkingHabit): (part: Part) => Part[] {
  const state: Split = { thinking: habit.beginsUnopened, spoke: false, fresh: false, held: "", thought: "" };
  let textId = "";
  return (part) => {
    if (part.type === "text-start") textId = part.id;
    if (part.type === "text-start" && state.thinking) return [part, { type: "reasoning-start", id: ID }];
    if (part.type === "text-delta") return delta(state, habit, part);
    if (part.type === "text-end") return [...rest(state, habit, textId), part];
    return [part];
  };
}

function delta(
  state: Split,
  habit: ThinkingHabit,
  { id, delta: piece }: Part & { type: "text-delta" },
): Part[] {
  const text = state.held + piece;
  const end = endOf(text);
  if (end > 0) {
    const wasThinking = state.thinking;
    habit.beginsUnopened = true;
    Object.assign(state, { thinking: false, held: "", thought: "", fresh: true });
    return [
      ...(wasThinking ? [{ type: "reasoning-end" as const, id: ID }] : []),
      ...said(state, id, text.slice(end)),
    ];
  }
  const begun = tagBegunIn(text);
  state.held = text.slice(text.length - begun);
  const whole = text.slice(0, text.length - begun);
  if (!state.thinking) return said(state, id, whole);
  state.thought += whole;
  return whole === "" ? [] : [{ type: "reasoning-delta", id: ID, delta: whole }];
}

/** Words of the reply, a paragraph of their own behind what was said before the tag. */
function said(state: Split, id: string, text: string): Part[] {
  const words = state.fresh ? text.trimStart() : text;
  if (words === "") return [];
  const apart = state.fresh && state.spoke ? "\n\n" : "";
  state.fresh = false;
  state.spoke ||= words.trim() !== "";
  return [{ type: "text-delta", id, delta: apart + words }];
}

/** A reply in which no tag came was no thinking. */
function rest(state: Split, habit: ThinkingHabit, id: string): Part[] {
  const { thinking, thought, held } = state;
  Object.assign(state, { thinking: false, thought: "", held: "" });
  if (!thinking) return said(state, id, held);
  habit.beginsUnopened = false;
  return [{ type: "reasoning-end", id: ID }, ...said(state, id, thought + held)];
}

/** How many characters at the end of a text may be the beginning of the tag. */
function tagBegunIn(text: string): number {
  for (let length = Math.min(END.length - 1, text.length); length > 0; length -= 1)
    if (text.endsWith(END.slice(0, length))) return length;
  return 0;
}
