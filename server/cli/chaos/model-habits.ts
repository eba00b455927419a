import {
  type Behaviour,
  chunk,
  type ProtocolServer,
  refuses,
  saying,
  streams,
} from "@/server/providers/model/testing";
import { type Ledger, readEvents } from "./ledger";
import { see } from "./pages";
import { must } from "./scenario";
import { at, madeId, Visitor } from "./visitor";

const THOUGHT = "They want me to count, I should say something short. ";
const REFUSAL = JSON.stringify({ error: { message: "registry/chaos does not support tools", code: 400 } });
const CORRECTION = "Correction.";
/** How long a viewer who comes back may see nothing new. */
const BACK_MS = 2_000;

/** What a model does that is no failure: each reply is what a student should see of it.
 * @returns what was looked at, in words */
export async function judgesModel(asking: Asking): Promise<string> {
  for (const habit of [refusesTools, thinksAloud, sendsNul, isWrong, losesViewer]) await habit(asking);
  return "asked again without tools, thinking left out, NUL left out, a wrong answer corrected, a viewer back at once";
}

interface Asking {
  /** Where the product answers. */
  readonly origin: string;
  readonly model: ProtocolServer;
  /** What the model does to whoever asks it next. */
  readonly script: { does: Behaviour };
  readonly ledger: Ledger;
}

/** Has it answered once, by somebody new. */
async function asked({ origin, script, ledger }: Asking, text: string, does: Behaviour) {
  script.does = does;
  const visitor = new Visitor(origin);
  const told = await ledger.tell(visitor, text);
  must(told.ended && told.failure === null, `${text}: the reply fails with ${told.failure}`);
  return { told, visitor };
}

const hasTools = (body: unknown): boolean => at(body, "tools") !== undefined;

async function refusesTools(asking: Asking): Promise<void> {
  const { model } = asking;
  const toolless: Behaviour = (response) =>
    (hasTools(model.asked.at(-1)?.body)
      ? refuses(400, { body: REFUSAL })
      : streams(saying("Without ", "tools.")))(response);
  const before = model.asked.length;
  for (const time of ["once", "twice"]) {
    const { told } = await asked(asking, `Count for me ${time} without tools`, toolless);
    must(told.words === "Without tools.", `a model without tools says ${JSON.stringify(told.words)}`);
  }
  const withTools = model.asked.slice(before).filter(({ body }) => hasTools(body)).length;
  must(withTools === 1, `a model that refuses tools is asked ${withTools} times with them`);
}

async function thinksAloud(asking: Asking): Promise<void> {
  const pieces = [THOUGHT, "Now I know.</thi", "nk>\n\nOne ", "two."];
  const { told: first } = await asked(asking, "Count for me aloud", streams(saying(...pieces)));
  must(!first.words.includes("think>"), `a tag of the model's is said: ${JSON.stringify(first.words)}`);
  const { told: second } = await asked(asking, "Count for me aloud again", streams(saying(...pieces)));
  must(second.words === "One two.", `what the model thinks is said: ${JSON.stringify(second.words)}`);
  const { told: third } = await asked(asking, "Count for me quietly", streams(saying("One ", "two.")));
  must(third.words === "One two.", `a reply without thinking is lost: ${JSON.stringify(third.words)}`);
}

async function sendsNul(asking: Asking): Promise<void> {
  const usage = { prompt_tokens: 12.5, completion_tokens: "7.2", total_tokens: null };
  const counted = `data: ${JSON.stringify({ id: "c", choices: [], usage })}\n\n`;
  const words = [chunk({ content: "One\u0000 " }), chunk({ content: "\u0000two." }), chunk({}, "stop")];
  const { told, visitor } = await asked(asking, "Count for me with NUL", streams(words.join("") + counted));
  must(!told.words.includes("\u0000"), `NUL is passed on: ${JSON.stringify(told.words)}`);
  const page = await see(visitor, `/chat/${told.chatId}`);
  must(page.words.includes("One two."), "a reply with NUL in it is not kept");
}

/** It says a wrong answer, and the right one when it is told so. */
async function isWrong(asking: Asking): Promise<void> {
  let times = 0;
  const wrongFirst: Behaviour = (response) => {
    times += 1;
    const words = times === 1 ? "Take 5 away and divide by 3, so $x = 6$." : "15 by 3 is 5, so $x = 5$.";
    return streams(saying(words))(response);
  };
  const { told, visitor } = await asked(asking, "Solve 3x + 5 = 20", wrongFirst);
  must(told.words.includes(CORRECTION), `a wrong answer is not corrected: ${JSON.stringify(told.words)}`);
  const page = await see(visitor, `/chat/${told.chatId}`);
  must(page.words.includes(CORRECTION), "the correction is not on the page");
}

/** The viewer's connection is lost in mid-reply: what they have not seen is there as soon as they are back. */
async function losesViewer({ origin, script, ledger }: Asking): Promise<void> {
  const words = Array.from({ length: 40 }, (_, index) => `word${index} `);
  script.does = streams(saying(...words), { bytesAtOnce: 400, pauseMs: 100 });
  const visitor = new Visitor(origin);
  const [chatId, messageId] = [madeId(), madeId()];
  const text = "Count for me until I am gone";
  const gone = new AbortController();
  const response = await visitor.send(chatId, { id: messageId, text }, gone.signal);
  const seen = {
    visitor,
    chatId,
    messageId,
    text,
    words: "",
    ended: false,
    failure: null,
    events: 0,
    run: "",
  };
  await readEvents(response, seen, (so) => {
    if (so.length > 20) gone.abort();
  });
  must(!seen.ended && seen.run !== "", "the viewer has seen the end before being gone");
  ledger.messages.push(seen);
  const started = performance.now();
  let first = 0;
  const again = await visitor.fetch(`/api/chat?run=${seen.run}&after=${seen.events}`);
  must(again.status === 200, `a viewer who comes back is answered ${again.status}`);
  await readEvents(again, seen, () => {
    first ||= performance.now() - started;
  });
  must(first < BACK_MS, `a viewer who comes back waits ${Math.round(first)} ms`);
  must(seen.words === words.join(""), `words are lost or said twice: ${JSON.stringify(seen.words)}`);
}
