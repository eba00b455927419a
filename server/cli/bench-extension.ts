import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { ExtensionPage } from "@/e2e/pages/extension-page";
import { median } from "./bench/median";
import { ALLOWED, type PanelTimes, panelToAnswer } from "./bench/panel";
import { closing } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";
import { writeClientPackage } from "./client/write-package";

/** `npm run bench:extension`: from the opening of the panel to the engine's answer, and how long the types of a program
 * take that is written against the package of types. */
recordMeasurement("bench:extension");

const RUNS = Number(process.env.RUNS ?? 5);
const ROOT = process.cwd();

const panels: PanelTimes[] = [];
for (let run = 0; run < RUNS; run++) {
  const extension = await ExtensionPage.load(ALLOWED);
  try {
    panels.push(await panelToAnswer(extension));
  } finally {
    await extension.close();
  }
}

await closing(async ({ directory }) => {
  writeClientPackage(ROOT, path.join(directory, "dist/client"));
  mkdirSync(path.join(directory, "e2e"));
  cpSync(path.join(ROOT, "e2e/client"), path.join(directory, "e2e/client"), { recursive: true });
  symlinkSync(path.join(ROOT, "node_modules"), path.join(directory, "node_modules"), "junction");
  const checks = Array.from({ length: RUNS }, () => checked(path.join(directory, "e2e/client")));
  const middle = (what: keyof PanelTimes) => median(panels.map((times) => times[what])).toFixed(0);
  console.log(`median of ${RUNS}, milliseconds; each panel in a browser of its own`);
  console.log("| what | ms |");
  console.log("|---|---:|");
  console.log(`| the panel opens on a selected problem → read, first hint | ${middle("read")} |`);
  console.log(`| press on “Show the answer” → answer | ${middle("answer")} |`);
  console.log(`| types of the example programs checked | ${median(checks).toFixed(0)} |`);
});

/** @returns milliseconds
 * @throws where the types do not fit */
function checked(project: string): number {
  const compiler = path.join(ROOT, "node_modules/typescript/bin/tsc");
  const start = performance.now();
  const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", project], { encoding: "utf8" });
  if (status !== 0) throw new Error(stdout);
  return performance.now() - start;
}
