import "server-only";
import type { LanguageModelV4Prompt, LanguageModelV4Usage } from "@ai-sdk/provider";
import type { TokenCount } from "./port";

/** Bytes of UTF-8 to a token: near enough for English and TeX, and not too low for other scripts. */
const BYTES_PER_TOKEN = 4;

interface Spoken {
  readonly prompt: LanguageModelV4Prompt;
  /** What the model wrote, its thinking included, in bytes of UTF-8. */
  readonly writtenBytes: number;
}

/** What a call took: the vendor's own count where there is a whole one, else an estimate.
 * @param usage undefined for a call that ended before the vendor counted */
export function countTokens(
  usage: LanguageModelV4Usage | undefined,
  { prompt, writtenBytes }: Spoken,
): TokenCount {
  const input = usage?.inputTokens.total;
  const output = usage?.outputTokens.total;
  const counted = input !== undefined && output !== undefined && (output > 0 || writtenBytes === 0);
  if (counted) return { input, output, estimated: false };
  return { input: tokensIn(promptBytes(prompt)), output: tokensIn(writtenBytes), estimated: true };
}

const tokensIn = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN);

function promptBytes(prompt: LanguageModelV4Prompt): number {
  let bytes = 0;
  for (const { content } of prompt) {
    if (typeof content === "string") bytes += Buffer.byteLength(content);
    else for (const part of content) if (part.type === "text") bytes += Buffer.byteLength(part.text);
  }
  return bytes;
}
