import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { attach, withModel } from "./attach";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "attach-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const MODEL = { baseUrl: "http://127.0.0.1:11434/v1", model: "qwen3:8b" };
const SET = ["AI_BASE_URL=http://127.0.0.1:11434/v1", "AI_MODEL=qwen3:8b"];
const line = fc.oneof(
  fc.constantFrom(
    "",
    "# AI_MODEL=old",
    "AI_BASE_URL=",
    "AI_MODEL=old",
    "export AI_MODEL=older",
    " AI_BASE_URL = x",
  ),
  fc.constantFrom(
    "PORT=3001",
    "AI_MODEL_OTHER=1",
    "AI_API_KEY=secret=with=signs",
    'X="a # b"',
    "\u00e9\u00e8",
  ),
);

describe("attaching a model", () => {
  it("sets the address and the name once and leaves every other line where it is", () => {
    const isOurs = (each: string) => /^\s*(export )?AI_(BASE_URL|MODEL)\s*=/.test(each);
    fc.assert(
      fc.property(fc.array(line), fc.boolean(), (lines, ended) => {
        const text = lines.join("\n") + (ended ? "\n" : "");
        const written = withModel(text, MODEL).split("\n");
        expect(written.filter(isOurs).sort()).toEqual(SET);
        const others = (all: readonly string[]) => all.filter((each) => !isOurs(each) && each !== "");
        expect(others(written)).toEqual(others(lines));
        const again = withModel(written.join("\n"), MODEL);
        expect(again).toBe(written.join("\n"));
      }),
      { seed: 7, numRuns: 300 },
    );
  });

  it("makes a file that only its owner reads, and keeps the mode of one that is there", () => {
    const fresh = path.join(root, "fresh");
    attach(fresh, MODEL.baseUrl, MODEL.model);
    expect(readFileSync(fresh, "utf8")).toBe(`${SET.join("\n")}\n`);
    expect(statSync(fresh).mode & 0o777).toBe(0o600);
    const known = path.join(root, "known");
    writeFileSync(known, "PORT=3001\n");
    chmodSync(known, 0o640);
    attach(known, MODEL.baseUrl, MODEL.model);
    expect(readFileSync(known, "utf8")).toBe(`PORT=3001\n${SET.join("\n")}\n`);
    expect(statSync(known).mode & 0o777).toBe(0o640);
    expect(readdirSync(root).sort()).toEqual(["fresh", "known"]);
  });

  it.each([
    ["ftp://127.0.0.1/v1", "m"],
    ["nowhere", "m"],
    ["http://user:key@127.0.0.1/v1", "m"],
    ["http://127.0.0.1/v1\nAI_API_KEY=x", "m"],
    ["http://127.0.0.1/$HOME", "m"],
    ["http://127.0.0.1/v1", "m\nAI_API_KEY=x"],
    ["http://127.0.0.1/v1", "$(id)"],
    ["http://127.0.0.1/v1", ""],
  ])("refuses %j with %j and writes nothing", (baseUrl, model) => {
    expect(() => attach(path.join(root, "none"), baseUrl, model)).toThrow(/is not the/);
    expect(readdirSync(root)).toEqual([]);
  });
});
