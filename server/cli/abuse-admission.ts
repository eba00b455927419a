import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ATTACKS, type Attack, INNER_DOORS, SPELLINGS } from "./abuse/attacks";
import { head, rawSockets, statusOf } from "./abuse/raw";
import { closing, startEmbeddedProduct } from "./bench/product";
import { readReply } from "./bench/read-reply";
import { recordMeasurement } from "./bench/record-measurement";

/** `npm run abuse:admission`: attacks the built product with slow senders, slow readers, half-open and many sockets, and
 * asks meanwhile as a student would. Ends with 1 when a student was refused. Options: `--seconds` for each attack;
 * `--origin` of a product that runs already on this machine. */
recordMeasurement("abuse:admission");

const { values: options } = parseArgs({
  options: { seconds: { type: "string", default: "20" }, origin: { type: "string" } },
});
const seconds = Number(options.seconds);
const ASK_EVERY_MS = 250;
const PATHS = ["/", "/chat", "/api/trpc/account.me"];

interface Seen {
  asked: number;
  refused: number;
  worstMs: number;
}

async function ask(seen: Seen, work: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  seen.asked += 1;
  if (!(await work().catch(() => false))) seen.refused += 1;
  seen.worstMs = Math.max(seen.worstMs, performance.now() - began);
}

async function live(origin: string, until: number, seen: Seen): Promise<void> {
  for (let turn = 0; performance.now() < until; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? "/";
    await ask(seen, async () => {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      return answer.ok;
    });
    if (turn % 8 === 7) await ask(seen, async () => (await readReply(origin, "Solve 2x = 4")).text !== "");
    await pause(ASK_EVERY_MS);
  }
}

/** @returns whether every student was answered */
async function withstands(origin: string, { what, begin }: Attack): Promise<boolean> {
  const sockets = rawSockets(origin);
  const over = new AbortController();
  const seen: Seen = { asked: 0, refused: 0, worstMs: 0 };
  begin(sockets, over.signal);
  await live(origin, performance.now() + seconds * 1_000, seen);
  over.abort();
  sockets.close();
  const worst = `${Math.round(seen.worstMs)} ms at most`;
  console.log(`${what}: ${seen.asked} asked, ${seen.refused} refused, ${worst}`);
  return seen.refused === 0;
}

/** @returns whether no spelling passes */
async function spellsOut(origin: string): Promise<boolean> {
  const body = JSON.stringify({ id: "0".repeat(32), message: { id: "1".repeat(32), text: "Hello" } });
  const fields = ["Content-Type: application/json", `Content-Length: ${body.length}`];
  const found = await Promise.all(
    SPELLINGS.map((path) => statusOf(origin, head(`POST ${path}`, ...fields) + body)),
  );
  const passed = found.filter((status) => status !== 400).length;
  console.log(`${SPELLINGS.length} spellings of a path: ${passed} not refused`);
  return passed === 0;
}

/** @returns whether the framework asks itself for nothing */
async function keepsInnerDoorsShut(origin: string): Promise<boolean> {
  const found = await Promise.all(INNER_DOORS.map((path) => statusOf(origin, head(`GET ${path}`))));
  const open = found.filter((status) => status !== 404).length;
  console.log(`${INNER_DOORS.length} addresses fetched from within: ${open} not refused`);
  return open === 0;
}

/** @returns whether it withstands everything */
async function attack(origin: string): Promise<boolean> {
  let kept = await spellsOut(origin);
  kept = (await keepsInnerDoorsShut(origin)) && kept;
  for (const one of ATTACKS) kept = (await withstands(origin, one)) && kept;
  return kept;
}

let kept = false;
if (options.origin) kept = await attack(options.origin);
else
  await closing(async ({ directory, add }) => {
    const product = await startEmbeddedProduct(directory);
    add(product.stop);
    kept = await attack(product.origin);
  });
process.exitCode = kept ? 0 : 1;
