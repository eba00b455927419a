import "server-only";
import { parentPort } from "node:worker_threads";
import { serveJobs } from "@/server/composition/engine/serve-jobs";
import type { SolveResult } from "@/server/solver/outcome";

const kept: unknown[] = [];

const answered = (answer: string): SolveResult => ({
  status: "solved",
  read: { instruction: "", latex: "" },
  latex: "",
  answer,
  verification: "verified",
  evidence: [],
  steps: [],
  method: null,
  task: null,
  reason: null,
  alternatives: [],
  graph: null,
});

function deeper(depth: number): number {
  return 1 + deeper(depth + 1);
}

/** What an engine without its own limits might do. */
const DEEDS: Readonly<Record<string, () => unknown>> = {
  "loop for ever": () => {
    for (;;);
  },
  "match for ever": () => /^(?:a+)+$/.test(`${"a".repeat(60)}b`),
  "multiply for ever": () => {
    for (let value = 3n; ; ) value *= value;
  },
  "keep objects": () => {
    for (;;) kept.push({ kept: kept.length });
  },
  "keep long texts": () => {
    for (;;) kept.push(Array.from("x".repeat(100_000)).join(String(kept.length)));
  },
  "keep large numbers": () => {
    for (;;) kept.push((BigInt(kept.length) << 2_000_000n) + 1n);
  },
  "grow one list": () => {
    const list: number[] = [];
    for (;;) list.push(list.length);
  },
  "call itself": () => deeper(0),
  leave: () => process.exit(3),
  "throw later": () => {
    setImmediate(() => {
      throw new Error("later");
    });
    return new Promise(() => undefined);
  },
  throw: () => {
    throw new Error("a fault of the engine");
  },
  "answer with a function": () => () => undefined,
};

const solve = (text: string) => (Object.hasOwn(DEEDS, text) ? DEEDS[text]?.() : answered(text));

if (parentPort)
  serveJobs(parentPort, {
    solve,
    solveDrawn: async (text: string) => ({ result: await solve(text), drawings: [] }),
  });
