import { randomBytes } from "node:crypto";
import type { Person } from "./person";

/** A reply that was streamed to its end. */
export interface Reply {
  readonly chatId: string;
  /** The run that wrote it. */
  readonly run: string;
  readonly question: string;
  readonly text: string;
}

export interface Asked {
  readonly question: string;
  readonly engine: boolean;
}

const madeId = (): string => randomBytes(16).toString("hex");

/** Sends a new conversation's first message and reads the reply while it is written.
 * @returns null when the reply was refused, or did not come to its end; why is in the tally */
export async function readReply(person: Person, { question, engine }: Asked): Promise<Reply | null> {
  const chatId = madeId();
  const message = { id: madeId(), text: question };
  const body = JSON.stringify({ id: chatId, message, ...(engine && { engine }) });
  const route = engine ? "POST /api/chat (embedded tutor)" : "POST /api/chat (model)";
  const headers = { "content-type": "application/json" };
  const answer = await person.ask(route, "/api/chat", { method: "POST", headers, body, untilFirst: true });
  if (answer.status !== 200) return null;
  const told = eventsIn(answer.body);
  if (told.ending === "finish") return { chatId, run: told.run, question, text: told.text };
  person.wrong(`${route} ended with ${told.ending ?? "nothing"}`);
  return null;
}

/** Reads a reply again, from the server's log of it.
 * @returns its text; null when it is not there */
export async function readAgain(person: Person, { run }: Reply): Promise<string | null> {
  const answer = await person.ask("GET /api/chat (again)", `/api/chat?run=${run}&after=0`);
  return answer.status === 200 ? eventsIn(answer.body).text : null;
}

interface Told {
  readonly run: string;
  readonly text: string;
  /** "finish", "error", or null when the stream just ended. */
  readonly ending: string | null;
}

function eventsIn(body: string): Told {
  const told = { run: "", text: "", ending: null as string | null };
  for (const block of body.split("\n\n")) {
    if (!block.startsWith("data: ")) continue;
    const event: unknown = JSON.parse(block.slice("data: ".length));
    if (typeof event === "string") told.text += event;
    else if (typeof event === "object" && event !== null && "type" in event) {
      if (event.type === "start" && "messageId" in event) told.run = String(event.messageId);
      if (event.type === "finish" || event.type === "error") told.ending = event.type;
    }
  }
  return told;
}
