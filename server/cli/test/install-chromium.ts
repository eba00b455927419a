/** Finds the browser for the browser tests, or installs one. */
import { ensureChromium } from "./chromium";

try {
  console.log(ensureChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
