import type { Frame } from "./draft";
import { agesFrame } from "./frame-ages";
import { differenceFrame, totalFrame } from "./frame-amounts";
import { partsFrame } from "./frame-angles";
import { budgetFrame } from "./frame-budget";
import { changesFrame, howMuchMoreFrame, inAllFrame } from "./frame-change";
import { comparedFrame, offersFrame, partOfFrame, sameTripFrame } from "./frame-compared";
import { countsFrame } from "./frame-counts";
import { fixedRateFrame } from "./frame-fixed-rate";
import { legsFrame } from "./frame-legs";
import { mixtureFrame, twoRatesFrame } from "./frame-mixture";
import { apartFrame, currentFrame, journeyFrame, sameTimeFrame } from "./frame-motion";
import { consecutiveFrame, numbersFrame } from "./frame-numbers";
import { fractionOfFrame } from "./frame-part";
import { changeFrame, interestFrame, shareFrame } from "./frame-percent";
import {
  percentChangeFrame,
  percentOfFrame,
  principalFrame,
  tradeFrame,
  whatPercentFrame,
} from "./frame-percent-relation";
import { percentBackFrame, percentStepFrame } from "./frame-price";
import { groupsFrame, shadowFrame } from "./frame-proportion";
import { purchaseFrame, twoPricesFrame } from "./frame-purchase";
import { catchUpFrame, meetFrame } from "./frame-pursuit";
import { rateFrame } from "./frame-rate";
import { saleFrame } from "./frame-retail";
import { rightTriangleFrame } from "./frame-right-triangle";
import { averageRateFrame, salesPayFrame } from "./frame-sales-pay";
import { shapeFrame } from "./frame-shape";
import { evenShareFrame } from "./frame-share";
import { bothSpeedsFrame, streamFrame } from "./frame-stream";
import { tradeRateFrame } from "./frame-trade-rate";
import { twoGroupsFrame } from "./frame-two-groups";
import { variationFrame } from "./frame-variation";
import { workFrame } from "./frame-work";

/** The situations the engine knows, the more particular first. */
export const FRAMES: readonly Frame[] = [
  consecutiveFrame,
  numbersFrame,
  partsFrame,
  rightTriangleFrame,
  shapeFrame,
  countsFrame,
  workFrame,
  legsFrame,
  apartFrame,
  currentFrame,
  sameTimeFrame,
  streamFrame,
  bothSpeedsFrame,
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
  tradeRateFrame,
  percentChangeFrame,
  differenceFrame,
  totalFrame,
  offersFrame,
  partOfFrame,
  comparedFrame,
  agesFrame,
  fixedRateFrame,
  variationFrame,
  purchaseFrame,
  twoPricesFrame,
  twoGroupsFrame,
  mixtureFrame,
  twoRatesFrame,
  percentStepFrame,
  percentBackFrame,
  fractionOfFrame,
  howMuchMoreFrame,
  changesFrame,
  inAllFrame,
  evenShareFrame,
  rateFrame,
];
