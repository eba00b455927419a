import { describe, expect, it } from "vitest";
import CONFUSED from "./confused.json";
import { replyTo } from "./testing";

const reply = (...messages: readonly string[]): string => replyTo(...messages.filter((each) => each !== ""));

/** The mathematics of a problem that the tutor sets. */
const SET = /^Try this one: .*: \$([^$\n]+)\$$/m;

describe("a student who is confused", () => {
  it.each(CONFUSED)("about %j says %j and is answered", (problem = "", turn = "", said = "") => {
    expect(reply(problem, turn)).toMatch(new RegExp(said));
  });

  it("gets something smaller each time they say that they do not get it", () => {
    const said = [1, 2, 3].map((times) =>
      reply("solve 4x - 9 = 15", ...Array.from({ length: times }, () => "i still dont get it")),
    );
    expect(new Set(said).size).toBe(3);
  });

  it("gets a harder or an easier one on demand", () => {
    const set = (turn: string) => SET.exec(reply("Solve 3x + 5 = 20", turn))?.[1];
    expect(new Set([set("an easier one please"), set("harder one")]).size).toBe(2);
  });

  it("is asked about what was named before, and is never left at a word", () => {
    const set = SET.exec(reply("i have a test tomorrow on fractions", "quiz me"))?.[1];
    expect(set).toMatch(/frac|\//);
    for (const word of ["ok", "yes", "skip", "no"])
      expect(reply(word)).toMatch(/[Ss]end (?:me a problem|it to me)/);
  });

  it("works on what the tutor set until then", () => {
    const set = SET.exec(reply("Solve 3x + 5 = 20", "another one like this"))?.[1] ?? "nothing was set";
    expect(reply("Solve 3x + 5 = 20", "another one like this", "show me the solution")).toContain(set);
  });

  it("is set another problem without the words of the one before, and never the same", () => {
    const asked = ["how do i solve 3x + 5 = 20", "another one like this", "another one like this"];
    const [first, second] = [reply(...asked.slice(0, 2)), reply(...asked)];
    for (const said of [first, second]) {
      expect(said).not.toContain("how do i");
      expect(SET.exec(said)?.[1]).toMatch(/x/);
    }
    expect(SET.exec(second)?.[1]).not.toBe(SET.exec(first)?.[1]);
  });

  it("is not sent to the tutor by the tutor", () => {
    for (const text of ["who are you", "asdf qwer", "can you help me with my essay", "hello", "ok"])
      expect(reply(text)).not.toMatch(/ask (?:your|the) tutor/i);
  });
});
