import type { OwnServer } from "@/e2e/own-server";
import { saying, streams } from "@/server/providers/model/testing";
import { Ledger } from "./ledger";
import { modelSettings, must, onPostgres, type Scenario, type Stage } from "./scenario";
import { at, Visitor } from "./visitor";

const ROUNDS = 4;
const VISITORS = 5;
/** Below what one visitor may have solved in a minute. */
const SOLVES_EACH = 50;
const WORDS = Array.from({ length: 120 }, (_, index) => `word${index} `);
/** What a page says beside a reply whose process died. */
const BROKE_DOWN = "The server stopped here";

/** The process is killed while solves are written and replies stream, at moments the seed chooses. */
export const killedWriting: readonly Scenario[] = [
  {
    name: "killed-writing",
    fault: "kill -9 in mid-write and mid-stream, embedded database",
    run: async (stage) => killedAgainAndAgain(stage, {}),
  },
  {
    name: "killed-writing-postgres",
    fault: "kill -9 in mid-write and mid-stream, PostgreSQL",
    run: async (stage) => killedAgainAndAgain(stage, onPostgres(await stage.postgres())),
  },
];

async function killedAgainAndAgain(stage: Stage, settings: Record<string, string>): Promise<string> {
  const model = await stage.model(streams(saying(...WORDS), { bytesAtOnce: 300, pauseMs: 25 }));
  const server = await stage.product({ ...settings, ...modelSettings(model) });
  const ledger = new Ledger();
  await server.start();
  for (let round = 0; round < ROUNDS; round += 1) {
    await untilKilled(stage, server, ledger);
    await server.start();
    await ledger.check();
  }
  const { problems, messages } = await ledger.check();
  const interrupted = await interruptedOf(ledger);
  must(interrupted.length > 0, "no page says that a reply was interrupted");
  await assertRefunded(interrupted);
  return `${ROUNDS} kills; acknowledged and found: ${problems} problems, ${messages} messages with every word shown; ${interrupted.length} pages say "${BROKE_DOWN}", and those guests have their messages back`;
}

/** Keeps the server busy and kills it when a number of writes has been acknowledged that the seed chooses. */
async function untilKilled(stage: Stage, server: OwnServer, ledger: Ledger): Promise<void> {
  const visitors = Array.from({ length: VISITORS }, () => new Visitor(server.origin));
  // The first answer makes the guest.
  for (const visitor of visitors) await ledger.solve(visitor, "1 + 1");
  const enough = ledger.problems.length + 5 + stage.random.below(100);
  let killing: Promise<void> | null = null;
  const killWhenEnough = () => {
    if (ledger.problems.length >= enough) killing ??= server.kill();
  };
  await Promise.all([
    ...visitors.map(async (visitor, who) => {
      for (let n = 0; n < SOLVES_EACH && !killing; n += 1) {
        await ledger.solve(visitor, `${who + 2}x + ${n} = ${stage.random.below(1000)}`);
        killWhenEnough();
      }
    }),
    ...visitors.map((visitor, who) => ledger.tell(visitor, `Count for me, ${who}`)),
    (async () => {
      const deadline = Date.now() + 10_000;
      while (!killing && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
      killing ??= server.kill();
      await killing;
    })(),
  ]);
}

/** The messages whose reply broke off, as their pages say. A reply of which only the end never arrived is whole. */
async function interruptedOf(ledger: Ledger): Promise<readonly Ledger["messages"][number][]> {
  const interrupted = [];
  for (const told of ledger.messages) {
    if (told.ended) continue;
    const page = await (await told.visitor.fetch(`/chat/${told.chatId}`)).text();
    if (page.includes(BROKE_DOWN)) interrupted.push(told);
  }
  return interrupted;
}

/** A reply that broke off does not count. */
async function assertRefunded(interrupted: Awaited<ReturnType<typeof interruptedOf>>): Promise<void> {
  for (const { visitor } of interrupted) {
    const usage = await visitor.call("usage.today", undefined, "query");
    must(at(usage.body, "used") === 0, `an interrupted reply still counts: ${JSON.stringify(usage.body)}`);
  }
}
