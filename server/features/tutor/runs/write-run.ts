import "server-only";
import type { TutorDeps } from "@/server/deps";
import { messagesUpTo } from "@/server/features/chat/service";
import { ladderFor } from "@/server/features/hints/service";
import { openingEvents } from "@/server/features/tutor/reply/events";
import type { ReplyOutcome } from "@/server/features/tutor/reply/service";
import { replyEvents } from "@/server/features/tutor/reply/service";
import type { LiveRun } from "@/server/providers/live-runs";
import { untilFlush } from "@/server/providers/live-runs/flush-interval";
import { recordRun } from "@/server/providers/live-runs/record-run";
import { logCall } from "@/server/providers/model/transport/log-call";
import type { Scope } from "@/server/session/scope";
import { closeRun } from "./close-run";
import type { StartedRun } from "./contract";
import { giveUp } from "./give-up";
import { practiceDesk } from "./practice-desk";
import { stopTopic } from "./stop-topic";

/** Writes a reply to its end. Never throws. */
export async function writeRun(deps: TutorDeps, scope: Scope, started: StartedRun): Promise<void> {
  const { live, signals } = deps;
  const { run, chat } = started;
  const here = live.open(run.id, chat.id);
  const leave = signals.subscribe(stopTopic(run.id), () => live.stop([run.id]));
  const bodies = bodiesOf(deps, scope, { ...started, here });
  try {
    const { ending, recorded } = await recordRun({
      run: here,
      bodies,
      keep: (event) => deps.events.add(event),
      untilNext: untilFlush,
    });
    for (const call of ending.calls) logCall(deps.log, run.id, call);
    await closeRun(deps, started, { here, written: ending, recorded });
  } catch (error) {
    // What is written no further is settled with its vendor.
    live.stop([run.id]);
    for (let next = await bodies.next(); !next.done; next = await bodies.next());
    await giveUp(deps, { run, here, error });
  } finally {
    leave();
    here.end();
    signals.publish([run.id]);
  }
}

async function* bodiesOf(
  deps: TutorDeps,
  scope: Scope,
  { run, chat, messageId, resumedFrom, standsIn, left, here }: StartedRun & { readonly here: LiveRun },
): AsyncGenerator<unknown, ReplyOutcome> {
  yield* openingEvents(run.id, {
    title: chat.title,
    source: (standsIn ? deps.standIn : deps.chatModel).kind,
    ...(standsIn === "spent" && { standIn: true }),
    ...(left && { left }),
    ...(resumedFrom && { replaces: resumedFrom.id }),
  });
  const messages = await messagesUpTo(deps, { scope, chat, messageId });
  const found = chat.mode === "hints" ? await ladderFor(deps, scope, { chat, messages }) : null;
  const unreadable = found === "unknown";
  const ladder = unreadable ? null : found;
  const { signal } = here;
  const request = {
    messages,
    mode: chat.mode,
    ladder,
    unreadable,
    resumedFrom: resumedFrom?.text ?? "",
    signal,
  };
  const desk = practiceDesk(deps, scope);
  return yield* replyEvents(deps, { id: run.id, operation: "tutor.check", standsIn, request, desk });
}
