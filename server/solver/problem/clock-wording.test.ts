import { describe, expect, it } from "vitest";
import { solve } from "../solve";

describe("a time of day", () => {
  it.each([
    ["3pm + 2 hours", "5:00 PM"],
    ["3:15 pm - 45 min", "2:30 PM"],
    ["what is 11am plus 3 hours and 20 minutes", "2:20 PM"],
    ["10.30 p.m. + 2 hours", "12:30 AM"],
    ["5pm minus half an hour", null],
  ])("is calculated with as it is typed: %s", (text, time) => {
    const { status, latex } = solve(text);
    expect([status, latex]).toEqual(time === null ? ["unsupported", ""] : ["solved", `\\text{${time}}`]);
  });

  it.each(["3pm", "11 am", "3pm + 2", "2 + 4pm"])("is no product of letters: %s", (text) => {
    expect(solve(text)).toMatchObject({ status: "unsupported", read: { latex: "" } });
  });

  it("is read as letters between delimiters", () => {
    expect(solve("$3am + 2am$")).toMatchObject({ status: "solved", latex: "5am" });
  });
});
