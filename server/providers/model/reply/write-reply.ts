import "server-only";
import { openGate } from "../gate/gate";

import type { ReplyChunk, ReplyContext, ReplyRequest, WrittenReply } from "./types";
import { wordsOf } from "./words";

/** Writes one reply: what the model says, what the engine says of it, and how it ended. Never throws; whoever takes the
 * chunks must read to the end. */
export async function* writeReply(
  context: ReplyContext,
  request: ReplyRequest,
): AsyncGenerator<ReplyChunk, WrittenReply> {
  const { chatModel, now, onFault } = context;
  let text = request.begun;
  if (text !== "") yield { type: "text", text };
  const gate =
    chatModel.kind === "language-model" ? openGate(request.messages, { now, onError: onFault }) : null;
  const words = wordsOf(context, request);
  let next = await words.next();
  for (; !next.done; next = await words.next()) {
    text += next.value;
    yield { type: "text", text: next.value };
    gate?.look(text);
    const checks = gate?.news();
    if (checks) yield { type: "checks", checks };
  }
  const { ending, failure, calls } = next.value;
  const checks = text.trim() === "" ? null : await gate?.finish(text, { ended: ending === "finished" });
  if (checks) yield { type: "checks", checks };
  return { ending, text, checks: checks ?? null, refuted: isRefuted(checks ?? null), failure, calls };
}

const isRefuted = (checks: WrittenReply["checks"]): boolean =>
  checks?.claims.some(({ kind, outcome }) => kind === "answer" && outcome === "refuted") ?? false;
