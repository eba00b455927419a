import type { OpenProblem } from "./panel/open-problem";
import { randomText } from "./secrets";
import { apiOf, failureWords } from "./server";
import { fetchAs, type Session } from "./session";
import { followReply, keepTalk, keptTalk, type Talk } from "./talk";

const LOST = "The connection was lost. The reply is still being written; open the panel again to read it.";
const ID_BYTES = 16;

export interface Message {
  readonly id: string;
  readonly role: string;
  readonly text: string;
}

/** What the panel shows of a conversation. */
export interface Shown {
  readonly talk: Talk | null;
  readonly messages: readonly Message[];
  /** The reply as far as it is written; null while none is. */
  readonly writing: string | null;
  readonly error: string | null;
}

export const SILENCE: Shown = { talk: null, messages: [], writing: null, error: null };

/** The conversation with the tutor: the one this panel begins, or the one that the panel before it left behind. */
export class Conversation {
  private shown = SILENCE;
  private readonly gone = new AbortController();

  /** @param tell is told whenever there is something else to show */
  constructor(
    private readonly session: Session,
    private readonly tell: (shown: Shown) => void,
  ) {}

  /** Shows the conversation that was left behind, and the reply that is still being written in it. */
  async resume(): Promise<void> {
    const kept = await keptTalk(this.session);
    if (!kept) return;
    // What was deleted meanwhile is nothing to go on with; where the server is away, the next question says so.
    await this.show(kept).catch(() => this.change({ writing: null }));
  }

  /** Asks the tutor, about the problem at hand if there is one. The reply is shown as it is written.
   * @returns whether the question has arrived */
  async ask(text: string, problem: OpenProblem | null): Promise<boolean> {
    this.change({ error: null });
    const { talk } = this.shown;
    const isSame = talk !== null && (problem === null || talk.text === problem.text);
    try {
      const next = isSame ? talk : this.begun(problem);
      const solveId = isSame || !problem ? undefined : await this.keep(problem);
      await keepTalk(next);
      await apiOf(this.session).chat.send.mutate({ id: next.chatId, text, mode: "hints", solveId });
      void this.show(next).catch((failure: unknown) => this.change({ error: failureWords(failure) }));
      return true;
    } catch (failure) {
      this.change({ error: failureWords(failure) });
      return false;
    }
  }

  /** The panel goes; the reply is written on. */
  leave(): void {
    this.gone.abort();
  }

  private begun(problem: OpenProblem | null): Talk {
    return { origin: this.session.origin, chatId: randomText(ID_BYTES), text: problem?.text ?? "" };
  }

  /** The tutor is told of a problem by its number at the server. */
  private async keep({ id, text }: OpenProblem): Promise<string> {
    return (await apiOf(this.session).solve.create.mutate({ id, text, mode: "hints" })).id;
  }

  private async show(talk: Talk): Promise<void> {
    const { messages, runId } = await this.read(talk);
    this.change({ talk, messages, writing: runId === null ? null : "" });
    if (runId === null) return;
    await this.follow(runId);
    if (this.gone.signal.aborted) return;
    this.change({ messages: (await this.read(talk)).messages, writing: null });
  }

  private read({ chatId }: Talk) {
    return apiOf(this.session).chat.byId.query({ id: chatId });
  }

  private async follow(run: string): Promise<void> {
    const { signal } = this.gone;
    const open = (query: string) =>
      fetchAs(this.session, `${this.session.origin}/api/chat?${query}`, { signal });
    for await (const { text, problem, end } of followReply({ run, signal, open }))
      this.change({
        writing: text,
        ...(end === "lost" && { error: LOST }),
        ...(problem && { error: problem }),
      });
  }

  private change(what: Partial<Shown>): void {
    if (this.gone.signal.aborted) return;
    this.shown = { ...this.shown, ...what };
    this.tell(this.shown);
  }
}
