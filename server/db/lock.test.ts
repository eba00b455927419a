import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentHolder, DataDirectoryLocked, type Holder, lockDataDirectory } from "./lock";

let root: string;
let directory: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "lock-"));
  directory = path.join(root, "database");
  file = `${directory}.lock`;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function leaveLock(holder: Partial<Holder>): void {
  const unlock = lockDataDirectory(directory);
  const own: Holder = JSON.parse(readFileSync(file, "utf8"));
  unlock();
  writeFileSync(file, JSON.stringify({ ...own, ...holder }));
}

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

describe("the lock on a database directory", () => {
  it("refuses a second holder and says in one sentence who the first is", () => {
    const unlock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLocked);
    expect(() => lockDataDirectory(directory)).toThrow(
      new RegExp(
        `^The data in .*database is already in use by process ${process.pid}, running since [^.]+\\.\\d+Z;[^.]*\\.$`,
      ),
    );
    unlock();
  });

  it("is free again when it was given back", () => {
    lockDataDirectory(directory)();
    expect(currentHolder(directory)).toBeNull();
    lockDataDirectory(directory)();
  });

  it("passes over what a killed process left", () => {
    leaveLock({ pid: deadPid() });
    const unlock = lockDataDirectory(directory);
    expect(currentHolder(directory)?.pid).toBe(process.pid);
    unlock();
  });

  it.runIf(process.platform === "linux")(
    "passes over a process that has ended but is not yet gone",
    async () => {
      // The child lives until it is told to end, and by then another program has taken the shell's place: one that
      // never asks about the child.
      const parent = spawn("sh", ["-c", "(read line <&3) & echo $!; exec sleep 30"], {
        stdio: ["ignore", "pipe", "ignore", "pipe"],
      });
      const output = parent.stdio[1] as Readable;
      const end = parent.stdio[3] as Writable;
      const pid = Number(await new Promise((resolve) => output.once("data", resolve)));
      const stat = () => readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      const until = async (reached: () => boolean) => {
        while (!reached()) await new Promise((resolve) => setImmediate(resolve));
      };
      await until(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8").trim() === "sleep");
      end.end("\n");
      await until(() => stat()[0] === "Z");
      const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
      leaveLock({ pid, started: `${boot}:${stat()[19]}` });
      expect(currentHolder(directory)).toBeNull();
      parent.kill();
    },
  );

  it("knows a later process with the same number from the holder", () => {
    leaveLock({ started: "another-boot:1" });
    expect(currentHolder(directory)).toBeNull();
    lockDataDirectory(directory)();
  });

  it("passes over a lock that was cut off while it was written", () => {
    writeFileSync(file, '{"pid":');
    lockDataDirectory(directory)();
  });

  it("respects a holder on another machine for as long as it shows signs of life", () => {
    leaveLock({ host: "elsewhere" });
    expect(() => lockDataDirectory(directory)).toThrow(/process \d+ on elsewhere/);
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(file, longAgo, longAgo);
    lockDataDirectory(directory)();
  });

  it("respects a holder in another container of the same name, whose numbers say nothing here", () => {
    leaveLock({ space: "pid:[1]", pid: deadPid() });
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLocked);
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(file, longAgo, longAgo);
    lockDataDirectory(directory)();
  });

  it("waits for nobody who died while taking over", () => {
    leaveLock({ pid: deadPid() });
    mkdirSync(`${file}.takeover`);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryLocked);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(`${file}.takeover`, longAgo, longAgo);
    lockDataDirectory(directory)();
    expect(existsSync(`${file}.takeover`)).toBe(false);
  });

  it("gives back only its own", () => {
    const unlock = lockDataDirectory(directory);
    const stolen = { pid: 1, host: "elsewhere", started: "", since: "" };
    writeFileSync(file, JSON.stringify(stolen));
    unlock();
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(stolen);
  });
});
