import "server-only";
import { readSituation } from "../built-in/situation";
import type { Turn } from "../built-in/types";

/** The problems a conversation may be about, as the student put them, the latest first. */
export function problemsDiscussed(turns: readonly Turn[]): readonly string[] {
  const situation = readSituation(turns);
  const texts = [situation?.worked.text, situation?.original.text, situation?.posed?.instead?.text];
  return [...new Set(texts.filter((text) => text !== undefined))];
}
