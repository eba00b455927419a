import { expect, it } from "vitest";
import { Scripts } from "./scripts";

/** A worker's scope and a bundler's loader, whose parts are there when their file has run. */
function worker() {
  const parts = new Map<string, () => void>();
  const line = new Map<string, (answer: Response) => void>();
  const scope = {
    fetch: (file: string) => new Promise<Response>((resolve) => line.set(file, resolve)),
    importScripts: (...files: string[]) => {
      for (const file of files) parts.get(file)?.();
    },
  };
  const part = (file: string) => (): Promise<void> => {
    const there = new Promise<void>((resolve) => parts.set(file, resolve));
    scope.importScripts(file);
    return there;
  };
  return { scope, line, part };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it("goes on while the line brings a file, and runs it when it is there", async () => {
  const { scope, line, part } = worker();
  const scripts = new Scripts(scope);
  let isThere = false;
  const loading = scripts.load(part("topic.js")).then(() => {
    isThere = true;
  });
  await turn();
  expect(isThere).toBe(false);
  line.get("topic.js")?.(new Response("1"));
  await loading;
  expect(isThere).toBe(true);
});

it("says when a file does not come, and brings it again with the next load", async () => {
  const { scope, line, part } = worker();
  const scripts = new Scripts(scope);
  const asked = part("topic.js");
  let there: Promise<void> = Promise.resolve();
  const once = () => {
    there = asked();
    return there;
  };
  const first = scripts.load(once);
  line.get("topic.js")?.(new Response(null, { status: 404 }));
  await expect(first).rejects.toThrow();

  // The loader hands out the promise it has, and asks for nothing.
  const second = scripts.load(() => there);
  line.get("topic.js")?.(new Response("1"));
  await second;
});
