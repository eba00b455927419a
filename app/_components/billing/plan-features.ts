import { PLANS } from "@/server/features/billing/constants";
import { formatCount } from "@/server/format";

/** What each plan holds, in the words of its card.
 * @param counts whether a language model answers, whose messages are counted. The built-in tutor has no limit for anyone,
 *   so with it Plus adds nothing, and its card says so */
export function planFeatures(counts: boolean): {
  readonly free: readonly string[];
  readonly plus: readonly string[];
} {
  return {
    free: [
      "Unlimited solving, with steps and checks",
      "Hints, graphs, photos and practice",
      counts ? messages(PLANS.free.messagesPerDay) : "The built-in tutor, unlimited",
    ],
    plus: [
      "Everything in Free",
      counts
        ? messages(PLANS.plus.messagesPerDay)
        : `${messages(PLANS.plus.messagesPerDay)}, once a language model answers here`,
      ...(counts ? [] : ["Nothing more today: the built-in tutor is free for everyone"]),
    ],
  };
}

const messages = (count: number): string => `${formatCount(count)} tutor messages a day`;
