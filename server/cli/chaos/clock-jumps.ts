import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Behaviour, saying, streams } from "@/server/providers/model/testing";
import { embeddedRegistry, signUp } from "./fixtures";
import { Ledger } from "./ledger";
import { modelSettings, must, type Scenario, type Stage } from "./scenario";
import { at, Visitor } from "./visitor";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GUEST_MESSAGES = 5;
/** The product looks at its clock's file twenty times a second. */
const NOTICED_MS = 500;
const LONG = Array.from({ length: 150 }, (_, index) => `word${index} `);
const PRELOAD = pathToFileURL(join(process.cwd(), "server/cli/chaos/skewed-clock.mjs")).href;

export const clockJumps: Scenario = {
  name: "clock-jumps",
  fault: "the clock jumps a day ahead, then back to an hour ago, in mid-stream",
  async run(stage) {
    const file = join(stage.directory(), "clock");
    const jump = async (ms: number) => {
      writeFileSync(file, String(ms));
      await pause(NOTICED_MS);
    };
    writeFileSync(file, "0");
    let does: Behaviour = streams(saying("Fine."));
    const model = await stage.model((response) => does(response));
    const server = await stage.product({
      ...modelSettings(model),
      NODE_OPTIONS: `--import ${PRELOAD}`,
      CHAOS_CLOCK: file,
    });
    await server.start();
    const ledger = new Ledger();
    const [guest, student] = [new Visitor(server.origin), new Visitor(server.origin)];
    await signUp(student, embeddedRegistry(server.origin));
    await spendMessages(ledger, guest);
    const checkAll = async (when: string) => {
      await isSignedIn(student, when);
      await canWork(ledger, [guest, student, new Visitor(server.origin)], when);
      await ledger.check();
    };
    await checkAll("before the jumps");

    does = streams(saying(...LONG), { bytesAtOnce: 300, pauseMs: 60 });
    await streamOver(stage, ledger, student, () => jump(DAY_MS));
    await checkAll("a day ahead");
    does = streams(saying("Fine."));
    must((await usedBy(guest)) === 0, "a day later the day's messages are not back");
    await spendMessages(ledger, guest);

    does = streams(saying(...LONG), { bytesAtOnce: 300, pauseMs: 60 });
    await streamOver(stage, ledger, student, () => jump(-HOUR_MS));
    await checkAll("an hour back");
    does = streams(saying("Fine."));
    const other = new Visitor(server.origin);
    await signUp(other, embeddedRegistry(server.origin));
    await isSignedIn(other, "an hour back, just signed up");
    const { problems, messages } = await ledger.check();
    return `acknowledged and found: ${problems} problems, ${messages} messages; two replies went on over a jump; the session went on; nobody was locked out`;
  },
};

/** Uses the guest's messages of the day. */
async function spendMessages(ledger: Ledger, guest: Visitor): Promise<void> {
  for (let n = await usedBy(guest); n < GUEST_MESSAGES; n += 1) await ledger.tell(guest, `Count to ${n}`);
  const refused = ledger.refused.length;
  await ledger.tell(guest, "One more");
  must(ledger.refused.at(-1)?.code === "QUOTA_REACHED", "the day's messages do not end");
  must(ledger.refused.length === refused + 1, "the last message was not refused once");
}

const usedBy = async (visitor: Visitor): Promise<number> =>
  Number(at((await visitor.call("usage.today", undefined, "query")).body, "used") ?? 0);

/** A reply that is being written while the clock jumps is written to its end. */
async function streamOver(
  stage: Stage,
  ledger: Ledger,
  visitor: Visitor,
  jump: () => Promise<void>,
): Promise<void> {
  let jumping: Promise<void> | null = null;
  const told = await ledger.tell(visitor, `Count for me, ${stage.random.below(1_000_000)}`, (words) => {
    if (words !== "")
      jumping ??= jump()
        .then(() => visitor.fetch(`/chat/${latestChat(ledger)}`))
        .then(drop);
  });
  await jumping;
  must(
    told.words === LONG.join(""),
    `a reply ended early when the clock jumped: ${told.words.length} characters`,
  );
}

/** Someone looks at the conversation while its reply is written. */
const latestChat = (ledger: Ledger): string => ledger.messages.at(-1)?.chatId ?? "";
const drop = async (response: Response): Promise<void> => void (await response.text());

async function isSignedIn(visitor: Visitor, when: string): Promise<void> {
  const me = await visitor.call("account.me", undefined, "query");
  must(
    at(me.body, "kind") === "user",
    `${when} the student is signed out: ${JSON.stringify(me.body)} ${me.code}`,
  );
}

async function canWork(ledger: Ledger, visitors: readonly Visitor[], when: string): Promise<void> {
  for (const visitor of visitors) {
    for (let n = 0; n < 3; n += 1) {
      const answer = await ledger.solve(visitor, `${n + 2}x = ${n * 6}`);
      must(answer.status === 200, `${when} a problem is refused: ${answer.status} ${answer.code ?? ""}`);
    }
  }
}
