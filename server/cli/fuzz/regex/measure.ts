import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Growth } from "./growth";
import type { Pattern } from "./literals";

/** What the other process is handed and what it hands back. */
export interface Share {
  readonly patterns: readonly Pattern[];
  readonly thorough: boolean;
}
export type Told = { readonly begun: number } | { readonly growths: readonly Growth[] };

/** What became of measuring: what grows too fast, and what never came back and was ended. */
export interface Measured {
  readonly growths: readonly Growth[];
  readonly endless: readonly Pattern[];
}

/** Measures expressions in a process of its own, which is ended when one of them does not come back: it is told apart,
 * and the rest goes on behind it.
 * @param options `patienceMs`: how long one expression may keep the process */
export async function measure(
  share: Share,
  { patienceMs }: { readonly patienceMs: number },
): Promise<Measured> {
  const growths: Growth[] = [];
  const endless: Pattern[] = [];
  let left = share.patterns;
  while (left.length > 0) {
    const { done, found } = await run({ ...share, patterns: left }, patienceMs);
    growths.push(...found);
    const stuck = left[done];
    if (stuck) endless.push(stuck);
    left = left.slice(done + 1);
  }
  return { growths, endless };
}

function run(share: Share, patienceMs: number): Promise<{ done: number; found: readonly Growth[] }> {
  const child = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
    execArgv: ["--import", "tsx"],
    serialization: "advanced",
  });
  const found: Growth[] = [];
  let done = 0;
  return new Promise((resolve, reject) => {
    const end = () => void child.kill("SIGKILL");
    let timer = setTimeout(end, patienceMs * 10);
    child.on("message", (told: Told) => {
      clearTimeout(timer);
      timer = setTimeout(end, patienceMs);
      if ("begun" in told) done = told.begun;
      if ("begun" in told && done === share.patterns.length) end();
      if ("growths" in told) found.push(...told.growths);
    });
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(timer);
      if (code) reject(new Error(`the measuring process ended with ${code}`));
      else resolve({ done, found });
    });
    child.send(share);
  });
}
