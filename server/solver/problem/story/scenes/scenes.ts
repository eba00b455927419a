import type { Frame } from "../draft";
import type { Meaning } from "../ledger/meanings";
import { agesScene } from "./ages-scene";
import { averageSpeedScene } from "./average-speed-scene";
import { boatScene } from "./boat-scene";
import { clockScene } from "./clock-scene";
import { discountsScene } from "./discounts-scene";
import { fenceScene } from "./fence-scene";
import { goalScene } from "./goal-scene";
import { growthScene } from "./growth-scene";
import { limitScene } from "./limit-scene";
import { meanScene } from "./mean-scene";
import { percentMoreScene } from "./percent-more-scene";
import { guestsScene, plansScene } from "./plans-scene";
import { ratioScene } from "./ratio-scene";
import { scaleScene } from "./scale-scene";
import { type Scene, sceneFrame } from "./scene";
import { togetherScene } from "./together-scene";
import { tradeScene } from "./trade-scene";
import { workersScene } from "./workers-scene";

/** The scenes, each with what words may do in it because its equations say so (see the ledger). */
export const SCENES: readonly (readonly [Scene, readonly Meaning[]])[] = [
  [ratioScene, ["total", "need", "more", "each", "compare", "equal", "bound", "order", "steps"]],
  [scaleScene, ["steps"]],
  [togetherScene, ["single", "total", "equal", "more", "need", "order", "steps"]],
  [workersScene, ["equal", "need", "total", "steps"]],
  [averageSpeedScene, ["average", "now", "more", "total", "way", "order", "single", "steps"]],
  [growthScene, ["each", "now", "past", "more", "trade", "total", "multiple", "fraction", "steps"]],
  [meanScene, ["average", "more", "order", "single", "now", "total", "past", "rest", "need", "steps"]],
  [clockScene, ["steps", "now", "way", "total", "past", "start"]],
  [boatScene, ["equal", "way", "only", "total", "rest", "need", "steps"]],
  [agesScene, ["multiple", "compare", "now", "past", "start", "total", "each", "more", "steps"]],
  [percentMoreScene, ["fraction", "compare", "more", "steps"]],
  [fenceScene, ["bound", "compare", "total", "need", "not", "single", "steps"]],
  [tradeScene, ["each", "multiple", "trade", "total", "rest", "single", "more", "fraction", "steps"]],
  [plansScene, ["each", "trade", "total", "equal", "need", "order", "now", "steps"]],
  [goalScene, ["each", "bound", "need", "trade", "order", "total", "now", "steps"]],
  [
    limitScene,
    ["average", "bound", "compare", "each", "single", "need", "trade", "total", "now", "not", "more"],
  ],
  [guestsScene, ["each", "more", "bound", "total", "not", "compare", "order", "steps"]],
  [discountsScene, ["trade", "now", "more", "past", "total", "order", "fraction", "steps"]],
];

export const SCENE_FRAMES: readonly (readonly [Frame, readonly Meaning[]])[] = SCENES.map(
  ([scene, meanings]) => [sceneFrame(scene), meanings],
);
