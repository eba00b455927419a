import {
  type Behaviour,
  chunk,
  hangs,
  hangsUp,
  refuses,
  saying,
  streams,
} from "@/server/providers/model/testing";
import { Ledger } from "./ledger";
import { costsStayBelowCap } from "./model-budget";
import { judgesModel } from "./model-habits";
import { see } from "./pages";
import { modelSettings, must, type Scenario } from "./scenario";
import { at, Visitor } from "./visitor";

const BEGINNING = chunk({ content: "One two " });
const GARBAGE = "\u0000\u0001data: {]]not json\n\ndata: \n\n\ufffd\ufffd";
const CUT_OFF = "cut off here";
/** A word every other second. */
const SLOWLY = { bytesAtOnce: Buffer.byteLength(BEGINNING), pauseMs: 2_000 };

interface Fault {
  readonly what: string;
  readonly does: Behaviour;
  /** Words have been shown when it happens: they stay, and the page says that the end is missing. */
  readonly afterWords: boolean;
  /** What the failure is called. */
  readonly told?: string;
}

/** Says how long its answer is, sends another length, and closes the connection. */
const lies =
  (claimed: (bytes: number) => number): Behaviour =>
  (response) => {
    const bytes = Buffer.from(BEGINNING);
    response.writeHead(200, { "content-type": "text/event-stream", "content-length": claimed(bytes.length) });
    response.write(bytes, () => response.socket?.end());
  };

const FAULTS: readonly Fault[] = [
  { what: "hangs", does: hangs, afterWords: false, told: "took too long" },
  { what: "hangs up", does: hangsUp, afterWords: false },
  { what: "answers 500", does: refuses(500), afterWords: false },
  { what: "refuses the key", does: refuses(401), afterWords: false },
  {
    what: "has too many requests",
    does: refuses(429, { headers: { "retry-after": "30" } }),
    afterWords: false,
    told: "wait a moment",
  },
  { what: "sends garbage", does: streams(GARBAGE), afterWords: false },
  {
    what: "sends a page of HTML",
    does: streams("<html>Bad gateway</html>", { contentType: "text/html" }),
    afterWords: false,
  },
  { what: "is silent after its headers", does: streams("", { last: "silence" }), afterWords: false },
  { what: "promises more than it sends", does: lies((bytes) => bytes * 10), afterWords: true },
  { what: "sends more than it promises", does: lies((bytes) => bytes - 5), afterWords: false },
  { what: "breaks off", does: streams(BEGINNING, { last: "break" }), afterWords: true },
  { what: "ends without its finish", does: streams(BEGINNING), afterWords: true },
  { what: "turns to garbage", does: streams(BEGINNING + GARBAGE), afterWords: true },
  {
    what: "says a word every other second and is silent then",
    does: streams(BEGINNING.repeat(3), { ...SLOWLY, last: "silence" }),
    afterWords: true,
  },
];

export const modelFaults: Scenario = {
  name: "model-faults",
  fault:
    "the language model hangs, breaks off, lies about its length, sends garbage, refuses tools, is wrong, costs too much",
  async run(stage) {
    const script = { does: streams(saying("Fine.")) };
    const model = await stage.model((response) => script.does(response));
    const server = await stage.product({ ...modelSettings(model), AI_PATIENCE: "3" });
    await server.start();
    const ledger = new Ledger();
    for (const fault of FAULTS) {
      script.does = fault.does;
      await one(ledger, new Visitor(server.origin), fault);
    }
    script.does = streams(saying("Fine ", "again."));
    const after = await ledger.tell(new Visitor(server.origin), "Count for me again");
    must(
      after.words === "Fine again.",
      `the tutor does not work after the faults: ${JSON.stringify(after.words)}`,
    );
    const habits = await judgesModel({ origin: server.origin, model, script, ledger });
    const { messages } = await ledger.check();
    const costs = await costsStayBelowCap(stage);
    return `${FAULTS.length} faults; ${messages} messages acknowledged and found; each run ended in words and counted for nothing; ${habits}; ${costs}`;
  },
};

async function one(
  ledger: Ledger,
  visitor: Visitor,
  { what, afterWords, told: words }: Fault,
): Promise<void> {
  const told = await ledger.tell(visitor, `Count for me: a model that ${what}`);
  must(told.ended, `the model ${what}: the stream never says how it ended`);
  const page = await see(visitor, `/chat/${told.chatId}`);
  if (afterWords) {
    must(told.words.startsWith("One two"), `the model ${what}: its words are not shown`);
    must(page.html.includes(CUT_OFF), `the model ${what}: the page does not say that the end is missing`);
  } else {
    must(told.failure !== null, `the model ${what}: nobody is told`);
    must(told.failure.includes(words ?? ""), `the model ${what}: it is called ${told.failure}`);
  }
  const usage = await visitor.call("usage.today", undefined, "query");
  must(at(usage.body, "used") === 0, `the model ${what}: the reply counts all the same`);
}
