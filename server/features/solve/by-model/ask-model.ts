import "server-only";
import { generateText } from "ai";
import type { MeteredModel, ModelCall } from "@/server/providers/model/port";
import type { Formalisation } from "@/server/solver/formalisation/types";
import { READING_TOKENS_MAX } from "./constants";
import { READING_INSTRUCTIONS, readingRequest } from "./instructions";
import { formalisationIn } from "./policy";

interface Asking {
  readonly text: string;
  /** Which reading it is, from 0: the first is the model's surest, the others are drawn by themselves. */
  readonly place: number;
  readonly abortSignal: AbortSignal;
  /** Told of each call, also of one that fails. */
  readonly onCall: (call: ModelCall) => void;
}

/** Asks a language model once for what a text says. It knows nothing of the other readings.
 * @returns null where what it writes is no formalisation
 * @throws {AppError} TOO_MANY_REQUESTS, TIMEOUT, MODEL_UNAVAILABLE
 * @throws whatever the signal was aborted with */
export async function askForReading(
  model: MeteredModel,
  { text, place, abortSignal, onCall }: Asking,
): Promise<Formalisation | null> {
  const written = await generateText({
    model: model.reporting(onCall),
    instructions: READING_INSTRUCTIONS,
    prompt: readingRequest(text),
    temperature: place === 0 ? 0 : 0.8,
    maxOutputTokens: READING_TOKENS_MAX,
    // The model repeats itself what is worth repeating.
    maxRetries: 0,
    abortSignal,
  });
  return formalisationIn(written.text);
}
