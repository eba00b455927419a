import type { Detector } from "./unclear";

const AMOUNTS = /[$£€¥]\s?\d|\d\s?[£€¥¢]/;
/** 5p and 30c beside a sign for pounds or dollars are pence and cents. */
const SMALL_COIN = /\d\s?(?:p|c|¢|ct|cts)(?![a-z(^*])/i;

/** £3 + 5p and €4 + $2: amounts in different units do not add up as they stand. */
export const moneyUnits: Detector = (text) => {
  if (!AMOUNTS.test(text) || /[a-z]{4,}/i.test(text)) return null;
  const signs = new Set(text.match(/[£€¥]|\$(?=\s?\d)/g) ?? []);
  const isLatex = /\$[^$]*[\\^=+*/-][^$]*\$/.test(text);
  const mixes = signs.size > 1 && !isLatex;
  const coins = [...signs].some((sign) => sign !== "$" || !isLatex) && SMALL_COIN.test(text);
  return mixes || coins
    ? { question: "These amounts of money are in different units. Write all of them in one.", ways: [] }
    : null;
};
