import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

type Values = Record<string, string | undefined>;

export interface Outcome {
  code: number;
  /** The person at the terminal, or the system, asked this process to stop. */
  stopped: boolean;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs a command of Next. */
export const runNext = (args: readonly string[], values: Values): Promise<Outcome> =>
  run([createRequire(import.meta.url).resolve("next/dist/bin/next"), ...args], values);

/** How V8 keeps the server's memory. Without a bound it lets a heap grow to four times what is alive before it collects, on a
 * machine with much memory; and without a size to begin with, each thread's first collection waits for 512 MB. */
export const HEAP_OPTIONS = ["--max-old-space-size=1920", "--initial-old-space-size=192"] as const;

/** What the system's allocator may keep for itself: it gives each thread that asks a store of its own, up to eight for a
 * processor, and what is free in one serves no other. With two, the process had 1,241 MB instead of 1,416 after 2,300 texts of fuzz:server. */
export const ALLOCATOR = { MALLOC_ARENA_MAX: "2" } as const;

/** Runs the server until it ends.
 * @param dev with Next's development tools */
export const runServer = (dev: boolean, values: Values): Promise<Outcome> =>
  run([...HEAP_OPTIONS, fileURLToPath(new URL("../serve.mjs", import.meta.url)), ...(dev ? ["--dev"] : [])], {
    ...ALLOCATOR,
    ...values,
  });

/** Runs a program of Node with its output on this terminal, handing on the signals this process gets. */
function run(command: readonly string[], values: Values): Promise<Outcome> {
  const child = spawn(process.execPath, command, {
    stdio: "inherit",
    env: {
      ...values,
      LAUNCHER_PID: String(process.pid),
      NEXT_TELEMETRY_DISABLED: "1",
    } as unknown as NodeJS.ProcessEnv,
  });
  let stopped = false;
  const forward = (signal: NodeJS.Signals) => {
    stopped = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, forward);
      resolve({ code: code ?? 1, stopped });
    });
  });
}
