import { setTimeout as pause } from "node:timers/promises";
import { STREAM_BUDGET } from "./bench/budgets";
import { cpuSeconds } from "./bench/cpu";
import { lesson, tokensOf } from "./bench/lesson";
import { closing, startModel, startProduct, startRelay } from "./bench/product";
import { type ReadReply, readReply } from "./bench/read-reply";
import { recordMeasurement } from "./bench/record-measurement";
import type { RunningServer } from "./bench/server";

/** `npm run bench:stream`: what a streamed reply costs the server and the wire, beside a plain AI SDK relay in the same
 * run. The model, in a process of its own, says 50 tokens a second in each stream. Needs Linux, for /proc. */
recordMeasurement("bench:stream");

const SECTIONS = 8;
const STREAMS = 20;
const SETTLE_MS = 1_500;
const IDLE_MS = 8_000;
const text = lesson(0, SECTIONS);
const tokensInReply = tokensOf(text).length;

interface Row {
  readonly name: string;
  readonly streams: number;
  readonly tokens: number;
  readonly seconds: number;
  readonly cpuMicros: number;
  /** Before what the server uses without any stream is taken away. */
  readonly grossCpuMicros: number;
  readonly wireBytes: number;
}

await closing(async ({ directory, add }) => {
  const model = await startModel(SECTIONS);
  add(model.stop);
  const relay = await startRelay(model.origin);
  add(relay.stop);
  const product = await startProduct(directory, model.origin);
  add(product.stop);
  const servers = [
    { name: "Classmate", server: product },
    { name: "plain AI SDK relay", server: relay },
  ];
  // Once at full load before anything counts: code that runs for the first time is slow.
  await Promise.all(servers.map(({ server }) => readAll(server, STREAMS)));
  await pause(SETTLE_MS);
  const idle = await idleOf(servers.map(({ server }) => server));
  const rows: Row[] = [];
  for (const streams of [STREAMS, 1]) {
    for (const [index, { name, server }] of servers.entries())
      rows.push(await measure(server, { name, streams, idle: idle[index] ?? 0 }));
  }
  print(rows);
});

function readAll({ origin }: RunningServer, streams: number): Promise<ReadReply[]> {
  const one = (_: unknown, index: number) => readReply(origin, `Teach me something about ${index + 2}.`);
  return Promise.all(Array.from({ length: streams }, one));
}

/** @returns for each server the seconds of processor time it uses in a second in which nobody asks anything */
async function idleOf(servers: readonly RunningServer[]): Promise<number[]> {
  const before = servers.map(({ pid }) => cpuSeconds(pid));
  await pause(IDLE_MS);
  return servers.map(({ pid }, index) => (cpuSeconds(pid) - (before[index] ?? 0)) / (IDLE_MS / 1000));
}

/** Opens the streams at once and reads them to the end. What the server does right after counts as well.
 * @throws {Error} when a reply is not what the model said */
async function measure(
  server: RunningServer,
  { name, streams, idle }: { readonly name: string; readonly streams: number; readonly idle: number },
): Promise<Row> {
  const began = performance.now();
  const before = cpuSeconds(server.pid);
  const replies = await readAll(server, streams);
  await pause(SETTLE_MS);
  const used = cpuSeconds(server.pid) - before;
  const seconds = (performance.now() - began) / 1000;
  if (replies.some((reply) => reply.text !== text)) throw new Error(`${name} did not hand on what was said`);
  const tokens = streams * tokensInReply;
  const micros = (cpu: number) => (Math.max(0, cpu) * 1e6) / tokens;
  return {
    name,
    streams,
    tokens,
    seconds,
    cpuMicros: micros(used - idle * seconds),
    grossCpuMicros: micros(used),
    wireBytes: replies.reduce((sum, reply) => sum + reply.wireBytes, 0) / tokens,
  };
}

function print(rows: readonly Row[]): void {
  console.log(
    `50 tokens/s in each stream, ${tokensInReply} tokens to a reply; CPU of the server's processes, less idling`,
  );
  console.log("| server | streams | CPU µs/token | ÷ relay | wire B/token | ÷ relay |");
  console.log("|---|---:|---:|---:|---:|---:|");
  for (const row of rows) {
    const relay = rows.find(({ name, streams }) => name !== "Classmate" && streams === row.streams) ?? row;
    const cells = [
      row.name,
      row.streams,
      row.cpuMicros.toFixed(0),
      (row.cpuMicros / (relay.cpuMicros || 1)).toFixed(2),
      row.wireBytes.toFixed(1),
      (row.wireBytes / relay.wireBytes).toFixed(2),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log(
    `budget at ${STREAMS} streams: ${STREAM_BUDGET.cpuMicros} µs and ${STREAM_BUDGET.wireBytes} B to a token`,
  );
  console.log(JSON.stringify({ budget: STREAM_BUDGET, tokensInReply, rows }));
}
