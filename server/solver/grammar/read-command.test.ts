import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { solve } from "../solve";

/** What people write around a question without meaning anything by it. */
const BEFORE = ["", "pls ", "hi can u help me with ", "im stuck, ", "Q7. ", "how do i ", "could you please "];
const AFTER = ["", " pls", " thx", " ??", " asap", ", no calculator allowed", " show all steps"];

/** A command in several wordings, `*` standing for the mathematics. */
const COMMANDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  solve: ["solve *", "solve for x: *", "find x if *", "if * what is x", "* solve for x", "whats x when *"],
  expand: ["expand *", "* expand", "multiply out *", "expand and simplify *", "remove the brackets *"],
  factor: ["factorise *", "* factorise", "factor completely *", "factorize * fully", "put into brackets *"],
  simplify: ["simplify *", "* simplify", "simplify fully *", "* simplify it"],
  calculate: ["whats *", "work out *", "calculate *", "* =?", "what is *"],
  derivative: ["differentiate *", "derivative of *", "find the derivative of *", "* differentiate"],
  integral: ["integrate *", "find the integral of *", "antiderivative of *", "* integrate"],
};

const small = fc.integer({ min: 2, max: 12 });
/** Mathematics to which a command can be given, made of whole numbers. */
const MATHEMATICS: Readonly<Record<string, (a: number, b: number, c: number) => string>> = {
  solve: (a, b, c) => `${a}x + ${b} = ${c}`,
  expand: (a, b, c) => `(${a}x + ${b})(x - ${c})`,
  factor: (a, b) => `x^2 + ${a + b}x + ${a * b}`,
  simplify: (a, b, c) => `${a}x + ${b} - ${c}(x - 1)`,
  calculate: (a, b, c) => `${a} + ${b}*${c}`,
  derivative: (a, b, c) => `${a}x^${c} + ${b}x`,
  integral: (a, b, c) => `${a}x^${c} + ${b}x`,
};

/** Whitespace and case as people type them. */
const typed = (text: string, isShouted: boolean): string =>
  isShouted ? text.replace(/[a-z]{4,}/g, (word) => word.toUpperCase()) : text;

describe("a command that is worded in another way", () => {
  for (const [command, wordings] of Object.entries(COMMANDS))
    it(`${command}: has the same answer, or none`, () => {
      const write = MATHEMATICS[command] as (a: number, b: number, c: number) => string;
      let answered = 0;
      let asked = 0;
      fc.assert(
        fc.property(
          fc.record({
            numbers: fc.tuple(small, small, small),
            wording: fc.constantFrom(...wordings),
            before: fc.constantFrom(...BEFORE),
            after: fc.constantFrom(...AFTER),
            isShouted: fc.boolean(),
          }),
          ({ numbers: [a, b, c], wording, before, after, isShouted }) => {
            const mathematics = write(a, b, c);
            const plain = solve(wordings[0].replace("*", mathematics));
            const other = solve(typed(before + wording.replace("*", mathematics) + after, isShouted));
            asked += 1;
            if (other.status === "solved" || other.status === "no-solution") {
              answered += 1;
              expect(other.latex).toBe(plain.latex);
            }
          },
        ),
        { seed: 20261123, numRuns: 60 },
      );
      expect(answered / asked, "the share that is answered").toBeGreaterThan(0.9);
    });
});

describe("a slip of the pen", () => {
  it.each([
    ["slove 4x - 9 = 11", "x = 5", "“slove” read as “solve”"],
    ["simplfy 9a - 2a + 5", "7a + 5", "“simplfy” read as “simplify”"],
    ["find the derivitive of 7x^2", "14x", "“derivitive” read as “derivative”"],
  ])("is read as the word that is meant, and said: %s", (text, answer, said) => {
    const found = solve(text);
    expect(found.latex).toBe(answer);
    expect(found.read.instruction).toContain(said);
  });
});

describe("a question that tells too little", () => {
  it.each(["find the value of x", "what is y", "simplify k please"])("is refused: %s", (text) => {
    expect(solve(text).status).toBe("unsupported");
  });
});

describe("a word that carries meaning and is not understood", () => {
  const STRANGE = [
    "positive",
    "largest",
    "imaginary part of",
    "twice",
    "except",
    "odd",
    "nearly",
    "blue",
    "not",
  ];
  it("is never read over", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...STRANGE),
        fc.constantFrom(...Object.keys(COMMANDS)),
        fc.tuple(small, small, small),
        fc.boolean(),
        (word, command, [a, b, c], isBefore) => {
          const mathematics = (MATHEMATICS[command] as (a: number, b: number, c: number) => string)(a, b, c);
          const order = (COMMANDS[command] as readonly string[]).at(0)?.replace("*", "").trim();
          const text = isBefore
            ? `pls ${order} ${word} ${mathematics}`
            : `${mathematics} ${word} ${order} pls`;
          const found = solve(text);
          if (found.status === "solved") expect(found.latex).toBe("");
        },
      ),
      { seed: 20261123, numRuns: 150 },
    );
  });
});
