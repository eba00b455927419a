import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LIGHTHOUSE_BUDGET } from "./bench/budgets";
import { median } from "./bench/median";
import { closing, startEmbeddedProduct } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";
import { Visitor } from "./chaos/visitor";
import { ensureChromium } from "./test/chromium";

/** `npm run bench:lighthouse`: Lighthouse as on a phone, on the main pages, median of RUNS (3). Lighthouse itself is fetched
 * when this runs; it is no part of the project. */
recordMeasurement("bench:lighthouse");

const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Report {
  readonly categories: Readonly<
    Record<(typeof CATEGORIES)[number], { readonly score: number | null; readonly auditRefs: readonly Ref[] }>
  >;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

interface Ref {
  readonly id: string;
  readonly weight: number;
}

await closing(async ({ directory, add }) => {
  const product = await startEmbeddedProduct(directory);
  add(product.stop);
  const visitor = new Visitor(product.origin);
  const pages = {
    "/": "/",
    "/solve/[id]": await solvedProblem(visitor),
    "/chat": "/chat",
    "/chat/[id]": await conversation(visitor),
    "/history": "/history",
    "/sign-in": "/sign-in",
    "/billing": "/billing",
    "/settings": "/settings",
  };
  console.log(`${LIGHTHOUSE}, phone, median of ${RUNS}; budget ${JSON.stringify(LIGHTHOUSE_BUDGET)}`);
  console.log(`| page | ${CATEGORIES.join(" | ")} | below full marks |`);
  console.log("|---|---:|---:|---:|---:|---|");
  for (const [name, path] of Object.entries(pages)) {
    const reports = Array.from({ length: RUNS }, () =>
      audit(product.origin + path, visitor.cookieHeader, join(directory, "report.json")),
    );
    const scores = CATEGORIES.map((category) =>
      Math.round(100 * median(reports.map(({ categories }) => categories[category].score ?? 0))),
    );
    console.log(`| ${name} | ${scores.join(" | ")} | ${lostMarks(reports).join(", ")} |`);
  }
});

function audit(url: string, cookie: string, file: string): Report {
  const { status, stderr } = spawnSync(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(",")}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage",
      `--extra-headers=${JSON.stringify({ cookie })}`,
    ],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr}`);
  return JSON.parse(readFileSync(file, "utf8")) as Report;
}

/** The audits that count and were not passed in full in any run. */
function lostMarks(reports: readonly Report[]): string[] {
  const lost = reports.flatMap(({ categories, audits }) =>
    CATEGORIES.flatMap((category) => categories[category].auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  return [...new Set(lost)];
}

async function solvedProblem(visitor: Visitor): Promise<string> {
  const { body } = await visitor.call("solve.create", { text: "3(x - 2) = x/2 + 9" });
  return `/solve/${(body as { id: string }).id}`;
}

async function conversation(visitor: Visitor): Promise<string> {
  const id = randomUUID();
  const response = await visitor.send(id, { id: randomUUID(), text: "Solve 2x + 9 = 33" });
  await response.text();
  return `/chat/${id}`;
}
