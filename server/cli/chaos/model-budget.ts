import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Behaviour, chunk, refuses, streams } from "@/server/providers/model/testing";
import { Ledger, type Told } from "./ledger";
import { modelSettings, must, onPostgres, type Stage } from "./scenario";
import { Visitor } from "./visitor";

/** US dollars for a million tokens, which is millionths of a dollar for one. */
const PRICE = { input: 1, output: 10 };
/** The longest reply, in tokens. */
const LONGEST = 2_000;
const READ = 1_500;
/** Room for some of the replies that are asked for at once, and by far not for all. */
const CAP_DOLLARS = 0.1;
const CAP_MICROS = CAP_DOLLARS * 1_000_000;
const AT_ONCE = 12;
const LOOK_EVERY_MS = 25;
/** How long what a vendor took may wait to be booked. */
const BOOKED_MS = 10_000;
const NO_MODEL = /no language model/i;
const SPENT = "has answered all it can today";

const WORDS = Array.from({ length: 20 }, (_, index) => `word${index} `);
/** A whole reply that took as much as it may. */
const DEAR = [
  ...WORDS.map((content) => chunk({ content })),
  chunk({}, "stop"),
  `data: ${JSON.stringify({ id: "c", choices: [], usage: { prompt_tokens: READ, completion_tokens: LONGEST, total_tokens: READ + LONGEST } })}\n\n`,
  "data: [DONE]\n\n",
].join("");
const SLOWLY = { bytesAtOnce: 400, pauseMs: 60 };

/** What the day costs by the product's own books, in millionths of a dollar. */
interface Day {
  readonly spent: number;
  readonly reserved: number;
}

/** The day's budget under attack: many at once, replies that break off or are refused, conversations deleted in
 * mid-reply. The vendor is asked for no more than fits, and all it took is booked.
 * @returns what was found, in words */
export async function costsStayBelowCap(stage: Stage): Promise<string> {
  const database = await stage.postgres();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  stage.onClose(() => client.end());
  let billed = 0;
  const model = await stage.model((response) => {
    const count = model.asked.length;
    // Nobody bills for what is refused.
    if (!isRefused(count)) billed += READ * PRICE.input + LONGEST * PRICE.output;
    return attack(count)(response);
  });
  const server = await stage.product({
    ...onPostgres(database),
    ...modelSettings(model),
    AI_MAX_TOKENS: String(LONGEST),
    AI_PRICE_INPUT: String(PRICE.input),
    AI_PRICE_OUTPUT: String(PRICE.output),
    AI_DAILY_CAP: String(CAP_DOLLARS),
  });
  await server.start();
  const ledger = new Ledger();
  const deleted = await deletes(ledger, new Visitor(server.origin), client);
  const most = await allAtOnce(ledger, server.origin, client);
  must(most <= CAP_MICROS, `${most} of ${CAP_MICROS} are spent or set aside at one time`);
  await isToldTheTruth(ledger, server.origin);
  // Both are read when the last request is over: what the vendor may bill is never more than what is booked.
  const { spent } = await booked(client);
  must(billed <= spent, `the vendor bills ${billed} and the books say ${spent}`);
  must(spent <= CAP_MICROS, `the books say ${spent} of ${CAP_MICROS}`);
  must(!server.said.includes("INTERNAL_SERVER_ERROR"), "a fault that is known is logged as an unknown one");
  return `a reply deleted in the middle booked at ${deleted}; after ${AT_ONCE} at once and essays until the day was spent the books say ${spent} and the vendor billed ${billed} of ${CAP_MICROS} millionths`;
}

/** In turn: a whole reply, one that breaks off, one that is refused for now. */
function attack(count: number): Behaviour {
  if (count % 4 === 2) return streams(DEAR.slice(0, 2_500), { ...SLOWLY, last: "break" });
  return isRefused(count) ? refuses(503) : streams(DEAR, SLOWLY);
}

const isRefused = (count: number): boolean => count % 4 === 3;

/** A conversation is deleted while its reply is written. */
async function deletes(ledger: Ledger, visitor: Visitor, client: pg.Client): Promise<number> {
  const deleting: ReturnType<Visitor["call"]>[] = [];
  const { ended } = await ledger.tell(visitor, "Count for me until I delete this", (words, id) => {
    if (words !== "" && deleting.length === 0) deleting.push(visitor.call("chat.delete", { id }));
  });
  const answer = await deleting[0];
  must(answer?.status === 200, `deleting a conversation in mid-reply answers ${answer?.status}`);
  must(ended, "the stream of a deleted conversation never says how it ended");
  ledger.messages.length = 0;
  const { spent } = await booked(client);
  must(spent > 0, "a reply that was deleted in the middle costs nothing");
  return spent;
}

/** As many as can be ask at the same time.
 * @returns the most that was spent and set aside at one time */
async function allAtOnce(ledger: Ledger, origin: string, client: pg.Client): Promise<number> {
  let most = 0;
  let busy = true;
  const watching = (async () => {
    while (busy) {
      const { spent, reserved } = await today(client);
      most = Math.max(most, spent + reserved);
      await pause(LOOK_EVERY_MS);
    }
  })();
  const all = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, who) =>
      ledger.tell(new Visitor(origin), `Count for me, number ${who}`),
    ),
  );
  busy = false;
  await watching;
  must(
    all.every(isAnswered),
    `a reply ends without a word: ${JSON.stringify(all.find((each) => !isAnswered(each)))}`,
  );
  return most;
}

const isAnswered = ({ ended, words, failure }: Told): boolean => ended && (words !== "" || failure !== null);

/** Everything is booked, nothing is set aside any more. */
async function booked(client: pg.Client): Promise<Day> {
  const deadline = Date.now() + BOOKED_MS;
  for (;;) {
    const day = await today(client);
    if (day.reserved === 0 && day.spent > 0) return day;
    must(Date.now() < deadline, `nothing is booked, or ${day.reserved} is set aside for nobody`);
    await pause(100);
  }
}

async function today(client: pg.Client): Promise<Day> {
  const { rows } = await client.query(
    "select coalesce(sum(spent_micros), 0)::int as spent, coalesce(sum(reserved_micros), 0)::int as reserved from spending_days",
  );
  return rows[0] as Day;
}

/** Whoever asks for what only a language model can do, when the rest of the budget is spent too, learns why it does not. */
async function isToldTheTruth(ledger: Ledger, origin: string): Promise<void> {
  let said = "";
  for (let times = 0; times < AT_ONCE && !said.includes(SPENT); times += 1) {
    const { words, failure } = await ledger.tell(
      new Visitor(origin),
      "Please write an essay about the causes of the French Revolution",
    );
    said = words + (failure ?? "");
    must(!NO_MODEL.test(said), `it is said that there is no language model: ${said}`);
  }
  must(said.includes(SPENT), `nobody is told that the day's budget is spent: ${said}`);
}
