import "server-only";
import type {
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from "@ai-sdk/provider";
import { metrics } from "@/server/providers/metrics/metrics";
import { traced } from "@/server/providers/tracing";
import type { ModelFailure } from "../failure";
import type { ModelCall } from "../port";
import { countTokens } from "./tokens";

/** What is known of a call while it runs. The first of its four endings counts; later ones are not told. */
export interface CallRecord {
  tried(): void;
  tries(): number;
  /** Since the first try. */
  ms(): number;
  wrote(part: LanguageModelV4StreamPart): void;
  finished(usage: LanguageModelV4Usage): void;
  cutOff(failure: ModelFailure): void;
  failed(failure: ModelFailure): void;
  stopped(): void;
}

export function recordCall(
  prompt: LanguageModelV4Prompt,
  onCall: ((call: ModelCall) => void) | undefined,
): CallRecord {
  const began = performance.now();
  let tries = 0;
  let writtenBytes = 0;
  let told = false;
  const ms = () => performance.now() - began;
  const tell = (
    outcome: ModelCall["outcome"],
    { failure, usage }: { readonly failure?: ModelFailure; readonly usage?: LanguageModelV4Usage } = {},
  ) => {
    if (told) return;
    told = true;
    const tokens = countTokens(usage, { prompt, writtenBytes });
    const { reason, status } = failure ?? {};
    const { modelCalls, modelSeconds, modelTokens } = metrics();
    modelCalls.add({ outcome });
    modelSeconds.observe({}, ms() / 1_000);
    modelTokens.add({ direction: "input" }, tokens.input);
    modelTokens.add({ direction: "output" }, tokens.output);
    traced({ kind: "model", outcome, tokensIn: tokens.input, tokensOut: tokens.output, ms: ms() });
    onCall?.({ outcome, reason, status, tries, ms: Math.round(ms()), tokens });
  };
  return {
    tried: () => {
      tries += 1;
    },
    tries: () => tries,
    ms,
    wrote(part) {
      if ("delta" in part) writtenBytes += Buffer.byteLength(part.delta);
    },
    finished: (usage) => tell("finished", { usage }),
    cutOff: (failure) => tell("cut-off", { failure }),
    failed: (failure) => tell("failed", { failure }),
    stopped: () => tell("stopped"),
  };
}
