import { type Browser, chromium } from "@playwright/test";
import { ensureChromium } from "../test/chromium";

/** Chromium as the browser tests use it, without a processor's time for what is not measured. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: ensureChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
  });
