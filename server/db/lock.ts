import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { BrandedError } from "@/server/errors/branded-error";

/** Who holds a database directory. `started` tells a process from a later one that got the same number. */
export interface Holder {
  pid: number;
  host: string;
  /** Where its number counts: containers count from 1 each, also when they share a host's name. "" where all is one. */
  space?: string;
  started: string;
  /** ISO 8601. */
  since: string;
}

/** The database directory is in use. The message is one sentence for the person at the terminal. */
export class DataDirectoryLocked extends BrandedError {
  static readonly brand = "DataDirectoryLocked";

  constructor(directory: string, holder: Holder) {
    const where = holder.host === hostname() ? "" : ` on ${holder.host}`;
    super(
      `The data in ${directory} is already in use by process ${holder.pid}${where}, running since ${holder.since}; ` +
        "stop that one first, or choose another place with DATA_DIR.",
    );
    this.name = "DataDirectoryLocked";
  }
}

const BEAT_MS = 15_000;
/** A holder on another machine or in another container cannot be looked up; its lock counts while it is touched. */
const SILENT_AFTER_MS = 4 * BEAT_MS;
const TAKEOVER_STUCK_MS = 10_000;

/** Takes a database directory for this process, so that no second one opens it.
 * A lock left behind by a killed process is taken over.
 * @returns a function that gives the directory back
 * @throws {DataDirectoryLocked} when a living process holds it */
export function lockDataDirectory(directory: string): () => void {
  const file = lockFile(directory);
  mkdirSync(path.dirname(file), { recursive: true });
  const mine: Holder = {
    pid: process.pid,
    host: hostname(),
    space: processSpace(),
    started: processStart(process.pid) ?? "",
    since: new Date().toISOString(),
  };
  if (!create(file, mine)) takeOver(directory, file, mine);
  const beat = setInterval(() => touch(file), BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (isSame(readHolder(file), mine)) rmSync(file, { force: true });
  };
}

/** The living process that holds a database directory, or null when it is free. */
export function currentHolder(directory: string): Holder | null {
  const file = lockFile(directory);
  const holder = readHolder(file);
  return holder && isAlive(holder, file) ? holder : null;
}

/** Beside the directory, not in it: PGlite creates a database only where it finds nothing. */
function lockFile(directory: string): string {
  return `${path.resolve(directory)}.lock`;
}

/** Replaces a dead holder's lock. Only one process at a time gets past `mkdir`, so two cannot both believe they did. */
function takeOver(directory: string, file: string, mine: Holder): void {
  const gate = `${file}.takeover`;
  if (!enter(gate)) throw new DataDirectoryLocked(directory, readHolder(file) ?? mine);
  try {
    const holder = currentHolder(directory);
    if (holder) throw new DataDirectoryLocked(directory, holder);
    rmSync(file, { force: true });
    if (!create(file, mine)) throw new DataDirectoryLocked(directory, readHolder(file) ?? mine);
  } finally {
    rmdirSync(gate);
  }
}

function enter(gate: string): boolean {
  try {
    mkdirSync(gate);
    return true;
  } catch {
    if (Date.now() - (modifiedAt(gate) ?? Date.now()) < TAKEOVER_STUCK_MS) return false;
    rmdirSync(gate);
    return enter(gate);
  }
}

function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

function isSame(a: Holder | null, b: Holder): boolean {
  return a?.pid === b.pid && a.host === b.host && a.started === b.started;
}

function isAlive(holder: Holder, file: string): boolean {
  const isHere = holder.host === hostname() && (holder.space ?? processSpace()) === processSpace();
  if (!isHere) return Date.now() - (modifiedAt(file) ?? 0) < SILENT_AFTER_MS;
  const started = processStart(holder.pid);
  return started !== null && (started === holder.started || started === "" || holder.started === "");
}

function processSpace(): string {
  try {
    return readlinkSync("/proc/self/ns/pid");
  } catch {
    return "";
  }
}

/** When a process started, in whatever form the system tells it; "" if it lives but does not tell; null if it is gone. */
function processStart(pid: number): string | null {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return null;
  }
  const known = startFromProc(pid);
  if (known === ENDED) return null;
  return known ?? startFromPs(pid) ?? "";
}

/** A process that has ended keeps its number until its parent takes note. */
const ENDED = "ended";

function startFromProc(pid: number): string | null {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name is in brackets and may contain spaces. After it: the state, and 19 fields on the start.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return /^[ZX]/.test(fields[0] ?? "") ? ENDED : `${boot}:${fields[19]}`;
  } catch {
    return null;
  }
}

function startFromPs(pid: number): string | null {
  if (process.platform === "win32") return null;
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}

function modifiedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // Someone removed the data directory under a running server; the next query says so better.
  }
}
