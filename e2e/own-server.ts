import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../server/cli/test/free-port";
import { layFreshDatabase } from "./fresh-database";
import { inboxSettings } from "./inbox";

const READY_MS = 120_000;
/** What it says is kept for anyone who asks why it ended; more than this is cut off at the front. */
const SAID_MAX = 200_000;

/** The product in processes of its own, to be killed without a warning. */
export class OwnServer {
  private child: ChildProcess | null = null;
  private words = "";

  private constructor(
    readonly origin: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** @param dataDirectory a new one
   * @param settings environment variables of its own */
  static async on(dataDirectory: string, settings: Record<string, string> = {}): Promise<OwnServer> {
    if (settings.DATABASE_URL === undefined) await layFreshDatabase(dataDirectory);
    const port = await freePort();
    const env = {
      ...process.env,
      ...inboxSettings(),
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDirectory,
    };
    return new OwnServer(`http://localhost:${port}`, env);
  }

  /** What its processes have printed since its last start. */
  get said(): string {
    return this.words;
  }

  /** Starts it and waits until it answers.
   * @param settings environment variables for this time */
  async start(settings: Record<string, string> = {}): Promise<void> {
    this.launch(settings);
    if (await this.answers()) return;
    await this.kill();
    throw new Error(`the server did not start: ${this.words.slice(-2000)}`);
  }

  /** Starts it and waits for nothing. */
  launch(settings: Record<string, string> = {}): void {
    // A group of its own, so that a kill takes the launcher and the server in the same instant.
    const child = spawn(process.execPath, ["--import", "tsx", "server/cli/start.ts"], {
      env: { ...this.env, ...settings },
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.words = "";
    for (const output of [child.stdout, child.stderr]) {
      output.setEncoding("utf8").on("data", (words: string) => {
        this.words = (this.words + words).slice(-SAID_MAX);
      });
    }
    this.child = child;
  }

  /** Waits until it answers, or has ended.
   * @returns whether it answers */
  async answers(): Promise<boolean> {
    const deadline = Date.now() + READY_MS;
    while (Date.now() < deadline && this.isRunning()) {
      const answered = await fetch(`${this.origin}/api/trpc/account.me`).then(
        (response) => response.ok,
        () => false,
      );
      if (answered) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }

  /** Waits until it has printed something, or has ended. */
  async says(words: string): Promise<void> {
    const deadline = Date.now() + READY_MS;
    while (this.isRunning() && !this.words.includes(words) && Date.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Asks it to end, as a supervisor does, and waits for that.
   * @returns the exit code of `npm start`; null when a signal ended it */
  async end(signal: "SIGTERM" | "SIGINT" = "SIGTERM"): Promise<number | null> {
    const child = this.child;
    if (!child || !this.isRunning()) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    child.kill(signal);
    return ended;
  }

  /** kill -9, to every process of it. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child?.pid || !this.isRunning()) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }

  isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }
}
