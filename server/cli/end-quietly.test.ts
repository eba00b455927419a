import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../..", import.meta.url).pathname;
/** More than a pipe holds. */
const LINES = 1200;

/** A program whose output is read up to the first piece and no further. */
async function unread(script: string, line: object): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ["--import", "tsx", script, "--jsonl"], { cwd: ROOT });
  let errors = "";
  child.stderr.on("data", (piece) => {
    errors += piece;
  });
  child.stdin.on("error", () => undefined);
  child.stdout.once("data", () => child.stdout.destroy());
  child.stdin.end(`${JSON.stringify(line)}\n`.repeat(LINES));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, errors };
}

describe("a program whose lines nobody reads any more", () => {
  it.each([
    ["server/cli/solve.ts", { id: 1, text: "2 + 2" }],
    ["server/cli/check.ts", { id: 1, problem: "2 + 2", answer: "4" }],
  ])("%s ends without a word", async (script, line) => {
    expect(await unread(script, line)).toEqual({ code: 0, errors: "" });
  });
});
