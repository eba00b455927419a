import { analyticsAway } from "./analytics-away";
import { authAway } from "./auth-away";
import { clockJumps } from "./clock-jumps";
import { databaseAway } from "./database-away";
import { diskFull } from "./disk-full";
import { ending } from "./ending";
import { killedStarting } from "./killed-starting";
import { killedWriting } from "./killed-writing";
import { modelFaults } from "./model-faults";
import { modelGuests } from "./model-guests";
import { paymentsAway } from "./payments-away";
import type { Scenario } from "./scenario";

/** All there are, in the order in which they run. */
export const SCENARIOS: readonly Scenario[] = [
  ...killedWriting,
  ...killedStarting,
  ...databaseAway,
  diskFull,
  modelFaults,
  modelGuests,
  authAway,
  paymentsAway,
  analyticsAway,
  clockJumps,
  ending,
];
