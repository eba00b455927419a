import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTerminal } from "./terminal";

function watch() {
  const shown: string[] = [];
  return { shown, terminal: createTerminal((words) => void shown.push(words)) };
}

describe("lanes side by side", () => {
  it("shows the first as it speaks, and another when its turn comes", () => {
    const { shown, terminal } = watch();
    const [tests, build] = [terminal.open(), terminal.open()];
    tests.write("a");
    build.write("x");
    expect(shown).toEqual(["a"]);
    build.end();
    tests.write("b");
    expect(shown).toEqual(["a", "b"]);
    tests.end();
    expect(shown).toEqual(["a", "b", "x"]);
  });

  it("goes on live with the next when the first has ended", () => {
    const { shown, terminal } = watch();
    const [tests, build] = [terminal.open(), terminal.open()];
    build.write("x");
    tests.end();
    build.write("y");
    expect(shown).toEqual(["x", "y"]);
  });

  it("keeps every lane's words, in order and in one piece, however they come", () => {
    const said = fc.array(fc.nat(3), { maxLength: 40 });
    const ends = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(said, ends, (turns, order) => {
        const { shown, terminal } = watch();
        const lanes = order.map(() => terminal.open());
        turns.forEach((lane, at) => {
          lanes[lane]?.write(`${lane}:${at} `);
        });
        for (const lane of order) lanes[lane]?.end();
        const words = shown.join("").trim().split(" ").filter(Boolean);
        for (const lane of order) {
          const own = turns.flatMap((which, at) => (which === lane ? [`${lane}:${at}`] : []));
          expect(words.filter((word) => word.startsWith(`${lane}:`))).toEqual(own);
        }
        const runs = words.map((word) => word[0]).filter((lane, at, all) => lane !== all[at - 1]);
        expect(new Set(runs).size).toBe(runs.length);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
