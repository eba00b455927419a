import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { PAGE_BUDGETS } from "./bench/budgets";
import { createFloorApp } from "./bench/floor-app";
import { loadPage, type PageLoad } from "./bench/page-load";
import { startServer } from "./bench/server";
import { ensureChromium } from "./test/chromium";

/** `npm run bench:page`: first load of the main pages beside an empty Next page, throttled, in one run. */
const RUNS = Number(process.env.RUNS ?? 5);
const NEXT = resolve("node_modules/next/dist/bin/next");
const dataDirectory = mkdtempSync(join(tmpdir(), "classmate-bench-"));
const floorApp = createFloorApp();
execFileSync(process.execPath, [NEXT, "build"], { cwd: floorApp.directory, stdio: "ignore" });

const floor = await startServer([process.execPath, NEXT, "start"], { cwd: floorApp.directory });
const product = await startServer([process.execPath, "--import", "tsx", "server/cli/start.ts"], {
  env: { DATA_DIR: dataDirectory },
});
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
});
try {
  const rows = [
    await median(browser, floor.origin, "floor (empty Next page)", async () => "/"),
    await median(browser, product.origin, "/", async () => "/"),
    await median(browser, product.origin, "/solve/[id]", solvedProblem),
    await median(browser, product.origin, "/chat", async () => "/chat"),
  ];
  print(rows);
} finally {
  await browser.close();
  await product.stop();
  await floor.stop();
  floorApp.remove();
  rmSync(dataDirectory, { recursive: true, force: true });
}

interface Row extends PageLoad {
  readonly name: string;
}

async function median(
  browser: Browser,
  origin: string,
  name: string,
  prepare: (context: BrowserContext) => Promise<string>,
): Promise<Row> {
  const loads: PageLoad[] = [];
  for (let run = 0; run < RUNS; run++) loads.push(await loadPage(browser, origin, prepare));
  const middle = (key: keyof PageLoad) =>
    loads.map((load) => load[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[];
  return { name, ...(Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as PageLoad) };
}

async function solvedProblem(context: BrowserContext): Promise<string> {
  const response = await context.request.post(`${product.origin}/api/trpc/solve.create`, {
    data: { json: { text: "3(x - 2) = x/2 + 9" } },
    headers: { origin: product.origin },
  });
  const body = (await response.json()) as { result: { data: { json: { id: string } } } };
  return `/solve/${body.result.data.json.id}`;
}

function print(rows: readonly Row[]): void {
  const base = rows[0];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(`median of ${RUNS} cold loads, 1.6 Mbps, 150 ms, 4× CPU; bytes gzip`);
  console.log(
    "| page | JS KB | CSS KB | fonts KB | HTML KB | FCP ms | LCP ms | FCP ÷ floor | TBT ms | CLS |",
  );
  console.log("|---|---|---|---|---|---|---|---|---|---|");
  for (const row of rows) {
    const cells = [
      row.name,
      kilobytes(row.scriptBytes),
      kilobytes(row.styleBytes),
      kilobytes(row.fontBytes),
      kilobytes(row.documentBytes),
      row.fcp.toFixed(0),
      row.lcp.toFixed(0),
      (row.fcp / (base?.fcp || 1)).toFixed(2),
      row.tbt.toFixed(0),
      row.cls.toFixed(4),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log(JSON.stringify({ budgets: PAGE_BUDGETS }));
}
