import { createEngineInProcess } from "@/server/composition/engine/testing";
import { createTestLedger, type TestLedger } from "@/server/providers/model/ledger/testing";
import { type Behaviour, type ProtocolServer, startProtocolServer } from "@/server/providers/model/testing";
import { createOpenAICompatibleModel } from "@/server/providers/model/vendors/openai-compatible";
import type { ReplyChunk, ReplyContext, ReplyRequest, WrittenReply } from "./contract";
import { writeReply } from "./write-reply";

/** A reply with what came out of it on the way. */
export interface Outcome extends WrittenReply {
  readonly chunks: readonly ReplyChunk[];
  /** The text as a viewer put it together. */
  readonly seen: string;
}

export interface Writer {
  readonly server: ProtocolServer;
  /** On which its requests are booked. */
  readonly ledger: TestLedger;
  /** @param onChunk hears every chunk as it comes */
  write(request?: Partial<ReplyRequest>, onChunk?: (chunk: ReplyChunk) => void): Promise<Outcome>;
}

/** A language model behind a server of this behaviour, that writes replies; waits between its tries take no time. */
export function startWriter(...script: readonly Behaviour[]): Promise<Writer> {
  const onFault = (error: unknown) => {
    throw error;
  };
  return startWriterWith({ engine: createEngineInProcess(), onFault }, ...script);
}

/** The same with a given engine. */
export async function startWriterWith(
  context: Pick<ReplyContext, "engine" | "onFault">,
  ...script: readonly Behaviour[]
): Promise<Writer> {
  const server = await startProtocolServer(...script);
  const ledger = createTestLedger();
  const vendor = createOpenAICompatibleModel({
    baseUrl: server.baseUrl,
    modelId: "m",
    random: () => 1,
    sleep: async () => undefined,
  });
  const chatModel = vendor.metered(ledger);
  return {
    server,
    ledger,
    write: (request, onChunk) => outcomeOf({ ...asked("Solve 2x + 3 = 7"), ...request }, onChunk),
  };

  async function outcomeOf(request: ReplyRequest, onChunk?: (chunk: ReplyChunk) => void): Promise<Outcome> {
    const reply = writeReply({ chatModel, ...context }, request);
    const chunks: ReplyChunk[] = [];
    let next = await reply.next();
    for (; !next.done; next = await reply.next()) {
      chunks.push(next.value);
      onChunk?.(next.value);
    }
    const seen = chunks.map((chunk) => (chunk.type === "text" ? chunk.text : "")).join("");
    return { ...next.value, chunks, seen };
  }
}

/** What a student asks, to be explained. */
export const asked = (content: string): ReplyRequest => ({
  messages: [{ role: "user", content }],
  mode: "explain",
  ladder: null,
  resumedFrom: "",
  signal: new AbortController().signal,
});
