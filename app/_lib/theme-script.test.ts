import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { THEME_SCRIPT_HASH } from "./inline-scripts";
import verbatimScript from "./verbatim-script-loader.mjs";

const PACKAGE = "node_modules/next-themes/dist/index.mjs";

/** Tests see React as server components do, which has no context: the library is asked in a process of its own. */
const RENDER = `
  import { ThemeProvider } from "next-themes";
  import { createElement } from "react";
  import { renderToStaticMarkup } from "react-dom/server";
  const page = createElement(ThemeProvider, { attribute: "class", defaultTheme: "system" });
  process.stdout.write(renderToStaticMarkup(page));
`;

/** The script that the library writes into a page, as the product uses it. */
const [, script = ""] =
  /<script>(.*)<\/script>/s.exec(
    execFileSync(process.execPath, ["--input-type=module", "--eval", RENDER], { encoding: "utf8" }),
  ) ?? [];

interface Circumstances {
  readonly stored?: string;
  /** Whether the device asks for dark colours. */
  readonly dark?: boolean;
  /** The class the server has put on the root. */
  readonly served?: string;
}

/** Runs the script as a page would. */
function run({ stored, dark = false, served }: Circumstances) {
  const classes = new Set(served ? [served] : []);
  const style: Record<string, string> = {};
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (...names: string[]) => {
      for (const name of names) classes.delete(name);
    },
  };
  runInNewContext(script, {
    document: { documentElement: { classList, style } },
    window: { matchMedia: () => ({ matches: dark }) },
    localStorage: { getItem: () => stored ?? null },
  });
  return { classes: [...classes], style };
}

describe("before the first paint", () => {
  it.each([
    ["light", {}],
    ["dark", { dark: true }],
    ["dark", { stored: "dark" }],
    ["light", { stored: "light", dark: true }],
    ["dark", { stored: "system", dark: true }],
    ["dark", { stored: "dark", served: "dark" }],
    ["light", { stored: "system", served: "dark" }],
  ] as const)("the page is %s with %j", (theme, circumstances) => {
    expect(run(circumstances)).toEqual({ classes: [theme], style: { colorScheme: theme } });
  });

  it("the script is the one that the Content-Security-Policy allows", () => {
    expect(`sha256-${createHash("sha256").update(script).digest("base64")}`).toBe(THEME_SCRIPT_HASH);
  });

  it("the build writes it as the package does, whatever it makes of the package's names", () => {
    const built = verbatimScript(readFileSync(PACKAGE, "utf8"));
    const [, text = ""] = /`\(\$\{("(?:[^"\\]|\\.)*")\}\)/.exec(built) ?? [];
    expect(script.startsWith(`(${JSON.parse(text)})(`)).toBe(true);
    expect(() => verbatimScript("export const ThemeProvider = null;")).toThrow("another way");
  });
});
