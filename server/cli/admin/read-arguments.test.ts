import { describe, expect, it } from "vitest";
import { HELP, readArguments, UsageError } from "./read-arguments";

const read = (line: string) => readArguments(line.split(" ").filter((word) => word !== ""));

describe("the command line", () => {
  it.each([
    ["user ada@example.org", { command: "user", user: "ada@example.org" }],
    [
      "grant ada@example.org 14 our own mistake",
      { command: "grant", user: "ada@example.org", days: 14, reason: "our own mistake" },
    ],
    ["sign-out ada@example.org", { command: "sign-out", user: "ada@example.org" }],
    ["two-step-off ada@example.org", { command: "two-step-off", user: "ada@example.org" }],
    ["replay evt_1", { command: "replay", event: "evt_1" }],
    ["funnel", { command: "funnel", days: 30 }],
    ["funnel 7", { command: "funnel", days: 7 }],
    ["costs 366", { command: "costs", days: 366 }],
    ["checks", { command: "checks", days: 30 }],
  ])("of %s is understood", (line, command) => {
    expect(read(line)).toEqual({ command, json: false });
  });

  it("may ask for JSON anywhere", () => {
    expect(read("--json funnel 7").json).toBe(true);
    expect(read("grant a@b.c 3 --json why")).toEqual({
      command: { command: "grant", user: "a@b.c", days: 3, reason: "why" },
      json: true,
    });
  });

  it.each(["", "help", "drop everything", "--json"])("of “%s” is answered with what there is", (line) => {
    expect(() => read(line)).toThrow(new UsageError(HELP));
  });

  it.each([
    ["user", /Name an account/],
    ["grant", /Name an account/],
    ["grant a@b.c", /how many days of Plus/],
    ["grant a@b.c 0 why", /how many days of Plus/],
    ["grant a@b.c 367 why", /how many days of Plus/],
    ["grant a@b.c 2.5 why", /how many days of Plus/],
    ["grant a@b.c 14", /Say why/],
    ["sign-out", /Name an account/],
    ["replay", /Name the event/],
    ["funnel soon", /for how many days/],
    ["costs 0", /for how many days/],
  ])("of %s is refused with what is missing", (line, words) => {
    expect(() => read(line)).toThrow(words);
  });
});
