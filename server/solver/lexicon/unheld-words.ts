import { table } from "../table";

/** What words can say of an amount that no reader of stories knows how to reckon with. A story that says it is refused,
 * whichever reader takes it. */
export const UNHELD_WORDS = table({
  /** Only on some of the days. */
  alternating: "every other|every second|alternate|alternately|alternating|in turn|in turns|by turns",
  someDays: "weekday|weekdays|workday|workdays|weekends|school day|school days|working day|working days",
  /** Not one after the other, so that times do not add up. */
  atOnce: "at once|at the same time|simultaneously|in parallel|side by side|with a helper|with help",
  /** Those that are not where the others are. */
  elsewhere: "elsewhere",
  /** There is less of what is counted than is told. */
  lost: "missing|broken|empty|rotten|spoiled|stolen|damaged|cracked",
  /** Less is paid than is told. */
  unpaid: "free|gift card|coupon|half price|on credit",
} as const);
