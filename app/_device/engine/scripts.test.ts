import { expect, it } from "vitest";
import { Scripts } from "./scripts";

/** A worker's scope and a bundler's loader: a file is known by the last name that was noted, and its part is there when it
 * has run. */
function worker() {
  const parts = new Map<string, () => void>();
  const names: string[] = [];
  const wanted: string[] = [];
  const scope = {
    TURBOPACK_NEXT_CHUNK_URLS: names,
    importScripts: (...files: string[]) => {
      for (const _ of files) parts.get(names.pop() ?? "")?.();
    },
  };
  const part = (file: string) => (): Promise<void> => {
    const there = new Promise<void>((resolve) => parts.set(file, resolve));
    names.push(file);
    scope.importScripts(file);
    return there;
  };
  const scripts = new Scripts(scope, (file) => void wanted.push(file));
  return { scripts, wanted, part };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it("goes on while a file is on its way, and runs it when it is there", async () => {
  const { scripts, wanted, part } = worker();
  let isThere = false;
  const loading = scripts.load(part("topic.js")).then(() => {
    isThere = true;
  });
  await turn();
  expect([wanted, isThere]).toEqual([["topic.js"], false]);
  scripts.brought("topic.js", true);
  await loading;
  expect(isThere).toBe(true);
});

it("says when a file does not come, and wants it again with the next load", async () => {
  const { scripts, wanted, part } = worker();
  let there: Promise<void> = Promise.resolve();
  const first = scripts.load(() => {
    there = part("topic.js")();
    return there;
  });
  scripts.brought("topic.js", false);
  await expect(first).rejects.toThrow();

  // The loader hands out the promise it has, and asks for nothing.
  const second = scripts.load(() => there);
  expect(wanted).toEqual(["topic.js", "topic.js"]);
  scripts.brought("topic.js", true);
  await second;
});

it("tells files apart that come in another order than they were asked for", async () => {
  const { scripts, part } = worker();
  const come: string[] = [];
  const both = ["first.js", "second.js"].map((file) => scripts.load(part(file)).then(() => come.push(file)));
  scripts.brought("second.js", true);
  await both[1];
  expect(come).toEqual(["second.js"]);
  scripts.brought("first.js", true);
  await both[0];
  expect(come).toEqual(["second.js", "first.js"]);
});
