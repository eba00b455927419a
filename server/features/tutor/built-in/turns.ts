import "server-only";
import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import type { ModelMessage } from "ai";
import type { Turn } from "./types";

/** What was said, as text. Instructions, files and tool traffic mean nothing to the embedded tutor. */
export function turnsOf(prompt: LanguageModelV4Prompt): readonly Turn[] {
  return prompt.flatMap((message): Turn[] => {
    if (message.role !== "user" && message.role !== "assistant") return [];
    const text = message.content
      .map((part) => (part.type === "text" ? part.text : ""))
      .join("\n")
      .trim();
    return [{ role: message.role, text }];
  });
}

/** The same of messages that are not yet on their way to a model. */
export function turnsIn(messages: readonly ModelMessage[]): readonly Turn[] {
  return messages.flatMap(({ role, content }): Turn[] => {
    if (role !== "user" && role !== "assistant") return [];
    const text =
      typeof content === "string"
        ? content
        : content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
    return [{ role, text: text.trim() }];
  });
}
