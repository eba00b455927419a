import { expect, it } from "vitest";
import { solve } from "../../solve";

it.each([
  ["LXXIX in numbers", "79"],
  ["roman numeral cdxc", "490"],
  ["what number is MMXXVI in roman numerals", "2026"],
  ["write XCIV as a number", "94"],
])("a Roman numeral is the sum of its values: %s", (text, number) => {
  expect(solve(text).latex).toBe(number);
});

it.each(["IIX in numbers", "VX as a number", "IC in numbers", "mix in numbers"])(
  "letters that write no number are none: %s",
  (text) => {
    expect(solve(text).status).toBe("unsupported");
  },
);
