import { countWays } from "../methods/counting/count-ways";
import { distribution } from "../methods/distribution/method";
import { draws } from "../methods/draws/method";
import { eventChance } from "../methods/probability/event-chance";
import { confidence } from "../methods/statistics/confidence";
import { data } from "../methods/statistics/data";
import { toldFigure } from "../methods/statistics/told-figure";
import { DRAW_COUNTS, DRAW_SEQUENCE } from "../verify/draws";
import { TOLD_FIGURE } from "../verify/statistics";
import { CONFIDENCE } from "../verify/statistics-confidence";
import { DATA } from "../verify/statistics-data";
import { DISTRIBUTION } from "../verify/statistics-distribution";
import { EVENT_CHANCE } from "../verify/statistics-events";
import { COUNT_WAYS } from "../verify/statistics-ways";
import type { Topic } from "./topic";

/** Data, distributions and chances. */
export const STATISTICS: Topic<"statistics"> = {
  methods: [draws, distribution, confidence, data, eventChance, countWays, toldFigure],
  verifiers: {
    "draw-sequence": DRAW_SEQUENCE,
    "draw-counts": DRAW_COUNTS,
    distribution: DISTRIBUTION,
    confidence: CONFIDENCE,
    data: DATA,
    "event-chance": EVENT_CHANCE,
    "count-ways": COUNT_WAYS,
    "told-figure": TOLD_FIGURE,
  },
};
