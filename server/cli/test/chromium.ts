import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The browser that the browser tests use: CHROMIUM_PATH, else one on the PATH, else Playwright's own.
 * @returns an absolute path, or null where there is none */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : null;
  for (const name of NAMES) {
    const { status, stdout } = spawnSync("which", [name], { encoding: "utf8" });
    if (status === 0 && stdout.trim()) return stdout.trim();
  }
  const own = chromium.executablePath();
  return own && existsSync(own) ? own : null;
}

/** Finds Chromium or installs it: Debian's package as root, Playwright's own elsewhere.
 * @throws {Error} one sentence that says what to install by hand */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("which", ["apt-get"]).status === 0) installWithApt();
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

function installWithApt(): void {
  const options = {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=300", "update"], options);
  spawnSync("apt-get", ["-qq", "-y", "-o", "DPkg::Lock::Timeout=300", "install", "chromium"], options);
}
