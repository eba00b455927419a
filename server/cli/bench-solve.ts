import { Agent, request } from "node:http";
import { SOLVE_BUDGET } from "./bench/budgets";
import { median } from "./bench/median";
import { closing, startEmbeddedProduct } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";

/** `npm run bench:solve`: problems that are worked and kept, each by a visitor from an address of their own, over the typed
 * API; how many a second as fast as they are answered, and how long one takes at half of that. With `BASE` the product
 * that runs there is asked instead of one of this directory. */
recordMeasurement("bench:solve");

const ROUNDS = 5;
const ROUND_MS = 5_000;
const WARM_UP_MS = 4_000;
const CONNECTIONS = 8;

const PROBLEMS: readonly ((n: number) => string)[] = [
  (n) => `Solve ${(n % 9) + 2}x + ${n % 50} = ${n % 97}`,
  (n) => `Factor x^2 + ${(n % 20) + 3}x + ${2 * (n % 20) + 2}`,
  (n) => `What is ${n % 100}% of ${n}?`,
  (n) => `Simplify ${(n % 7) + 1}/${(n % 11) + 2} + ${(n % 5) + 1}/${(n % 13) + 3}`,
  (n) => `Find the derivative of x^${(n % 6) + 2} + ${n % 40}x`,
  (n) => `Solve x + y = ${n % 60}, x - y = ${n % 14}`,
];

interface Round {
  readonly perSecond: number;
  readonly times: readonly number[];
}

let asked = 0;

await closing(async ({ directory, add }) => {
  const origin = process.env.BASE ?? (await started(directory, add));
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  add(async () => agent.destroy());
  const target = { origin: new URL(origin), agent };
  await round(target, WARM_UP_MS, 0);
  const rounds: Round[] = [];
  for (let each = 0; each < ROUNDS; each += 1) rounds.push(await round(target, ROUND_MS, 0));
  const perSecond = median(rounds.map((each) => each.perSecond));
  const calm = await round(target, 2 * ROUND_MS, (2_000 * CONNECTIONS) / perSecond);
  console.log(`median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, ${CONNECTIONS} connections`);
  console.log("| `solve.create` | requests/s | p50 ms | p95 ms |\n|---|---:|---:|---:|");
  console.log(
    `| as fast as it is answered | ${perSecond.toFixed(0)} | ${quantiles(rounds.flatMap((each) => each.times))} |`,
  );
  console.log(`| at half of that | ${calm.perSecond.toFixed(0)} | ${quantiles(calm.times)} |`);
  console.log(JSON.stringify({ budget: SOLVE_BUDGET }));
});

async function started(directory: string, add: (close: () => Promise<void>) => void): Promise<string> {
  const product = await startEmbeddedProduct(directory);
  add(product.stop);
  return product.origin;
}

interface Target {
  readonly origin: URL;
  readonly agent: Agent;
}

/** @param everyMs how often each connection asks; 0 for again as soon as it is answered */
async function round(target: Target, ms: number, everyMs: number): Promise<Round> {
  const times: number[] = [];
  const began = performance.now();
  const one = async () => {
    for (let due = began; performance.now() - began < ms; due += everyMs) {
      const waitMs = due - performance.now();
      if (everyMs > 0 && waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
      const sent = performance.now();
      await ask(target);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, one));
  return { perSecond: (times.length * 1000) / (performance.now() - began), times };
}

function ask({ origin, agent }: Target): Promise<void> {
  asked += 1;
  const text = PROBLEMS[asked % PROBLEMS.length]?.(asked) ?? "";
  const body = JSON.stringify({ json: { text } });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": `198.18.${Math.floor(asked / 250) % 250}.${asked % 250}`,
  };
  const { hostname, port } = origin;
  return new Promise((resolve, reject) => {
    const options = { agent, hostname, port, headers, method: "POST", path: "/api/trpc/solve.create" };
    const sent = request(options, (response) => {
      const { statusCode } = response;
      if (statusCode !== 200) reject(new Error(`solve.create answers ${statusCode}`));
      response.on("end", resolve).on("error", reject).resume();
    });
    sent.on("error", reject).end(body);
  });
}

function quantiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? Number.NaN).toFixed(1);
  return `${at(0.5)} | ${at(0.95)}`;
}
