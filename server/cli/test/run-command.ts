import { spawn } from "node:child_process";
import { resolve as absolute } from "node:path";
import type { LaneOutput } from "./terminal";

/** Runs a command of the installed packages, its words in the lane's.
 * @returns whether it ended well */
export function runCommand(
  [name = "", ...args]: readonly string[],
  output: LaneOutput,
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  // On a terminal a command that speaks into a pipe has its colours all the same.
  const colours: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(absolute("node_modules/.bin", name), args, {
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...process.env, ...colours, ...env, NEXT_TELEMETRY_DISABLED: "1" },
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (words: string) => output.write(words));
  return new Promise((resolve) => {
    child.once("error", (error) => {
      output.write(`${error.message}\n`);
      resolve(false);
    });
    // With "exit" the last words might still be on their way.
    child.once("close", (code) => resolve(code === 0));
  });
}
