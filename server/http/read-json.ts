import "server-only";
import { setImmediate } from "node:timers/promises";
import { JSONParser } from "@streamparser/json";

/** Characters that are read before everyone else's requests get their turn. */
const CHARACTERS_AT_ONCE = 32_000;

/** Reads a long JSON text as `JSON.parse` does, a little at a time.
 * @throws {SyntaxError} for what is no JSON */
export async function readJson(text: string): Promise<unknown> {
  const parser = new JSONParser({ keepStack: false });
  let content: unknown;
  let isWhole = false;
  parser.onValue = ({ value, stack }) => {
    if (stack.length > 0) return;
    content = value;
    isWhole = true;
  };
  try {
    for (let at = 0; at < text.length; at += CHARACTERS_AT_ONCE) {
      if (at > 0) await setImmediate();
      parser.write(text.slice(at, at + CHARACTERS_AT_ONCE));
    }
    if (!parser.isEnded) parser.end();
  } catch (cause) {
    throw new SyntaxError("no JSON", { cause });
  }
  if (!isWhole) throw new SyntaxError("no JSON");
  return content;
}
