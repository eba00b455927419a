import "server-only";
import type { ModelMessage } from "ai";
import { readSituation } from "../embedded/situation";
import type { Turn } from "../embedded/types";

/** The problems a conversation may be about, as the student put them, the latest first. */
export function problemsDiscussed(messages: readonly ModelMessage[]): readonly string[] {
  const turns = messages.flatMap(({ role, content }): Turn[] =>
    (role === "user" || role === "assistant") && typeof content === "string" ? [{ role, text: content }] : [],
  );
  const situation = readSituation(turns);
  const texts = [situation?.worked.text, situation?.original.text, situation?.posed?.instead?.text];
  return [...new Set(texts.filter((text) => text !== undefined))];
}
