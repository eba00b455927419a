import "server-only";
import type { LanguageModelV4StreamPart } from "@ai-sdk/provider";

const NUL = /\0/g;
/** By code point: a half that has its other half beside it is none. */
const HALVES = /\p{Surrogate}/gu;
const UNKNOWN = "\ufffd";
/** Half a character at the end of a piece: the other half may be in the next one. */
const BEGUN = /[\ud800-\udbff]$/;

/** What a model writes, piece by piece, as a database can keep it: without NUL and without halves of characters. A
 * character in two pieces comes out whole, in the second. */
export function keepableText(): (piece: string) => string {
  let held = "";
  return (piece) => {
    const text = (held + piece).replace(NUL, "");
    held = BEGUN.exec(text)?.[0] ?? "";
    return text.slice(0, text.length - held.length).replace(HALVES, UNKNOWN);
  };
}

/** The same for the parts of a stream: words, thoughts and what tools are called with. */
export function keepableParts(): (part: LanguageModelV4StreamPart) => LanguageModelV4StreamPart {
  const cleaners = new Map<string, (piece: string) => string>();
  const cleanerOf = (id: string) => {
    const known = cleaners.get(id) ?? keepableText();
    cleaners.set(id, known);
    return known;
  };
  return (part) => {
    if ("delta" in part) return { ...part, delta: cleanerOf(`${part.type} ${part.id}`)(part.delta) };
    if (part.type === "tool-call") return { ...part, input: keepableText()(unescaped(part.input)) };
    return part;
  };
}

/** JSON has its own way of writing NUL and half characters, which are there again once it is read. */
function unescaped(input: string): string {
  try {
    return JSON.stringify(
      JSON.parse(input, (_name, value) => (typeof value === "string" ? whole(value) : value)),
    );
  } catch {
    return input;
  }
}

const whole = (text: string): string => text.replace(NUL, "").replace(HALVES, UNKNOWN);
