import { BY_MODEL } from "@/server/features/solve/constants";
import type { SolveView } from "@/server/features/solve/types";

/** What stands beside the badge of an answer whose problem a language model has read. */
export const byModelNote = ({ byModel }: Pick<SolveView, "byModel">): string | undefined =>
  byModel?.kind === "agreed" ? BY_MODEL : undefined;
