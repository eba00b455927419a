import { beforeAll, describe, expect, it, vi } from "vitest";
import { drawn } from "@/server/testing/drawn";
import { checkAnswer } from "../check/check";
import { hintOf } from "../hints/hint-of";
import { solve } from "../solve";
import { PROBLEMS } from "../verify/gate/problems";
import { TopicMissing } from "./topic-missing";

/** Of each task; all of them would take as long as the tests of the engine do. */
const EACH = drawn(3);

type Engine = Pick<typeof import("../solve"), "solve"> &
  Pick<typeof import("../check/check"), "checkAnswer"> &
  Pick<typeof import("../hints/hint-of"), "hintOf">;

let engine: Engine;
let loads = 0;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock("./all", () => vi.importActual("./lazy"));
  vi.doMock("../problem/readers/all", () => vi.importActual("../problem/readers/lazy"));
  vi.doMock("../problem/readers/laws-all", () => vi.importActual("../problem/readers/laws-lazy"));
  vi.doMock("../hints/all", () => vi.importActual("../hints/lazy"));
  engine = {
    ...(await import("../solve")),
    ...(await import("../check/check")),
    ...(await import("../hints/hint-of")),
  };
});

/** Does work, again with each topic that it lacks. */
async function whole<Output>(work: () => Output): Promise<Output> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!TopicMissing.isInstance(error)) throw error;
      loads += 1;
      await error.load();
    }
  }
}

describe("an engine that loads its topics when they are met", () => {
  it("has what is asked most from the beginning", () => {
    for (const text of ["Solve 3x + 5 = 20", "Expand (x + 2)(x - 3)", "x^2 - 5x + 6 = 0", "3/4 + 5/6"])
      expect(engine.solve(text)).toEqual(solve(text));
  });

  it("breaks off where a topic is missing, and says which to load", async () => {
    expect(() => engine.solve("Differentiate x^3")).toThrow("not loaded yet");
    await whole(() => engine.solve("Differentiate x^3"));
    expect(loads).toBeGreaterThan(0);
    expect(engine.solve("Differentiate x^3")).toEqual(solve("Differentiate x^3"));
  });

  it.each(Object.entries(PROBLEMS))("comes to the same for %s", async (_task, texts) => {
    for (const text of texts.slice(0, EACH)) {
      const [found, expected] = [await whole(() => engine.solve(text)), solve(text)];
      expect(found, text).toEqual(expected);
      expect(await whole(() => engine.hintOf(found)), text).toEqual(hintOf(expected));
      const check = await whole(() => engine.checkAnswer(text, expected.answer));
      expect(check, text).toEqual(checkAnswer(text, expected.answer));
    }
  });
});
