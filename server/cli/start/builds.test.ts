import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { acquireBuild, type Build, directoryOf } from "./builds";

const FIRST = "1".repeat(64);
const SECOND = "2".repeat(64);
const THIRD = "3".repeat(64);

let root: string;
let made: string[];
const open: Build[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "builds-"));
  made = [];
});
afterEach(() => {
  for (const build of open.splice(0)) build.release();
  rmSync(root, { recursive: true, force: true });
});

async function make(directory: string): Promise<void> {
  made.push(directory);
  mkdirSync(path.join(root, directory), { recursive: true });
  writeFileSync(path.join(root, directory, "page"), directory);
}

async function use(fingerprint: string, how = make): Promise<Build> {
  const build = await acquireBuild(root, fingerprint, how);
  open.push(build);
  return build;
}

const isThere = (fingerprint: string): boolean =>
  existsSync(path.join(root, directoryOf(fingerprint), "page"));

describe("a build", () => {
  it("is made once and found again", async () => {
    const first = await use(FIRST);
    first.release();
    expect(await use(FIRST)).toMatchObject({ directory: first.directory });
    expect(made).toEqual([directoryOf(FIRST)]);
  });

  it("is made once for all who want it at the same time", async () => {
    await Promise.all([use(FIRST), use(FIRST), use(FIRST)]);
    expect(made).toEqual([directoryOf(FIRST)]);
  });

  it("is beside the others, and leaves alone those in use", async () => {
    const first = await use(FIRST);
    const second = await use(SECOND);
    expect(second.directory).not.toBe(first.directory);
    expect(readFileSync(path.join(root, first.directory, "page"), "utf8")).toBe(first.directory);
  });

  it("goes when nobody uses it and another one has been made", async () => {
    const first = await use(FIRST);
    await use(FIRST);
    first.release();
    await use(SECOND);
    expect(isThere(FIRST)).toBe(true);
    for (const build of open.splice(0)) build.release();
    await use(THIRD);
    expect([isThere(FIRST), isThere(SECOND), isThere(THIRD)]).toEqual([false, false, true]);
  });

  it("that failed or was interrupted is never taken for whole", async () => {
    const interrupted = async (directory: string) => {
      await make(directory);
      writeFileSync(path.join(root, directory, "half"), "");
      throw new Error("interrupted");
    };
    await expect(use(FIRST, interrupted)).rejects.toThrow("interrupted");
    const build = await use(FIRST);
    expect(made).toHaveLength(2);
    expect(existsSync(path.join(root, build.directory, "half"))).toBe(false);
  });
});

describe("a process that was killed", () => {
  /** Uses a build as a server does, in a process of its own. */
  async function user(fingerprint: string, whole: boolean) {
    const script = `
      import { acquireBuild } from "./server/cli/start/builds.ts";
      await acquireBuild(${JSON.stringify(root)}, ${JSON.stringify(fingerprint)}, async () => {
        ${whole ? "" : 'console.log("holds"); await new Promise((resolve) => setTimeout(resolve, 60_000));'}
      });
      console.log("holds");
      setInterval(() => {}, 1_000);
    `;
    const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    return async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    };
  }

  it("holds its build no longer, and held it until then", async () => {
    (await use(FIRST)).release();
    const kill = await user(FIRST, true);
    await use(SECOND);
    expect(isThere(FIRST)).toBe(true);
    await kill();
    await use(THIRD);
    expect(isThere(FIRST)).toBe(false);
  });

  it("while it built leaves nothing that is taken for a build", async () => {
    const kill = await user(FIRST, false);
    await kill();
    await use(FIRST);
    expect(made).toEqual([directoryOf(FIRST)]);
  });
});
