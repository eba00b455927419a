import type { Booking, OpenCall, Spending, Tokens, TokensMax } from "./types";

type Prices = Pick<Spending, "inputPrice" | "outputPrice">;

const MICROS = 1_000_000;

/** What tokens cost, in millionths of a US dollar. A price for a million tokens in dollars is the price of one in
 * millionths. */
export const costMicros = (
  { input, output }: Pick<Tokens, "input" | "output">,
  { inputPrice, outputPrice }: Prices,
): number => Math.ceil(input * inputPrice + output * outputPrice);

/** The most that a request can cost. */
export const worstCase = (estimate: TokensMax, prices: Prices): number =>
  costMicros({ input: estimate.inputTokensMax, output: estimate.outputTokensMax }, prices);

/** A budget in millionths of a US dollar; null without a limit. */
export const capMicros = ({ dailyCap }: Pick<Spending, "dailyCap">): number | null =>
  dailyCap === null ? null : Math.floor(dailyCap * MICROS);

/** The day by UTC of a moment.
 * @example dayOf(new Date("2026-01-05T23:59:59Z")) // "2026-01-05" */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** What a request took, as it is booked. Where the vendor has not counted, nobody knows what a reply has cost that was
 * stopped, or broke off: a model may have thought at length before its first word. It is booked with the most that was set
 * aside, so that the day's budget holds whatever the vendor's bill says.
 * @param reservedMicros the most that it can have cost */
export const bookingOf = (taken: Tokens, reservedMicros: number, prices: Prices): Booking => ({
  inputTokens: taken.input,
  outputTokens: taken.output,
  estimated: taken.estimated,
  costMicros: taken.estimated ? reservedMicros : costMicros(taken, prices),
});

/** What is booked for a request whose process died. */
export const lostBooking = ({ inputTokens, outputTokens, reservedMicros }: OpenCall): Booking => ({
  inputTokens,
  outputTokens,
  estimated: true,
  costMicros: reservedMicros,
});

export const NOTHING_TAKEN: Booking = { inputTokens: 0, outputTokens: 0, estimated: false, costMicros: 0 };
