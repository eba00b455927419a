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
import { see } from "./pages";
import { modelSettings, must, type Scenario } from "./scenario";
import { at, Visitor } from "./visitor";

const BEGINNING = chunk({ content: "One two " });
const GARBAGE = "\u0000\u0001data: {]]not json\n\ndata: \n\n\ufffd\ufffd";
const CUT_OFF = "cut off here";

interface Fault {
  readonly what: string;
  readonly does: Behaviour;
  /** Words have been shown when it happens: they stay, and the page says that the end is missing. */
  readonly afterWords: boolean;
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
  { what: "hangs", does: hangs, afterWords: false },
  { what: "hangs up", does: hangsUp, afterWords: false },
  { what: "answers 500", does: refuses(500), afterWords: false },
  { what: "refuses the key", does: refuses(401), afterWords: false },
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
];

export const modelFaults: Scenario = {
  name: "model-faults",
  fault: "the language model hangs, breaks off, lies about its length, sends garbage",
  async run(stage) {
    let does: Behaviour = streams(saying("Fine."));
    const model = await stage.model((response) => does(response));
    const server = await stage.product({ ...modelSettings(model), AI_PATIENCE: "3" });
    await server.start();
    const ledger = new Ledger();
    for (const fault of FAULTS) {
      does = fault.does;
      await one(ledger, new Visitor(server.origin), fault);
    }
    does = streams(saying("Fine ", "again."));
    const after = await ledger.tell(new Visitor(server.origin), "Count for me again");
    must(
      after.words === "Fine again.",
      `the tutor does not work after the faults: ${JSON.stringify(after.words)}`,
    );
    const { messages } = await ledger.check();
    return `${FAULTS.length} faults; ${messages} messages acknowledged and found; each run ended in words and counted for nothing`;
  },
};

async function one(ledger: Ledger, visitor: Visitor, { what, afterWords }: Fault): Promise<void> {
  const told = await ledger.tell(visitor, `Count for me: a model that ${what}`);
  must(told.ended, `the model ${what}: the stream never says how it ended`);
  const page = await see(visitor, `/chat/${told.chatId}`);
  if (afterWords) {
    must(told.words.startsWith("One two"), `the model ${what}: its words are not shown`);
    must(page.html.includes(CUT_OFF), `the model ${what}: the page does not say that the end is missing`);
  } else {
    must(told.failure !== null, `the model ${what}: nobody is told`);
  }
  const usage = await visitor.call("usage.today", undefined, "query");
  must(at(usage.body, "used") === 0, `the model ${what}: the reply counts all the same`);
}
