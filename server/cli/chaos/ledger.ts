import { Broken } from "./scenario";
import { type Answer, at, madeId, type Visitor } from "./visitor";

/** A conversation's message as it was sent, and the words of its reply that were received. */
export interface Told {
  readonly visitor: Visitor;
  readonly chatId: string;
  readonly messageId: string;
  readonly text: string;
  words: string;
  /** The stream's own last event came. */
  ended: boolean;
  /** The words of a failure. */
  failure: string | null;
}

interface Kept {
  readonly visitor: Visitor;
  readonly id: string;
  readonly text: string;
}

/** A process that has died is missed after 20 s where there may be several. Looking six times a minute stays below what
 * one person may export. */
const PATIENCE_MS = 40_000;
const LOOK_EVERY_MS = 10_000;

/** What the product has acknowledged, and what of it is there. */
export class Ledger {
  readonly problems: Kept[] = [];
  readonly messages: Told[] = [];
  /** Answers that were none: refused, broken off. */
  readonly refused: Answer[] = [];

  /** Has a problem solved. */
  async solve(visitor: Visitor, text: string): Promise<Answer> {
    const answer = await visitor.call("solve.create", { text });
    const id = at(answer.body, "id");
    if (answer.status === 200 && typeof id === "string") this.problems.push({ visitor, id, text });
    else this.refused.push(answer);
    return answer;
  }

  /** Sends a message of a new conversation and reads its reply to the end, whatever becomes of it.
   * @param onWords called with the words received so far */
  async tell(
    visitor: Visitor,
    text: string,
    onWords?: (words: string, chatId: string) => void,
  ): Promise<Told> {
    const told: Told = {
      visitor,
      chatId: madeId(),
      messageId: madeId(),
      text,
      words: "",
      ended: false,
      failure: null,
    };
    let response: Response;
    try {
      response = await visitor.send(told.chatId, { id: told.messageId, text });
    } catch {
      this.refused.push({ status: 0, code: null, words: "", retryAfter: null, body: null });
      return told;
    }
    if (response.status !== 200) {
      this.refused.push(await visitor.answer(Promise.resolve(response)));
      return told;
    }
    this.messages.push(told);
    await readEvents(response, told, (words) => onWords?.(words, told.chatId));
    return told;
  }

  /** Looks for all that was acknowledged, as its owners, for as long as a reply may wait for its process.
   * @returns how much there is
   * @throws {Broken} naming what is missing */
  async check(): Promise<{ readonly problems: number; readonly messages: number }> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.look();
      } catch (error) {
        if (!Broken.isInstance(error) || Date.now() > deadline) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  }

  private async look(): Promise<{ readonly problems: number; readonly messages: number }> {
    const owners = new Set([...this.problems, ...this.messages].map(({ visitor }) => visitor));
    for (const owner of owners) {
      for (const told of this.messages) if (told.visitor === owner) await openConversation(told);
      const everything = await exported(owner);
      this.compare(owner, everything);
    }
    return { problems: this.problems.length, messages: this.messages.length };
  }

  private compare(owner: Visitor, everything: unknown): void {
    const solves = listOf(at(everything, "solves"));
    for (const { visitor, id, text } of this.problems) {
      if (visitor !== owner) continue;
      const kept = solves.find((solve) => at(solve, "id") === id);
      if (at(kept, "text") !== text) throw new Broken(`the problem ${text} was acknowledged and is gone`);
    }
    const chats = listOf(at(everything, "chats"));
    for (const told of this.messages) if (told.visitor === owner) compareMessage(told, chats);
  }
}

function compareMessage({ chatId, messageId, text, words }: Told, chats: readonly unknown[]): void {
  const chat = chats.find((each) => at(each, "id") === chatId);
  const messages = listOf(at(chat, "messages"));
  const message = messages.find((each) => at(each, "id") === messageId);
  if (textOf(message) !== text) throw new Broken(`the message ${text} was acknowledged and is gone`);
  const replies = messages.filter((each) => at(each, "parentId") === messageId).map(textOf);
  if (words.trim() !== "" && !replies.some((reply) => reply.startsWith(words.trimEnd())))
    throw new Broken(
      `words that were shown are gone: ${JSON.stringify(words)} in ${JSON.stringify(replies)}`,
    );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textOf = (message: unknown): string =>
  listOf(at(message, "parts"))
    .map((part) => at(part, "text"))
    .filter((text) => typeof text === "string")
    .join("");

/** Looking at a conversation marks the replies whose process has died. */
async function openConversation({ visitor, chatId }: Told): Promise<void> {
  const page = await visitor.fetch(`/chat/${chatId}`);
  await page.text();
  if (page.status !== 200) throw new Broken(`the conversation's page answers ${page.status}`);
}

async function exported(owner: Visitor): Promise<unknown> {
  const answer = await owner.answer(owner.fetch("/settings/export?format=json"));
  if (answer.status !== 200) throw new Broken(`the export answers ${answer.status}: ${answer.words}`);
  return answer.body;
}

/** What was seen of a reply. */
interface Seen extends Pick<Told, "words" | "ended" | "failure"> {
  /** Events so far. */
  events?: number;
  /** The run that writes it. */
  run?: string;
}

/** Reads a reply's events to their end or until they break off. */
export async function readEvents(
  response: Response,
  told: Seen,
  onWords?: (words: string) => void,
): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const bytes of response.body ?? []) {
      const blocks = (rest + decoder.decode(bytes, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) if (block.startsWith("data: ")) take(JSON.parse(block.slice(6)), told);
      onWords?.(told.words);
    }
  } catch {
    // What broke the connection is the scenario's own doing.
  }
}

function take(event: unknown, told: Seen): void {
  told.events = (told.events ?? 0) + 1;
  if (typeof event === "string") told.words += event;
  const run = at(event, "messageId");
  if (typeof run === "string") told.run = run;
  const failure = at(event, "errorText");
  if (typeof failure === "string") told.failure = failure;
  const type = at(event, "type");
  if (type === "finish" || type === "error") told.ended = true;
}
