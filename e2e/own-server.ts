import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../server/cli/test/free-port";

/** The product in processes of its own, to be killed without a warning. */
export class OwnServer {
  private child: ChildProcess | null = null;

  private constructor(
    readonly origin: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** @param settings environment variables of its own */
  static async on(dataDirectory: string, settings: Record<string, string> = {}): Promise<OwnServer> {
    const port = await freePort();
    const env = { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDirectory };
    return new OwnServer(`http://localhost:${port}`, env);
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    // A group of its own, so that a kill takes the launcher and the server in the same instant.
    const child = spawn(process.execPath, ["--import", "tsx", "server/cli/start.ts"], {
      env: this.env,
      detached: true,
      stdio: "ignore",
    });
    this.child = child;
    const deadline = Date.now() + 60_000;
    while (Date.now() < deadline && child.exitCode === null) {
      const answered = await fetch(`${this.origin}/api/trpc/account.me`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await this.kill();
    throw new Error("the server did not start");
  }

  /** kill -9, to every process of it. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }
}
