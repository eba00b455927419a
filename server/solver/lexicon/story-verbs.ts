import { words } from "../word-list";
/** Classes of verbs that stories use, finer than what a verb does to what its subject has. */

/** Who or what does so is there afterwards. */
export const COMING = words("join come arrive enter board return hatch bloom land climb");
/** Who or what does so is gone afterwards. */
export const GOING = words(
  "leave go die fly escape depart fall swim walk run pop disappear vanish drive hop jump crawl",
);
/** Which way these go stands in the word after them: "got off", "climbed in". */
export const MOVING = words("get hop step climb go");
/** Words after such a verb, by whether one is there afterwards. */
export const INWARDS = words("on in onto into aboard");
export const OUTWARDS = words("off out away down");

/** What is standing or growing somewhere is taken from there: of what one has, it makes less where the rest is asked
 * for, and of what there is elsewhere it may make more. */
export const HARVESTING = words("pick harvest gather pluck cut dig pull collect");

/** Things are put in groups by these, and the groups are told after "in", "into", "among" and the like. */
export const GROUPING = words(
  "share divide split put pack arrange distribute organize sort place store stack give separate pass hand plant load",
);
export const SHARING = words("share divide split arrange distribute organize sort pack");

/** What is put on something by these is no longer among what somebody has to put on. */
export const ATTACHING = words(
  "sew stick glue pin paste tape nail hang attach staple fasten put place screw",
);

/** What is cooked may be what was there raw, or something new. */
export const COOKING = words("cook boil fry roast grill toast steam");

/** What money does that goes out. */
export const PAYING = words("spend pay cost need owe be");
/** What money does that comes in. "Lose" and the like are no sum of prices. */
export const TAKING_IN = words(
  "earn make get receive collect raise take bring gain sell generate gross charge come save",
);
