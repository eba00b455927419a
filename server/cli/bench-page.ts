import type { Browser, BrowserContext } from "@playwright/test";
import { launchChromium } from "./bench/browser";
import { PAGE_BUDGETS } from "./bench/budgets";
import { startFloor } from "./bench/floor-app";
import { median } from "./bench/median";
import { loadPage, type PageLoad } from "./bench/page-load";
import { closing, startEmbeddedProduct } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";

/** `npm run bench:page`: first load of the main pages beside an empty Next page, throttled, in one run. */
recordMeasurement("bench:page");

const RUNS = Number(process.env.RUNS ?? 5);

await closing(async ({ directory, add }) => {
  const floor = await startFloor();
  add(floor.stop);
  const product = await startEmbeddedProduct(directory);
  add(product.stop);
  const browser = await launchChromium();
  add(() => browser.close());
  const shown = (name: string, prepare: Prepare): Page => ({ name, origin: product.origin, prepare });
  const pages: readonly Page[] = [
    { name: "floor (empty Next page)", origin: floor.origin, prepare: async () => "/" },
    shown("/", async () => "/"),
    shown("/solve/[id]", (context) => solvedProblem(context, product.origin)),
    shown("/chat", async () => "/chat"),
  ];
  print(await medianLoads(browser, pages));
});

type Prepare = (context: BrowserContext) => Promise<string>;

interface Row extends PageLoad {
  readonly name: string;
}

interface Page {
  readonly name: string;
  readonly origin: string;
  readonly prepare: Prepare;
}

/** Every page once in each round, so that whatever else the machine does is a burden to all of them alike: what is looked
 * at is what they take beside one another. */
async function medianLoads(browser: Browser, pages: readonly Page[]): Promise<Row[]> {
  const loads = pages.map((): PageLoad[] => []);
  for (let round = 0; round < RUNS; round++) {
    for (const [place, { origin, prepare }] of pages.entries())
      loads[place]?.push(await loadPage(browser, origin, prepare));
  }
  return pages.map(({ name }, place) => ({ name, ...medianOf(loads[place] ?? []) }));
}

function medianOf(loads: readonly PageLoad[]): PageLoad {
  const keys = Object.keys(loads[0] ?? {}) as (keyof PageLoad)[];
  const middle = keys.map((key) => [key, median(loads.map((load) => load[key]))]);
  return Object.fromEntries(middle) as PageLoad;
}

async function solvedProblem(context: BrowserContext, origin: string): Promise<string> {
  const response = await context.request.post(`${origin}/api/trpc/solve.create`, {
    data: { json: { text: "3(x - 2) = x/2 + 9" } },
    headers: { origin },
  });
  const body = (await response.json()) as { result: { data: { json: { id: string } } } };
  return `/solve/${body.result.data.json.id}`;
}

function print(rows: readonly Row[]): void {
  const base = rows[0];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(`median of ${RUNS} cold loads in turn, 1.6 Mbps, 150 ms, 4× CPU; bytes gzip`);
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
