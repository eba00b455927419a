import { FILE_LIST_MAX } from "@/server/features/export/constants";

/** What is made of a file's JSON at once: a problem, a message, a practice problem, a set. The longest worksheets have a
 * tenth of it. */
export const ITEM_LIMITS = { bytes: 1_500_000, values: 5 * FILE_LIST_MAX } as const;

/** What stands in a conversation around its messages. */
export const AROUND_LIMITS = { bytes: 16_000, values: 100 } as const;
