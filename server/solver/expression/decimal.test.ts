import { describe, expect, it } from "vitest";
import { toLatex } from "../printer/latex";
import { decimalDigits, decimalNode, decimalText, roundTo, terminatingDigits } from "./decimal";
import { rational } from "./rational";

describe("decimals", () => {
  it("count the digits a value needs", () => {
    expect(terminatingDigits(rational(3n, 8n))).toBe(3);
    expect(terminatingDigits(rational(1n, 250n))).toBe(3);
    expect(terminatingDigits(rational(1n, 6n))).toBeNull();
  });

  it("round halves away from zero", () => {
    expect(roundTo(rational(5n, 2n), 0)).toEqual(rational(3n));
    expect(roundTo(rational(-5n, 2n), 0)).toEqual(rational(-3n));
    expect(roundTo(rational(1449n, 1000n), 1)).toEqual(rational(7n, 5n));
  });

  it("round to tens and hundreds for negative places", () => {
    expect(roundTo(rational(13_748n), -2)).toEqual(rational(13_700n));
    expect(roundTo(rational(45n), -1)).toEqual(rational(50n));
  });

  it("are cut off, with an ellipsis when more follows", () => {
    expect(decimalDigits(rational(-19n, 12n), 3)).toBe("-1.583");
    expect(decimalText(rational(1n, 3n))).toBe("0.3333\\ldots");
    expect(decimalText(rational(-1n, 8n))).toBe("-0.125");
  });

  it("are written with the places asked for", () => {
    expect(toLatex(decimalNode(rational(-5n, 2n), 2))).toBe("-2.50");
  });
});
