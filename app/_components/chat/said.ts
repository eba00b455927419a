/** How the frame of a message is drawn (chat.css). */
export const SAID = "said";
/** One from before: where it is out of sight it is left out of layout and paint while a reply is written. */
export const SAID_BEFORE = "said said-before";
/** One that is out of sight from the beginning, and left out until it comes into view. */
export const SAID_AWAY = "said said-away";
