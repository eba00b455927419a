import "server-only";
import type {
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import type { CallEstimate } from "@/server/providers/model/port";
import type { TokenCount } from "../port";
import { soundCount } from "./sound-usage";

/** Bytes of UTF-8 to a token: near enough for English and TeX, and not too low for other scripts. */
const BYTES_PER_TOKEN = 4;

/** What vendors put around each message and each tool. */
const FRAME_TOKENS = 32;
/** No vendor counts more for a picture of the size that is sent. */
const IMAGE_TOKENS_MAX = 50_000;
const IMAGE_TOKENS = 1_500;

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
  const input = soundCount(usage?.inputTokens.total);
  const output = soundCount(usage?.outputTokens.total);
  // No request is of nothing: a count that is not there comes as none.
  const counted = input !== null && input > 0 && output !== null && (output > 0 || writtenBytes === 0);
  if (counted) return { input, output, estimated: false };
  return { input: inputTokensOf(prompt), output: tokensIn(writtenBytes), estimated: true };
}

const tokensIn = (bytes: number): number => Math.ceil(bytes / BYTES_PER_TOKEN);

/** What a request is reckoned to take before it is sent. A token has at least one byte.
 * @param outputTokensMax the limit that is sent with it */
export function estimateCall(
  { prompt, tools = [] }: Pick<LanguageModelV4CallOptions, "prompt" | "tools">,
  outputTokensMax: number,
): CallEstimate {
  const images = prompt.flatMap(filesIn).length;
  const inputTokensMax =
    promptBytes(prompt) +
    Buffer.byteLength(JSON.stringify(tools)) +
    FRAME_TOKENS * (1 + prompt.length + tools.length) +
    IMAGE_TOKENS_MAX * images;
  return { inputTokens: inputTokensOf(prompt), inputTokensMax, outputTokensMax };
}

const inputTokensOf = (prompt: LanguageModelV4Prompt): number =>
  tokensIn(promptBytes(prompt)) + IMAGE_TOKENS * prompt.flatMap(filesIn).length;

const filesIn = ({ content }: LanguageModelV4Prompt[number]) =>
  typeof content === "string" ? [] : content.filter(({ type }) => type === "file");

/** Of all that is sent as text: words, calls of tools and their answers. */
function promptBytes(prompt: LanguageModelV4Prompt): number {
  let bytes = 0;
  for (const { content } of prompt) {
    if (typeof content === "string") bytes += Buffer.byteLength(content);
    else
      for (const part of content) {
        if (part.type === "text") bytes += Buffer.byteLength(part.text);
        else if (part.type !== "file") bytes += Buffer.byteLength(JSON.stringify(part));
      }
  }
  return bytes;
}
