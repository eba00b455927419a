import { spawn } from "node:child_process";
import { createRequire } from "node:module";

export interface Outcome {
  code: number;
  /** The person at the terminal, or the system, asked this process to stop. */
  stopped: boolean;
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** How long `next dev` leaves its server to close the database before it kills it. */
const EXIT_TIMEOUT_MS = "8000";

/** Runs a command of Next with its output on this terminal, handing on the signals this process gets. */
export function runNext(
  args: readonly string[],
  values: Record<string, string | undefined>,
): Promise<Outcome> {
  const bin = createRequire(import.meta.url).resolve("next/dist/bin/next");
  const child = spawn(process.execPath, [bin, ...args], {
    stdio: "inherit",
    env: {
      ...values,
      LAUNCHER_PID: String(process.pid),
      NEXT_TELEMETRY_DISABLED: "1",
      NEXT_EXIT_TIMEOUT_MS: EXIT_TIMEOUT_MS,
      // Next stops listening at once; the product first tells who comes that it is ending (server/shutdown.ts).
      ...(args[0] === "start" && { NEXT_MANUAL_SIG_HANDLE: "true" }),
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
