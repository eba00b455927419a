import { table } from "../../../../table";
import { ALGEBRA_QUESTIONS } from "./algebra";
import type { SubQuestions } from "./by";
import { FIGURE_QUESTIONS } from "./figures-and-curves";
import { SCIENCE_QUESTIONS } from "./sciences";
import { STATISTICS_QUESTIONS } from "./statistics";

/** What the tasks that know several questions can be asked. */
export const SUB_QUESTIONS: Readonly<Record<string, SubQuestions>> = table({
  ...FIGURE_QUESTIONS,
  ...ALGEBRA_QUESTIONS,
  ...SCIENCE_QUESTIONS,
  ...STATISTICS_QUESTIONS,
});
