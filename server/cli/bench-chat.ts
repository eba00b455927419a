import type { Browser } from "@playwright/test";
import { launchChromium } from "./bench/browser";
import { CHAT_BUDGET, PAGE_BUDGETS } from "./bench/budgets";
import { type ChatLoad, type ChatPlace, loadChat, type ReplyCost, takeReply } from "./bench/chat-page";
import { lesson, tokensOf } from "./bench/lesson";
import { median } from "./bench/median";
import { closing, startModel, startProduct } from "./bench/product";
import { type ReadReply, readReply } from "./bench/read-reply";
import { recordMeasurement } from "./bench/record-measurement";
import { seedChats } from "./bench/seed-chats";

/** `npm run bench:chat`: a conversation of 200 messages full of mathematics beside one of 2, both in Chromium: how much
 * it fetches, how long until all of it is there, and what a token of a reply costs the page. `RUNS` (3) of each. A
 * long conversation opens with its last messages; what all 200 at once cost is said in a line of its own. */
recordMeasurement("bench:chat");

const RUNS = Number(process.env.RUNS ?? 3);
const SECTIONS = 4;
const LENGTHS = [200, 2];
const SLOW = 4;
const budget = { ...CHAT_BUDGET, ...PAGE_BUDGETS["/chat/[id]"] };
const tokens = tokensOf(lesson(0, SECTIONS)).length;

interface Loads {
  readonly load: ChatLoad;
  readonly slowLoad: ChatLoad;
}

interface Row extends Loads {
  readonly messages: string;
  /** Null where none was taken. */
  readonly reply: ReplyCost | null;
}

await closing(async ({ directory, add }) => {
  const model = await startModel(SECTIONS);
  add(model.stop);
  const first = await startProduct(directory, model.origin);
  add(first.stop);
  // A conversation grows with every reply that is measured, so each gets one of its own; and a guest of its own, because
  // a guest has only so many messages.
  const lengths = LENGTHS.flatMap((length) => Array.from({ length: RUNS }, () => length));
  const begun: ReadReply[] = [];
  for (const _ of lengths) begun.push(await readReply(first.origin, "What is a slope?"));
  await first.stop();
  const seeded: Omit<ChatPlace, "origin">[] = [];
  for (const [index, { chatId, cookie }] of begun.entries()) {
    const [id] = await seedChats(directory, chatId, [lengths[index] ?? 0]);
    seeded.push({ path: `/chat/${id}`, cookie, cpuRate: 1 });
  }
  const product = await startProduct(directory, model.origin);
  add(product.stop);
  const browser = await launchChromium();
  add(() => browser.close());
  const placed = seeded.map((place): ChatPlace => ({ ...place, origin: product.origin }));
  const empty = { origin: product.origin, path: "/chat", cookie: null, cpuRate: 1 };
  await loadChat(browser, empty);
  const rows: Row[] = [];
  for (const [index, messages] of LENGTHS.entries()) {
    const places = placed.slice(index * RUNS, (index + 1) * RUNS);
    const loads = await measureLoads(browser, places);
    rows.push({ messages: String(messages), ...loads, reply: await measureReplies(browser, places) });
  }
  const whole = placed.slice(0, RUNS).map((place) => ({ ...place, path: `${place.path}?all=1` }));
  rows.push({ messages: "200, all at once", ...(await measureLoads(browser, whole)), reply: null });
  print(await loadChat(browser, empty), rows);
});

async function measureLoads(browser: Browser, places: readonly ChatPlace[]): Promise<Loads> {
  const [first] = places;
  // The server's code runs for the first time.
  if (first) await loadChat(browser, first);
  const loads: ChatLoad[] = [];
  const slowLoads: ChatLoad[] = [];
  for (const place of places) {
    loads.push(await loadChat(browser, place));
    slowLoads.push(await loadChat(browser, { ...place, cpuRate: SLOW }));
  }
  return { load: middle(loads), slowLoad: middle(slowLoads) };
}

async function measureReplies(browser: Browser, places: readonly ChatPlace[]): Promise<ReplyCost> {
  const replies: ReplyCost[] = [];
  for (const place of places) replies.push(await takeReply(browser, place));
  return middle(replies);
}

/** The median of each figure. */
function middle<Figures extends object>(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error("nothing was measured");
  const middleOf = (key: string) => median(runs.map((run) => Number(run[key as keyof Figures])));
  return Object.fromEntries(Object.keys(first).map((key) => [key, middleOf(key)])) as Figures;
}

function print(empty: ChatLoad, rows: readonly Row[]): void {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log(
    `median of ${RUNS}; bytes gzip; a reply has ${tokens} tokens, 50 a second; desktop, cold cache`,
  );
  console.log(
    `| messages | formulas | JS KB | HTML KB | rendered ms | of CPU | rendered ms at ${SLOW}× CPU | main thread ms/token | of it script | of it layout | longest task ms |`,
  );
  console.log("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|");
  for (const { messages, load, slowLoad, reply } of rows) {
    const perToken = (ms: number | undefined) => (ms === undefined ? "" : (ms / tokens).toFixed(2));
    const cells = [
      messages,
      load.formulas,
      kilobytes(load.scriptBytes),
      kilobytes(load.documentBytes),
      load.renderedMs.toFixed(0),
      load.taskMs.toFixed(0),
      slowLoad.renderedMs.toFixed(0),
      ...[reply?.taskMs, reply?.scriptMs, reply?.layoutMs].map(perToken),
      // The browser names only tasks from 50 ms on.
      reply?.longestTaskMs === 0 ? "under 50" : (reply?.longestTaskMs.toFixed(0) ?? ""),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  const [long, short] = rows;
  const ratio = (long?.reply?.taskMs ?? Number.NaN) / (short?.reply?.taskMs ?? Number.NaN);
  console.log(`a token with 200 messages ÷ with 2: ${ratio.toFixed(2)}`);
  console.log(`/chat, ready to type: ${kilobytes(empty.scriptBytes)} KB of JavaScript`);
  console.log(JSON.stringify({ budget, tokens, ratio, empty, rows }));
}
