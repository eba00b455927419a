import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginCreation } from "./creation";

let root: string;
let directory: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "creation-"));
  directory = path.join(root, "data", "database");
  file = path.join(directory, "PG_VERSION");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = () => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(file, "17");
};

it("begins again where a process died while it created the database", () => {
  beginCreation(directory);
  write();
  beginCreation(directory);
  expect(existsSync(file)).toBe(false);
});

it("keeps a database that was created to the end", () => {
  const whole = beginCreation(directory);
  write();
  whole();
  beginCreation(directory)();
  expect(existsSync(file)).toBe(true);
});

it("never takes a database it did not create for a half-made one", () => {
  write();
  beginCreation(directory);
  beginCreation(directory);
  expect(existsSync(file)).toBe(true);
});
