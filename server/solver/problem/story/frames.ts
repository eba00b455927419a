import type { Frame } from "./draft";
import { changesFrame, howMuchMoreFrame, inAllFrame } from "./frame-change";
import { comparedFrame, partOfFrame } from "./frame-compared";
import { countsFrame } from "./frame-counts";
import { legsFrame } from "./frame-legs";
import { mixtureFrame, twoRatesFrame } from "./frame-mixture";
import { currentFrame, sameTimeFrame } from "./frame-motion";
import { shadowFrame } from "./frame-proportion";
import { catchUpFrame } from "./frame-pursuit";
import { rateFrame } from "./frame-rate";
import { evenShareFrame } from "./frame-share";
import { streamFrame } from "./frame-stream";
import { variationFrame } from "./frame-variation";
import type { Meaning } from "./ledger/meanings";
import { relationsFrame } from "./relations/relations-frame";
import { SCENE_FRAMES } from "./scenes/scenes";

/** The situations the engine knows, the more particular first, each with what words may do in it because its
 * equations say so. A story with a word that does something else is refused. */
export const FRAMES: readonly (readonly [Frame, readonly Meaning[]])[] = [
  [
    relationsFrame,
    [
      "multiple",
      "single",
      "compare",
      "bound",
      "more",
      "order",
      "total",
      "each",
      "equal",
      "fraction",
      "average",
    ],
  ],
  [countsFrame, ["multiple", "compare", "more", "each", "total", "single", "trade", "need"]],
  [
    legsFrame,
    [
      "compare",
      "way",
      "now",
      "past",
      "start",
      "order",
      "single",
      "more",
      "total",
      "only",
      "rest",
      "average",
      "need",
    ],
  ],
  [currentFrame, ["rest", "only", "way"]],
  [sameTimeFrame, ["more", "equal", "not"]],
  [streamFrame, ["equal", "total", "only", "way", "each", "now", "rest"]],
  [catchUpFrame, ["now", "past", "start", "equal", "rest", "bound", "order", "single", "more"]],
  [shadowFrame, ["now", "equal"]],
  [partOfFrame, ["total", "fraction"]],
  [comparedFrame, ["compare", "multiple", "more", "each", "trade"]],
  [variationFrame, ["equal", "each", "bound", "need"]],
  [mixtureFrame, ["each", "total", "more", "need"]],
  [twoRatesFrame, ["each", "total", "trade", "rest", "single", "need"]],
  [howMuchMoreFrame, ["compare", "more", "now", "past", "need", "only"]],
  [changesFrame, ["now", "rest", "only", "more", "total"]],
  [inAllFrame, ["total", "now", "past", "order", "need", "more", "each"]],
  [evenShareFrame, ["each", "equal", "total", "need", "single", "one rate", "bound"]],
  [rateFrame, ["each", "single", "total", "need", "bound", "one rate", "equal", "only", "now"]],
  ...SCENE_FRAMES,
];
