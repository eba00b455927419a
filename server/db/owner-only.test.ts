import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openEmbedded } from "./embedded";
import { tighten, tightenOne } from "./owner-only";

let root: string;
let umask: number;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "owner-"));
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(root, { recursive: true, force: true });
});

const modeOf = (name: string) => statSync(name).mode & 0o777;

/** Everything below a directory that others than its owner can do something with. */
const looseIn = (directory: string): string[] =>
  [
    directory,
    ...readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) =>
      path.join(directory, name),
    ),
  ].filter((name) => (modeOf(name) & 0o077) !== 0);

describe("what is kept on this machine", () => {
  it("is its owner's alone when the database is created, and stays so while it is used", async () => {
    const directory = path.join(root, "data", "database");
    const { connection, close } = await openEmbedded(directory);
    await connection.driver.exec(
      "create table pages (text text); insert into pages values ('mine'); checkpoint",
    );
    const loose = looseIn(path.join(root, "data"));
    await close();
    expect(loose).toEqual([]);
    expect(looseIn(path.join(root, "data"))).toEqual([]);
  });

  it("is closed to others where it was left open, whatever its modes were, and keeps what its owner may do", () => {
    const mode = fc.integer({ min: 0, max: 0o777 }).map((bits) => bits | 0o600);
    const tree = fc.array(
      fc.record({ name: fc.stringMatching(/^[a-z]{1,8}$/), mode, isDirectory: fc.boolean() }),
    );
    let count = 0;
    fc.assert(
      fc.property(tree, mode, (entries, own) => {
        const directory = path.join(root, `tree-${++count}`);
        mkdirSync(directory);
        let at = directory;
        for (const { name, mode: bits, isDirectory } of entries) {
          const entry = path.join(at, name);
          if (existsSync(entry)) continue;
          if (isDirectory) mkdirSync(entry);
          else writeFileSync(entry, "");
          chmodSync(entry, isDirectory ? bits | 0o700 : bits);
          if (isDirectory) at = entry;
        }
        chmodSync(directory, own | 0o700);
        expect(tighten(directory)).toEqual([]);
        expect(looseIn(directory)).toEqual([]);
        expect(modeOf(at) & 0o700).toBe(0o700);
      }),
      { numRuns: 50 },
    );
  });

  it("leaves alone what a link leads to", () => {
    const elsewhere = path.join(root, "elsewhere");
    writeFileSync(elsewhere, "");
    chmodSync(elsewhere, 0o644);
    mkdirSync(path.join(root, "data"));
    symlinkSync(elsewhere, path.join(root, "data", "link"));
    expect(tighten(path.join(root, "data"))).toEqual([]);
    expect(modeOf(elsewhere)).toBe(0o644);
  });

  it.runIf(existsSync("/proc/self/maps"))("is named where it cannot be closed", () => {
    expect(tightenOne("/proc/self/maps")).toEqual([{ path: "/proc/self/maps", reason: expect.any(String) }]);
    expect(tighten("/proc/self/no-such-file")).toEqual([]);
  });
});
