import { expect, it } from "vitest";
import { solve } from "@/server/solver/solve";
import { EXAMPLES } from "./examples";

it.each(EXAMPLES)("solves its own example: $shown", ({ text }) => {
  const { status, verification } = solve(text);
  expect(status).toBe("solved");
  expect(verification).not.toBe("unchecked");
});
