import { CHOOSE_ONE, OR_YOUR_OWN } from "@/server/features/chat/constants";

/** Something a reply offers. */
interface Choice {
  /** What is sent when it is chosen. */
  readonly send: string;
  readonly shown: string;
}

const LINE = /^- `([^`\n]+)`(?:: (?:([^\n]+\?)|[^\n]*))?$/gm;

/** The texts between which a reply asks the student to choose: the list before its last sentence. A question that is put
 * to the student's own story stands for the whole of it.
 * @returns none where the reply does not end so */
export function choicesIn(reply: string): readonly Choice[] {
  if (!reply.endsWith(CHOOSE_ONE) && !reply.endsWith(OR_YOUR_OWN)) return [];
  return [...reply.matchAll(LINE)].map(([, send = "", question]) => ({ send, shown: question ?? send }));
}
