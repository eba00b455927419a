/** `npm run bench:rows`: what a solved problem and a tutor's reply take in PostgreSQL, kept permanently, kept for ten minutes
 * and written to the log that backups and replicas read. On a server of its own, with a model on this machine. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { lesson, tokensOf } from "./bench/lesson";
import { closing, startModel } from "./bench/product";
import { recordMeasurement } from "./bench/record-measurement";
import { type Kept, keptIn, walWritten } from "./bench/table-sizes";
import { startPostgres } from "./test/postgres";

recordMeasurement("bench:rows");

const ROUNDS = 20;
const GUESTS = 20;
const REPLIES_A_GUEST = 5;
const SECTIONS = 8;
const TOKENS_PER_SECOND = 50;

/** Of the length and the variety of what students type. */
const PROBLEMS = [
  "3/4 + 5/6",
  "What is 45% of 120?",
  "Simplify (x^2 - 9)/(x + 3)",
  "Factor x^2 + 7x + 12",
  "Solve 3x + 5 = 20",
  "x^2 - 5x + 6 = 0",
  "sqrt(x + 6) = x",
  "Solve |2x - 3| < 7",
  "2x + y = 7, x - y = 2",
  "slope of the line through (1, 2) and (4, 11)",
  "d/dx (x^3 + 2x)",
  "Find the domain of sqrt(x - 2)",
  "mean of 4, 8, 15, 16, 23, 42",
  "Convert 3 feet to inches",
  "Balance the equation H2 + O2 -> H2O",
  "2^x = 7",
];

await closing(async ({ add }) => {
  const model = await startModel(SECTIONS, { TOKENS_PER_SECOND: String(TOKENS_PER_SECOND) });
  add(model.stop);
  const postgres = await startPostgres();
  add(() => postgres.stop());
  Object.assign(process.env, {
    DATABASE_URL: postgres.url,
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_ANON_KEY: "never asked",
    AUTH_URL: "http://localhost",
    AUTH_SECRET: "for this bench and for nothing else",
    AI_BASE_URL: `${model.origin}/v1`,
    AI_MODEL: "bench",
    LOG_LEVEL: "error",
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  add(() => client.end());
  const product = await openProduct();
  add(product.close);
  const solves = ROUNDS * PROBLEMS.length;
  const solveWal = await walWritten(client, () => product.solve(solves));
  const replies = GUESTS * REPLIES_A_GUEST;
  const replyWal = await walWritten(client, () => product.reply());
  print(await keptIn(client), { solves, solveWal, replies, replyWal });
});

/** The product's own services, on the database of this process. */
async function openProduct() {
  const [
    { compose },
    { getTutorDeps, closeTutorServices },
    { createSolve },
    { startReply },
    { followReply },
    { closeDatabase },
    testing,
  ] = await Promise.all([
    import("@/server/composition/compose"),
    import("@/server/composition/tutor-deps"),
    import("@/server/features/solve/service"),
    import("@/server/features/tutor/runs/start-reply"),
    import("@/server/features/tutor/runs/follow-reply"),
    import("@/server/db/client"),
    import("@/server/composition/engine/testing"),
  ]);
  // The threads' file is a part of the build; here nobody else waits for this process.
  const engine = testing.createEngineInProcess();
  const { gate, ...composed } = compose();
  const deps = { ...composed.deps, engine };
  await deps.db();
  // There is no request whose end a reply would have to outlive.
  const tutorDeps = { ...getTutorDeps(), engine, outliveAnswer: () => undefined };
  const ask = async (guest: number) => {
    const { scope } = gate.mintGuest();
    const id = randomUUID();
    for (let time = 0; time < REPLIES_A_GUEST; time++) {
      const message = { id: randomUUID(), text: "And how do I see that the two sides are equal?" };
      const asked = { id, message, address: `10.1.${guest >> 8}.${guest & 255}` };
      const run = await startReply(tutorDeps, scope, asked);
      const signal = new AbortController().signal;
      for await (const _ of await followReply(tutorDeps, scope, { run, after: 0, signal }));
    }
  };
  return {
    async solve(times: number) {
      const { scope } = gate.mintGuest();
      for (let time = 0; time < times; time++)
        await createSolve(deps, scope, { text: PROBLEMS[time % PROBLEMS.length] ?? "", mode: "answer" });
    },
    reply: async () => void (await Promise.all(Array.from({ length: GUESTS }, (_, guest) => ask(guest)))),
    async close() {
      await closeTutorServices();
      await closeDatabase();
    },
  };
}

interface Written {
  readonly solves: number;
  readonly solveWal: number;
  readonly replies: number;
  readonly replyWal: number;
}

function print(tables: readonly Kept[], { solves, solveWal, replies, replyWal }: Written): void {
  console.log(`${tokensOf(lesson(0, SECTIONS)).length} tokens to a reply, ${TOKENS_PER_SECOND} a second`);
  console.log("| table | rows | bytes a row | of it indexes |");
  console.log("|---|---:|---:|---:|");
  for (const { name, rows, bytes, indexBytes } of tables)
    console.log(`| ${name} | ${rows} | ${Math.round(bytes / rows)} | ${Math.round(indexBytes / rows)} |`);
  const bytesOf = (...names: string[]) =>
    tables.filter(({ name }) => names.includes(name)).reduce((sum, { bytes }) => sum + bytes, 0);
  const each = {
    solveKept: bytesOf("solves") / solves,
    solveLog: solveWal / solves,
    replyKept: bytesOf("chats", "messages", "runs", "usage") / replies,
    replyForTenMinutes: bytesOf("run_events") / replies,
    replyLog: replyWal / replies,
  };
  console.log(
    JSON.stringify(
      Object.fromEntries(Object.entries(each).map(([name, bytes]) => [name, Math.round(bytes)])),
    ),
  );
}
