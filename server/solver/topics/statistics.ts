import { countWays } from "../methods/counting/count-ways";
import { distribution } from "../methods/distribution/method";
import { draws } from "../methods/draws/method";
import { eventChance } from "../methods/probability/event-chance";
import { confidence } from "../methods/statistics/confidence";
import { data } from "../methods/statistics/data";
import { toldFigure } from "../methods/statistics/told-figure";
import { DRAW_COUNTS, DRAW_SEQUENCE } from "../verify/draws";
import { STATISTICS_VERIFIERS } from "../verify/statistics";
import type { Topic } from "./topic";

/** Data, distributions and chances. */
export const STATISTICS: Topic<"statistics"> = {
  methods: [draws, distribution, confidence, data, eventChance, countWays, toldFigure],
  verifiers: {
    ...STATISTICS_VERIFIERS,
    "draw-sequence": DRAW_SEQUENCE,
    "draw-counts": DRAW_COUNTS,
  },
};
