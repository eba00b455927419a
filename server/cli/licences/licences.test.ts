import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { isAccepted } from "./acceptance";
import { asPage } from "./as-page";
import { listPackages } from "./list-packages";

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));

const under = (licence: string, name = "some-package") => ({
  name,
  version: "1.0.0",
  licence,
  optional: false,
});

describe("what the product is made of", () => {
  test("has licences that are accepted, and no other", () => {
    expect(listPackages(lock).filter((one) => !isAccepted(one))).toEqual([]);
  });

  test("is listed in docs/licences.md as it is now", () => {
    expect(readFileSync("docs/licences.md", "utf8")).toBe(asPage(listPackages(lock)));
  });

  test("is asked for in exact versions, and locked in them", () => {
    const asked: [string, string][] = Object.entries({
      ...manifest.dependencies,
      ...manifest.devDependencies,
    });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
    const locked = asked.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version]);
    expect(locked).toEqual(asked);
  });

  test("is named with what it has to be, byte for byte", () => {
    // A bundled package comes inside another's file, and is named with that.
    const entries = Object.entries<{ integrity?: string; inBundle?: boolean }>(lock.packages);
    const unnamed = entries.filter(
      ([path, { integrity = "", inBundle = false }]) =>
        path !== "" && !inBundle && !/^sha512-/.test(integrity),
    );
    expect(unnamed.map(([path]) => path)).toEqual([]);
  });
});

describe("a licence", () => {
  test.each(["GPL-3.0-only", "AGPL-3.0-or-later", "BUSL-1.1", "UNLICENSED", "unknown", ""])(
    "is refused: %s",
    (licence) => {
      expect(isAccepted(under(licence))).toBe(false);
    },
  );

  test.each(["MIT", "(MIT OR GPL-3.0-only)", "GPL-2.0-only OR Apache-2.0", "(Apache-2.0 AND MIT)"])(
    "is accepted: %s",
    (licence) => {
      expect(isAccepted(under(licence))).toBe(true);
    },
  );

  test("of several that hold at once counts with all of them", () => {
    expect(isAccepted(under("MIT AND GPL-3.0-only"))).toBe(false);
    expect(isAccepted(under("MIT OR GPL-3.0-only AND Apache-2.0"))).toBe(true);
    expect(isAccepted(under("(MIT OR GPL-3.0-only) AND LGPL-3.0-or-later"))).toBe(false);
  });

  test("that is accepted for one package is not for another", () => {
    expect(isAccepted(under("MPL-2.0", "lightningcss"))).toBe(true);
    expect(isAccepted(under("MPL-2.0", "lightning"))).toBe(false);
  });

  test("that is written in no known way is refused", () => {
    expect(isAccepted(under("MIT AND"))).toBe(false);
    expect(isAccepted(under("(MIT"))).toBe(false);
    expect(isAccepted(under("MIT Apache-2.0"))).toBe(false);
  });
});
