import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEngineInProcess } from "@/server/composition/engine/testing";
import { spawnCompiled } from "@/server/composition/engine/testing-thread";
import { captureLog } from "@/server/errors/testing";
import { outlineFile } from "@/server/features/import/file/outline-file";
import { ladderOf } from "@/server/features/tutor/hints/ladder";
import type { PracticeProblem } from "@/server/solver/practice/types";
import { solve } from "@/server/solver/solve";
import { createSeal } from "../seal/keyed";
import { JOB_POLICIES } from "./policies";
import { createEnginePool, type EnginePool } from "./pool";
import type { Caller, JobInput, JobName } from "./port";

let pool: EnginePool;

beforeAll(async () => {
  pool = createEnginePool({ workers: 2, spawn: spawnCompiled("worker.ts"), log: captureLog().log });
  await pool.warm();
});
afterAll(() => pool.close());

const at = (address: string): Caller => ({
  person: `guest:${address}`,
  isAccount: false,
  address,
  requestId: null,
});

const times = (count: number, piece: (index: number) => string, joiner = ""): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join(joiner);

const nested = (depth: number, open: string, inside: string, close: string) =>
  `${open.repeat(depth)}${inside}${close.repeat(depth)}`;

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** Kinds of texts on which work grows faster than their length, each with a size to be chosen. */
const GROWING: Readonly<Record<string, (size: number) => string>> = {
  "a function in itself": (size) => `Let f(x) = x^3 + x. What is ${nested(size, "f(", "x", ")")}?`,
  "powers in powers": (size) => `Simplify ${nested(size, "(", "x+1", "+1)^9")}`,
  "a power of many terms": (size) => `Expand (${times(4, (index) => "xyzw"[index] ?? "v", "+")})^${size * 4}`,
  "a power of roots": (size) =>
    `Simplify (${PRIMES.slice(0, size)
      .map((prime) => `sqrt(${prime})`)
      .join("+")})^4`,
  "products of sums of roots": (size) =>
    `Simplify ${times(size, (index) => `(sqrt(${PRIMES[index % 14]})+sqrt(${PRIMES[(index + 5) % 14]})+1)`)}`,
  "partial fractions": (size) => `Write 1/((x-1)^${size} (x+1)^${size} (x^2+1)^${size}) in partial fractions`,
  "rational exponents": (size) =>
    `Simplify ${times(size, (index) => `(x^(1/${index + 2}) + y)^${index + 3}`, " * ")}`,
  "long sums": (size) => `Simplify ${times(size * 12, (index) => `${index + 1}x^${index % 7}`, " + ")}`,
  "a large system": (size) => `Solve ${times(size, (index) => `a${index} + ${index + 2}b = ${index}`, ", ")}`,
  "roots in roots": (size) => `Simplify ${nested(size, "sqrt(1 + ", "x", ")")}`,
};

const texts = Object.values(GROWING).flatMap((of) => [3, 8, 14, 24].map((size) => of(size).slice(0, 2_000)));

describe("texts on which work grows without measure", () => {
  it("come to an outcome each, while everyone else is answered in between", async () => {
    let turns = 0;
    const counting = setInterval(() => {
      turns += 1;
    }, 1);
    const order: string[] = [];
    const heavy = Promise.allSettled(
      texts.map(async (text, index) => {
        const { status } = await pool.as(at(`heavy-${index % 3}`)).run("solve", text);
        order.push("heavy");
        return status;
      }),
    );
    const light = Array.from({ length: 12 }, async (_, index) => {
      const { answer } = await pool.as(at(`light-${index}`)).run("solve", `Solve x + ${index} = 40`);
      order.push("light");
      return answer;
    });
    expect(await Promise.all(light)).toEqual(light.map((_, index) => `x = ${40 - index}`));
    for (const outcome of await heavy)
      expect(outcome).toMatchObject(
        outcome.status === "fulfilled" ? { value: expect.any(String) } : { reason: { code: "SERVER_BUSY" } },
      );
    clearInterval(counting);
    expect(order.lastIndexOf("light")).toBeLessThan(order.lastIndexOf("heavy"));
    expect(turns).toBeGreaterThan(texts.length);
  }, 240_000);
});

const PROBLEM = "Solve 5x + 7 = 67";
const said = [{ role: "user", text: PROBLEM }] as const;
const ladder = ladderOf(PROBLEM, 1);
if (!ladder) throw new Error(PROBLEM);
const kept = { ladder, turns: said };
const drawn = solve("Solve x^2 - 5x + 6 = 0").graph;
if (!drawn) throw new Error("nothing to draw");

const CLAIM = { kind: "arithmetic", latex: "1 + 1 = 2", at: 0, outcome: "verified", note: null } as const;

const AT = "2026-01-01T00:00:00.000Z";

const STORY: JobInput<"formalised"> = {
  text: "Ida is down to 20 beads. How many beads does Ida have?",
  formalisation: {
    facts: [
      {
        say: "has",
        quote: "Ida is down to 20 beads",
        who: "Ida",
        what: "beads",
        kind: [],
        number: "20",
        time: "",
      },
    ],
    question: {
      quote: "How many beads does Ida have?",
      ask: "now",
      who: "Ida",
      what: "beads",
      kind: [],
      verb: "",
      than: null,
      per: "",
      whole: "",
    },
    scene: [],
  },
};

const practised: PracticeProblem = {
  ...{ skill: "square-binomials", level: 1, seed: 3, text: "Expand (x + 3)^2", key: "x^2 + 6x + 9" },
  ...{ instruction: "Expand", latex: "(x + 3)^2", answer: "x^2 + 6x + 9" },
};

const FILE = new TextEncoder().encode(
  JSON.stringify({
    ...{ format: "classmate-export", version: 1, profile: { displayName: "Ada" }, solves: [] },
    chats: [
      {
        ...{ id: "c", title: "Lines", solveId: null, createdAt: AT, updatedAt: AT },
        messages: [
          { id: "m", role: "user", parts: [{ type: "text", text: "Why?" }], position: 0, createdAt: AT },
        ],
      },
    ],
  }),
);
const { rows } = await outlineFile(FILE);
const { keys } = createSeal("a-secret-of-at-least-thirty-two-bytes");

/** One of each. */
const INPUTS: { readonly [Name in JobName]: JobInput<Name> } = {
  solve: PROBLEM,
  solveDrawn: PROBLEM,
  read: PROBLEM,
  formalised: STORY,
  checkAnswer: { problem: PROBLEM, answer: "x = 12" },
  checkWorking: { problem: PROBLEM, lines: ["5x = 60", "x = 13"] },
  draw: drawn,
  tutorReply: said,
  modeReply: { mode: "hints", turns: said, ladder },
  workVerdict: [{ role: "user", text: `${PROBLEM}\n5x = 60\nx = 13` }],
  solution: said,
  ladder: PROBLEM,
  ladderInTalk: said,
  guardsAnswer: { ladder, turns: [...said, { role: "user", text: "x = 12" }] },
  leaksAnswer: { ...kept, before: "", sentence: "Look at the 7 first." },
  checksWithoutLeaks: { ...kept, checks: { claims: [CLAIM], left: 0 } },
  checkReply: { run: "r", turns: said, text: "First $5x = 60$. So $x = 13$.", ended: true },
  practiceProblem: { skill: "two-steps", level: 1, seed: 3, seen: [] },
  practiceError: { skill: "square-binomials", misconception: "square-of-sum", seed: 3, seen: [] },
  practiceChoices: practised,
  practiceAnswer: { skill: "two-steps", level: 1, seed: 3, answer: "x = 1" },
  practiceSet: { wanted: [{ skill: "two-steps", level: 1 }], seed: 3 },
  variants: { problem: PROBLEM, level: 2, count: 1, seed: 1 },
  knownErrors: ["square-of-sum", "half-forgotten"],
  importOutline: FILE,
  importPart: { at: 0, bytes: FILE.slice(), rows, keys, now: Date.parse(AT) },
  useTool: { name: "graph", input: { functions: ["x^2 - 4"] }, secret: null },
};

describe("a job on a thread", () => {
  it.each(Object.entries(INPUTS))("comes to what the engine says: %s", async (job, input) => {
    const name = job as JobName;
    const expected = await createEngineInProcess().run(name, input as JobInput<typeof name>);
    expect(await pool.run(name, input as JobInput<typeof name>)).toEqual(expected);
    expect(expected).not.toEqual(JOB_POLICIES[name].cutOff(input as never));
  });

  it("looks at a growing reply the same on whichever thread", async () => {
    const text = "First $5x = 60$. Then $x = 12$, because $60 / 5 = 12$. The answer is $x = 13$.";
    const whole = await createEngineInProcess().run("checkReply", {
      run: "whole",
      turns: said,
      text,
      ended: true,
    });
    for (let end = 10; end < text.length; end += 10) {
      const look = { run: "growing", turns: said, text: text.slice(0, end), ended: false };
      // Two at a time, so that both threads look at it.
      await Promise.all([pool.run("checkReply", look), pool.as(at("x")).run("checkReply", look)]);
    }
    const last = { run: "growing", turns: said, text, ended: true };
    expect(
      await Promise.all([pool.run("checkReply", last), pool.as(at("x")).run("checkReply", last)]),
    ).toEqual([whole, whole]);
  });
});
