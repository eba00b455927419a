import type { Frame } from "./draft";
import { differenceFrame, totalFrame } from "./frame-amounts";
import { partsFrame } from "./frame-angles";
import { budgetFrame } from "./frame-budget";
import { comparedFrame, offersFrame, partOfFrame, sameTripFrame } from "./frame-compared";
import { countsFrame } from "./frame-counts";
import { legsFrame } from "./frame-legs";
import { catchUpFrame, meetFrame } from "./frame-pursuit";
import { streamFrame } from "./frame-stream";
import { apartFrame, currentFrame, journeyFrame, sameTimeFrame } from "./frame-motion";
import { consecutiveFrame, numbersFrame } from "./frame-numbers";
import { changeFrame, interestFrame, shareFrame } from "./frame-percent";
import {
  percentChangeFrame,
  percentOfFrame,
  principalFrame,
  tradeFrame,
  whatPercentFrame,
} from "./frame-percent-relation";
import { groupsFrame, shadowFrame } from "./frame-proportion";
import { changesFrame, howMuchMoreFrame, inAllFrame } from "./frame-change";
import { evenShareFrame } from "./frame-share";
import { rateFrame } from "./frame-rate";
import { saleFrame } from "./frame-retail";
import { averageRateFrame, salesPayFrame } from "./frame-sales-pay";
import { shapeFrame } from "./frame-shape";
import { workFrame } from "./frame-work";

/** The situations the engine knows, the more particular first. */
export const FRAMES: readonly Frame[] = [
  consecutiveFrame,
  numbersFrame,
  partsFrame,
  shapeFrame,
  countsFrame,
  workFrame,
  legsFrame,
  apartFrame,
  currentFrame,
  sameTimeFrame,
  streamFrame,
  catchUpFrame,
  meetFrame,
  journeyFrame,
  budgetFrame,
  saleFrame,
  shadowFrame,
  groupsFrame,
  sameTripFrame,
  changeFrame,
  interestFrame,
  shareFrame,
  averageRateFrame,
  salesPayFrame,
  percentOfFrame,
  principalFrame,
  whatPercentFrame,
  tradeFrame,
  percentChangeFrame,
  differenceFrame,
  totalFrame,
  offersFrame,
  partOfFrame,
  comparedFrame,
  howMuchMoreFrame,
  changesFrame,
  inAllFrame,
  evenShareFrame,
  rateFrame,
];
