import { expect, it } from "vitest";
import { nearestTests } from "./nearest-tests";

const TESTS: Readonly<Record<string, string>> = {
  "server/a/one.test.ts": 'import { one } from "./one";',
  "server/a/two.test.ts": 'import { two } from "./two";',
  "server/b/uses.test.ts": 'import { one } from "@/server/a/one";',
  "server/c/far.test.ts": 'import { far } from "./far";',
};
const nearest = (...changed: string[]) =>
  nearestTests(changed, Object.keys(TESTS), (file) => TESTS[file] ?? "");

it("are those beside a change and those that import it", () => {
  expect(nearest("server/a/one.ts")).toEqual([
    "server/a/one.test.ts",
    "server/a/two.test.ts",
    "server/b/uses.test.ts",
  ]);
});

it("are of a changed test the test itself, and not its neighbours", () => {
  expect(nearest("server/a/one.test.ts")).toEqual(["server/a/one.test.ts"]);
});

it("are none of what no test imports, such as a page of words or a tool's settings", () => {
  expect(nearest("docs/a.md", "package.json", "vitest.config.ts")).toEqual([]);
});
