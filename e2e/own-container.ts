import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { freePort } from "../server/cli/test/free-port";
import { unprivileged } from "../server/cli/test/postgres";
import { inboxSettings } from "./inbox";

/** What the Dockerfile says of the image's last stage. */
export interface Image {
  /** What is copied into it: from, to. */
  readonly copies: readonly (readonly [string, string])[];
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

export function readDockerfile(file: string): Image {
  const text = readFileSync(file, "utf8");
  const stage = text.slice(text.lastIndexOf("\nFROM "));
  const list = (pattern: RegExp): string[] => JSON.parse(pattern.exec(stage)?.[1] ?? "[]");
  const variables = /^ENV (.+)$/m.exec(stage)?.[1] ?? "";
  return {
    copies: [...stage.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)].map(([, from = "", to = ""]) => [
      from,
      to,
    ]),
    environment: Object.fromEntries(
      [...variables.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
    command: list(/^CMD (\[.+\])$/m),
    healthCheck: list(/^HEALTHCHECK [\s\S]*?CMD (\[.+\])$/m),
  };
}

const READY_MS = 120_000;

/** A container without a container engine: an image's command, in a directory that holds what the image holds, with the
 * image's environment and no other, as a user who may write nothing but its data. */
export class OwnContainer {
  private words = "";

  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
    private readonly environment: Readonly<Record<string, string>>,
  ) {}

  /** Starts it and waits until it is healthy.
   * @param settings environment variables, as one would give them to the engine */
  static async start(
    image: Image,
    directory: string,
    settings: Readonly<Record<string, string>>,
  ): Promise<OwnContainer> {
    const port = String(await freePort());
    const environment = {
      PATH: process.env.PATH ?? "",
      ...image.environment,
      ...inboxSettings(),
      ...settings,
      PORT: port,
    };
    const [program = "", ...args] = image.command;
    const child = spawn(program, args, {
      cwd: directory,
      env: environment as unknown as NodeJS.ProcessEnv,
      stdio: ["ignore", "pipe", "pipe"],
      ...unprivileged(),
    });
    const container = new OwnContainer(`http://localhost:${port}`, child, environment);
    for (const output of [child.stdout, child.stderr])
      output.setEncoding("utf8").on("data", (words: string) => {
        container.words += words;
      });
    const deadline = Date.now() + READY_MS;
    while (!(await container.answers())) {
      if (Date.now() > deadline || child.exitCode !== null)
        throw new Error(`the container did not start: ${container.words}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return container;
  }

  /** Starts one that is not configured well enough.
   * @returns what it says when it ends with 1; null when it does not */
  static refusal(image: Image, directory: string, settings: Readonly<Record<string, string>>): string | null {
    const environment = { PATH: process.env.PATH ?? "", ...image.environment, ...settings };
    const [program = "", ...args] = image.command;
    const env = environment as unknown as NodeJS.ProcessEnv;
    const { status, stderr } = spawnSync(program, args, { cwd: directory, env, encoding: "utf8" });
    return status === 1 ? stderr : null;
  }

  /** Runs the image's health check in it.
   * @throws {Error} when it is not healthy */
  checkHealth({ healthCheck: [program = "", ...args] }: Image): void {
    execFileSync(program, args, { env: this.environment as unknown as NodeJS.ProcessEnv });
  }

  /** What it has printed. */
  get said(): string {
    return this.words;
  }

  /** Stops it as an engine does.
   * @returns its exit code */
  async stop(): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    const ended = new Promise<number | null>((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGTERM");
    return ended;
  }

  private answers(): Promise<boolean> {
    return fetch(`${this.origin}/api/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
  }
}
