import "server-only";
import type { Watch } from "../model/hints/gives-away";
import { watchesOf } from "../model/hints/watches";
import type { KeptBack } from "./port";
import { remembering } from "./remembered";

const remembered = remembering<readonly Watch[]>(16);

/** What the sentences of a reply are judged by; one reply asks for it with each of them. */
export function watchesFor({ ladder, turns }: KeptBack): readonly Watch[] {
  const { problem, rungs, open, closed } = ladder;
  const hints = rungs.slice(0, open).map(({ text }) => text);
  const key = JSON.stringify([problem, hints, rungs.length, closed, turns]);
  return remembered.get(key, () => watchesOf(ladder, turns));
}
