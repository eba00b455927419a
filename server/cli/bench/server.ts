import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../test/free-port";

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The product builds itself before it starts, where its last build is not of what is here now. */
const READY_MS = 10 * 60_000;

/** Starts a command that serves HTTP on PORT and waits until it answers.
 * @throws {Error} when it has not answered after ten minutes or has ended before */
export async function startServer(
  command: readonly string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Promise<RunningServer> {
  const port = await freePort();
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env, PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await waitUntilReady(origin, child);
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function waitUntilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    const answered = await fetch(origin).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill("SIGKILL");
  throw new Error(`nothing answered at ${origin}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}
