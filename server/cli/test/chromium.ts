import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Chromium without its windows' own processes: the same pages in half the time. */
const SHELL = "chromium-headless-shell";
const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser that the browser tests use: CHROMIUM_PATH, else one on the PATH, else Playwright's own.
 * @returns an absolute path, or null where there is none */
export function findChromium(names: readonly string[] = NAMES): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const name of names) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/** A whole Chromium, which loads extensions; the one without windows does not, nor does a Google Chrome from a store.
 * @returns an absolute path, or null where there is none */
export function findWholeChromium(): string | null {
  const found = findChromium(["chromium", "chromium-browser"]);
  return found?.endsWith(SHELL) ? null : found;
}

/** Finds Chromium or installs it: Debian's packages as root, Playwright's own elsewhere.
 * @throws {Error} one sentence that says what to install by hand */
export function ensureChromium(): string {
  const byApt = process.getuid?.() === 0 && spawnSync("which", ["apt-get"]).status === 0;
  const found = findChromium();
  const lacking = [...(findWholeChromium() ? [] : ["chromium"]), ...(found?.endsWith(SHELL) ? [] : [SHELL])];
  if (found && (process.env.CHROMIUM_PATH || lacking.length === 0 || !byApt)) return found;
  if (byApt) installWithApt(lacking);
  else
    spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: "inherit",
      shell: process.platform === "win32",
    });
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.",
  );
}

/** One after the other: an older Debian has no shell, and is to get the browser all the same. */
function installWithApt(packages: readonly string[]): void {
  const options = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  const apt = ["-qq", "-y", "-o", "DPkg::Lock::Timeout=300"];
  spawnSync("apt-get", [...apt, "update"], options);
  for (const name of packages) spawnSync("apt-get", [...apt, "install", name], options);
}
