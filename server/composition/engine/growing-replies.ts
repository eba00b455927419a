import "server-only";
import { createReplyChecker, type ReplyChecker } from "@/server/features/tutor/claims/check-reply";
import {
  isAboutProblem,
  isAnswerAsked,
  problemsDiscussed,
} from "@/server/features/tutor/claims/problems-discussed";
import type { ReplyCheck } from "@/server/features/tutor/claims/types";
import type { ReplySoFar } from "@/server/providers/engine/port";
import { remembering } from "@/server/providers/engine/remembered";

/** Replies that are being written at a time: of more than this the one that was looked at longest ago is read from its
 * beginning again. A checker keeps what it has found, so that a longer text costs only what is new in it. */
const checkers = remembering<ReplyChecker>(256);

export async function checkGrowingReply({ run, turns, text, ended }: ReplySoFar): Promise<ReplyCheck> {
  const checker = checkers.get(run, () =>
    createReplyChecker({
      problems: problemsDiscussed(turns),
      isAbout: isAboutProblem(turns),
      isAsked: isAnswerAsked(turns),
      now: () => performance.now(),
    }),
  );
  if (ended) checkers.forget(run);
  return checker.check(text, { ended });
}
