import { describe, expect, it } from "vitest";
import { PAGE_CHARACTERS_MAX } from "@/server/typeset/limits";
import { fitting, pageParts } from "./page-parts";

const messages = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ at, text: "x".repeat(length) }));

describe("the messages of one page", () => {
  it("are all of an ordinary conversation", () => {
    expect(fitting([])).toBe(0);
    expect(fitting(messages(200, 1_000))).toBe(200);
    expect(pageParts(messages(200, 1_000))).toHaveLength(1);
  });

  it("are fewer the longer they are, and at least one", () => {
    expect(fitting(messages(50, 100_000))).toBe(PAGE_CHARACTERS_MAX / 200_000);
    expect(fitting(messages(3, PAGE_CHARACTERS_MAX))).toBe(1);
    expect(fitting(messages(5_000, 1))).toBe(400);
  });

  it("are together the whole conversation, each once and in order", () => {
    for (const all of [messages(2_000, 300), messages(30, 100_000), messages(3, 900_000), messages(0, 1)]) {
      expect(pageParts(all).flat()).toEqual(all);
    }
  });
});
