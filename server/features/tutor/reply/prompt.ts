import "server-only";
import type {
  LanguageModelV4Message,
  LanguageModelV4Prompt,
  LanguageModelV4ToolCall,
  SharedV4ProviderOptions,
} from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import { parsedJson } from "@/server/objects-in";
import type { ToolAnswer } from "../tools/types";

const GO_ON =
  "Your last message broke off. Go on exactly where it stops, in the middle of the word if need be, without repeating anything.";

interface Spoken {
  readonly instructions: string;
  readonly messages: readonly ModelMessage[];
  /** The reply so far; empty for a new one. */
  readonly resumedFrom: string;
  /** What to do with it. */
  readonly goOn?: string | undefined;
}

/** What a model is sent: its part, what was said, and what it had begun to say. */
export function promptOf({
  instructions,
  messages,
  resumedFrom,
  goOn = GO_ON,
}: Spoken): LanguageModelV4Prompt {
  const going = resumedFrom === "" ? [] : [said("assistant", resumedFrom), said("user", goOn)];
  return [{ role: "system", content: instructions }, ...messages.flatMap(spoken), ...going];
}

/** Bytes of what was said that a vendor is sent: a long conversation is not paid for again with every message. */
const SAID_BYTES_MAX = 100_000;

/** The end of a conversation, as much as is sent: whole messages, the last one always. */
export function latestOf(messages: readonly ModelMessage[]): readonly ModelMessage[] {
  let bytes = 0;
  const from = messages.findLastIndex((message, index) => {
    bytes += Buffer.byteLength(JSON.stringify(message.content));
    return bytes > SAID_BYTES_MAX && index < messages.length - 1;
  });
  return messages.slice(from + 1);
}

const said = (role: "user" | "assistant", text: string): LanguageModelV4Message => ({
  role,
  content: [{ type: "text", text }],
});

/** Conversations hold words only. */
function spoken({ role, content }: ModelMessage): LanguageModelV4Message[] {
  if (role !== "user" && role !== "assistant") return [];
  if (typeof content === "string") return [said(role, content)];
  const text = content.flatMap((part) => (part.type === "text" ? [part.text] : [])).join("\n\n");
  return text === "" ? [] : [said(role, text)];
}

/** A tool that a model called, and what it was answered. */
export interface UsedTool {
  readonly call: LanguageModelV4ToolCall;
  readonly answer: ToolAnswer;
}

/** One step of a model as it sees it afterwards: what it said, and what its tools answered. */
export function stepOf(text: string, used: readonly UsedTool[]): LanguageModelV4Prompt {
  const words = text === "" ? [] : [{ type: "text" as const, text }];
  const calls = used.map(({ call: { toolCallId, toolName, input, providerMetadata } }) => ({
    type: "tool-call" as const,
    toolCallId,
    toolName,
    input: argumentsOf(input),
    // Gemini's signature of a thought has to come back with the call.
    ...(providerMetadata && { providerOptions: providerMetadata as SharedV4ProviderOptions }),
  }));
  const results = used.map(({ call: { toolCallId, toolName }, answer }) => ({
    type: "tool-result" as const,
    toolCallId,
    toolName,
    output: { type: "text" as const, value: JSON.stringify(answer) },
  }));
  return [
    { role: "assistant", content: [...words, ...calls] },
    { role: "tool", content: results },
  ];
}

/** Servers refuse a conversation in which arguments are no object. */
function argumentsOf(input: string): unknown {
  const value = parsedJson(input);
  return typeof value === "object" && value !== null ? value : {};
}
