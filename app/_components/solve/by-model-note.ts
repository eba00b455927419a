import type { SolveView } from "@/server/features/solve/types";

/** Says who read a problem and who worked it out. */
export const BY_MODEL = "Read by a language model, worked out and checked here";

/** What stands beside the badge of an answer whose problem a language model has read. */
export const byModelNote = ({ byModel }: Pick<SolveView, "byModel">): string | undefined =>
  byModel?.kind === "agreed" ? BY_MODEL : undefined;
