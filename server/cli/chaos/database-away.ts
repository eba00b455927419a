import { setTimeout as pause } from "node:timers/promises";
import type { OwnServer } from "@/e2e/own-server";
import type { OwnPostgres } from "@/server/cli/test/postgres";
import { ERROR_TABLE } from "@/server/errors/codes";
import { saying, streams } from "@/server/providers/model/testing";
import { Ledger } from "./ledger";
import { see, submit } from "./pages";
import { modelSettings, must, onPostgres, type Scenario, type Stage } from "./scenario";
import { type Answer, Visitor } from "./visitor";

const WORDS = Array.from({ length: 200 }, (_, index) => `word${index} `);
const VISITORS = 4;
/** How long the product may take to find its database again. */
const RECOVERS_MS = 60_000;
const AWAY_MS = 3_000;
/** Shown all the same. */
const WHOLE = ["/", "/chat", "/settings", "/sign-in"];
const PAGES = ["/", "/chat", "/history", "/billing", "/settings", "/sign-in"];

/** The database server ends and comes back while the product runs. */
export const databaseAway: readonly Scenario[] = [
  {
    name: "postgres-crashes",
    fault: "PostgreSQL ends as in a crash and comes back, twice, under requests and streams",
    run: (stage) => breaks(stage, ["immediate", "immediate"]),
  },
  {
    name: "postgres-restarts",
    fault: "PostgreSQL is told to end, first gently, then breaking off connections",
    run: (stage) => breaks(stage, ["smart", "fast"]),
  },
  { name: "postgres-away-pages", fault: "PostgreSQL is away when pages are opened", run: pagesWithout },
];

async function breaks(stage: Stage, ways: readonly ("smart" | "fast" | "immediate")[]): Promise<string> {
  const database = await stage.postgres();
  const model = await stage.model(streams(saying(...WORDS), { bytesAtOnce: 400, pauseMs: 40 }));
  const server = await stage.product({ ...onPostgres(database), ...modelSettings(model) });
  await server.start();
  const ledger = new Ledger();
  for (const how of ways) await once(server, { database, ledger, how });
  const { problems, messages } = await ledger.check();
  must(server.isRunning(), "the product ended");
  const said = [...new Set(ledger.refused.map(({ status, code }) => `${status} ${code ?? ""}`.trim()))];
  const ended = ledger.messages.filter(({ ended: last }) => last).length;
  must(ended === messages, `${messages - ended} of ${messages} streams never said how they ended`);
  return `acknowledged and found: ${problems} problems, ${messages} messages with every word shown; refused: ${ledger.refused.length} (${said.join(", ")}), all in words; recovered by itself ${ways.length} times`;
}

async function once(
  server: OwnServer,
  {
    database,
    ledger,
    how,
  }: {
    readonly database: OwnPostgres;
    readonly ledger: Ledger;
    readonly how: "smart" | "fast" | "immediate";
  },
): Promise<void> {
  const visitors = Array.from({ length: VISITORS }, () => new Visitor(server.origin));
  for (const visitor of visitors) await ledger.solve(visitor, "1 + 1");
  let busy = true;
  const work = Promise.all([
    ...visitors.map(async (visitor, who) => {
      for (let n = 0; busy && n < 50; n += 1) {
        assertInWords(await ledger.solve(visitor, `${who + 2}x + ${n} = 9`));
        await pause(100);
      }
    }),
    ...visitors.map((visitor, who) => ledger.tell(visitor, `Count for me, ${how} ${who}`)),
  ]);
  await pause(1_500);
  const gone = database.tell(how);
  await pause(AWAY_MS);
  // A gentle end waits for connections that are kept open.
  if (how === "smart") void database.tell("fast");
  await gone;
  await database.again();
  await recovered(ledger, visitors[0] as Visitor);
  busy = false;
  await work;
}

async function recovered(ledger: Ledger, visitor: Visitor): Promise<void> {
  const deadline = Date.now() + RECOVERS_MS;
  while (Date.now() < deadline) {
    if ((await ledger.solve(visitor, "2 + 2")).status === 200) return;
    await pause(1_000);
  }
  must(false, "the product does not find its database again by itself");
}

/** Whatever is refused has a code, words for the student and a time to try again. */
export function assertInWords(answer: Answer): void {
  if (answer.status === 200) return;
  const told = answer.code !== null && answer.words.length > 0;
  must(told, `an answer ${answer.status} without a code and words`);
  if (answer.status === 503 || answer.status === 429)
    must(answer.retryAfter !== null, `${answer.code} does not say when to try again`);
  must(answer.code !== "INTERNAL_SERVER_ERROR", `a fault that is known is told as an unknown one`);
}

async function pagesWithout(stage: Stage): Promise<string> {
  const database = await stage.postgres();
  const server = await stage.product(onPostgres(database));
  await server.start();
  const ledger = new Ledger();
  const visitor = new Visitor(server.origin);
  await ledger.solve(visitor, "3x + 5 = 20");
  await database.tell("fast");
  const shown: string[] = [];
  for (const path of PAGES) {
    const page = await see(visitor, path);
    must(page.status < 500, `${path} answers ${page.status}: ${page.words}`);
    must(!page.broken || !WHOLE.includes(path), `${path} is broken`);
    shown.push(page.broken ? `${path} says that it cannot` : `${path} is shown`);
  }
  const refused = await submit(visitor, "/", { button: "Solve", fields: { text: "5x = 10" } });
  // The words are in what the page's script shows; a test with a browser sees them.
  const words = ERROR_TABLE.SERVICE_UNAVAILABLE.message;
  must(refused.html.includes(words), `solving says nothing of what is wrong: ${refused.words.slice(0, 400)}`);
  await database.again();
  await recovered(ledger, visitor);
  await ledger.check();
  return `${shown.join(", ")}; solving says "${words}"; all is there when the database is back`;
}
