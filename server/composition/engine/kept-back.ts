import "server-only";
import type { Watch } from "@/server/features/tutor/hints/gives-away";
import { watchesOf } from "@/server/features/tutor/hints/watches";
import type { KeptBack } from "@/server/providers/engine/port";
import { remembering } from "@/server/providers/engine/remembered";

const remembered = remembering<readonly Watch[]>(16);

/** What the sentences of a reply are judged by; one reply asks for it with each of them. */
export function watchesFor({ ladder, turns }: KeptBack): readonly Watch[] {
  const { problem, rungs, open, closed } = ladder;
  const hints = rungs.slice(0, open).map(({ text }) => text);
  const key = JSON.stringify([problem, hints, rungs.length, closed, turns]);
  return remembered.get(key, () => watchesOf(ladder, turns));
}
