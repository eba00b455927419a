import "server-only";
import { leakDetectorsOf } from "@/server/features/tutor/answer-leak/leak-detectors";
import type { LeakDetector } from "@/server/features/tutor/answer-leak/leaks-answer";
import type { GuardedReply } from "@/server/providers/engine/port";
import { remembering } from "@/server/providers/engine/remembered";

const remembered = remembering<readonly LeakDetector[]>(16);

/** What the sentences of a reply are judged by; one reply asks for it with each of them. */
export function leakDetectorsFor(kept: GuardedReply): readonly LeakDetector[] {
  const { ladder, turns, stories } = kept;
  const opened = ladder?.rungs.slice(0, ladder.open).map(({ text }) => text);
  const key = JSON.stringify([ladder?.problem, opened, ladder?.rungs.length, ladder?.closed, turns, stories]);
  return remembered.get(key, () => leakDetectorsOf(kept));
}
