import { API_BUDGET } from "./bench/budgets";
import { startFloor } from "./bench/floor-app";
import { median } from "./bench/median";
import { closing, startEmbeddedProduct } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";
import { requestsPerSecond } from "./bench/requests";
import { embeddedRegistry, signUp } from "./chaos/fixtures";
import { Visitor } from "./chaos/visitor";

/** `npm run bench:api`: queries of the typed API with a look at the session, beside route handlers that answer a constant:
 * one of an empty Next application, and one of the product itself, which has the same headers to write and the same
 * admission control to pass; in turn and in one run. */
recordMeasurement("bench:api");

const ROUNDS = 5;
const ROUND_MS = 4_000;
const WARM_UP_MS = 3_000;

interface Row {
  readonly name: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly perSecond: number[];
}

await closing(async ({ directory, add }) => {
  const floor = await startFloor();
  add(floor.stop);
  const product = await startEmbeddedProduct(directory);
  add(product.stop);
  const rows = await rowsOf(floor.origin, product.origin);
  for (const row of rows) await requestsPerSecond(row.url, row.headers, WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const row of rows) row.perSecond.push(await requestsPerSecond(row.url, row.headers, ROUND_MS));
  print(rows);
});

async function rowsOf(floor: string, product: string): Promise<Row[]> {
  const student = new Visitor(product);
  await signUp(student, embeddedRegistry(product));
  const me = `${product}/api/trpc/account.me`;
  const asked = (name: string, url: string, headers: Row["headers"] = {}) => ({
    name,
    url,
    headers,
    perSecond: [],
  });
  return [
    asked("a bare route handler, an empty application", `${floor}/bare`),
    asked("a bare route handler, the product's", `${product}/api/health/live`),
    asked("`account.me`, session in the cookie", me, { cookie: student.cookieHeader }),
    asked("`account.me`, a visitor without cookies", me),
  ];
}

function print(rows: readonly Row[]): void {
  const [empty = Number.NaN, own = Number.NaN] = rows.map(({ perSecond }) => median(perSecond));
  console.log(`median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s in turn, 32 connections, one run`);
  console.log("| what is asked | requests/s | ÷ an empty application's | ÷ the product's |");
  console.log("|---|---:|---:|---:|");
  for (const { name, perSecond } of rows) {
    const middle = median(perSecond);
    const ratios = [empty, own].map((bare) => (middle / bare).toFixed(2));
    console.log(`| ${name} | ${middle.toFixed(0)} | ${ratios.join(" | ")} |`);
  }
  console.log(JSON.stringify({ budget: API_BUDGET }));
}
