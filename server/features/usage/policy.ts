import type { Spending, Taken } from "./types";

interface Call {
  readonly tokens: { readonly input: number; readonly output: number; readonly estimated: boolean };
}

/** What a reply's calls took together. A price for a million tokens in dollars is the price of one in millionths. */
export function takenBy(
  calls: readonly Call[],
  { inputPrice, outputPrice }: Pick<Spending, "inputPrice" | "outputPrice">,
): Taken {
  const inputTokens = calls.reduce((sum, { tokens }) => sum + tokens.input, 0);
  const outputTokens = calls.reduce((sum, { tokens }) => sum + tokens.output, 0);
  return {
    inputTokens,
    outputTokens,
    estimated: calls.some(({ tokens }) => tokens.estimated),
    costMicros: Math.ceil(inputTokens * inputPrice + outputTokens * outputPrice),
  };
}

/** The beginning of the day by UTC. */
export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
