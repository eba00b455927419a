import { describe, expect, it } from "vitest";
import { formatMoney } from "@/server/format";
import { firstPayment, offerWords, priceOf, yearByMonth } from "./price-words";

describe("prices in words", () => {
  it("writes amounts in their own currency's smallest unit", () => {
    expect(formatMoney(799)).toBe("$7.99");
    expect(formatMoney(0)).toBe("$0.00");
    expect(formatMoney(500, "jpy")).toBe("¥500");
  });

  it("says what each plan costs, and a year by the month", () => {
    expect(priceOf("month")).toBe("$7.99 a month");
    expect(priceOf("year")).toBe("$59.99 a year");
    expect(yearByMonth()).toBe("$5.00");
  });

  it("says how long a promotion's price holds", () => {
    const offer = { code: "SCHOOL", percentOff: 20 };
    expect(firstPayment("month", offer)).toBe(639);
    expect(offerWords("year", offer)).toBe(
      "$47.99 for the first year with the code SCHOOL, then $59.99 a year.",
    );
  });
});
