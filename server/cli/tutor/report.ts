import { costMicros } from "@/server/features/ledger/policy";
import type { Checked } from "./check-model";

interface Prices {
  readonly inputPrice: number;
  readonly outputPrice: number;
  /** Null without a limit. */
  readonly dailyCap: number | null;
}

const MICROS = 1_000_000;

/** What a check found, for the person at the terminal. */
export function reportOf(model: string, checked: Checked, prices: Prices): string {
  const lines = checked.findings.map(({ what, works, words }) =>
    row(what, `${works ? "yes" : "no "}  ${words}`),
  );
  return [`Model ${model}`, ...lines, ...speedLines(checked), ...priceLines(checked, prices), ""].join("\n");
}

const row = (name: string, words: string): string => `  ${name.padEnd(10)}${words}`;

function speedLines({ firstWordMs, tokensPerSecond }: Checked): string[] {
  if (firstWordMs === null) return [];
  const rate = tokensPerSecond === null ? "" : `, then ${tokensPerSecond.toFixed(0)} tokens a second`;
  return [row("speed", `first word after ${(firstWordMs / 1_000).toFixed(1)} s${rate}`)];
}

function priceLines({ taken }: Checked, prices: Prices): string[] {
  const { input, output, estimated } = taken;
  const about = estimated ? "about " : "";
  const tokens = `this check took ${about}${input} tokens of input and ${output} of output`;
  if (prices.inputPrice === 0 && prices.outputPrice === 0) {
    const blind = prices.dailyCap === null ? "" : " AI_DAILY_CAP has no effect without them.";
    return [
      row("price", `${tokens}. AI_PRICE_INPUT and AI_PRICE_OUTPUT are not set: costs count as 0.${blind}`),
    ];
  }
  const dollars = (costMicros(taken, prices) / MICROS).toFixed(6);
  const cap =
    prices.dailyCap === null
      ? "There is no daily limit (AI_DAILY_CAP)."
      : `At most US$${prices.dailyCap} a day.`;
  return [row("price", `${tokens}: US$${dollars}. ${cap}`)];
}
