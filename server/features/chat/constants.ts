/** Characters one message may have after trimming. */
export const MESSAGE_LENGTH_MAX = 4000;

/** Characters of a conversation's title. */
export const TITLE_LENGTH_MAX = 80;

/** For a conversation that is to have no name. */
export const NO_NAME = "Give it a name.";

/** Conversations of a page of the list beside the chat, and of one that another program asks for at most. */
export const CHAT_LIST_LENGTH = 50;
export const CHAT_LIST_LENGTH_MAX = 100;

/** Messages of a conversation a model gets to see: the latest ones. */
export const HISTORY_LENGTH_MAX = 80;

/** Characters of what is searched for, and conversations a search finds at most: the latest ones. */
export const SEARCH_LENGTH_MAX = 100;
export const SEARCH_RESULTS_MAX = 20;

/** How the tutor can help. */
export const TUTOR_MODES = ["explain", "hints", "check"] as const;

/** Ends a reply that lists texts, one of which the student is to send. */
export const CHOOSE_ONE = "Send me the one you mean.";
/** The last sentence of a reply that shows what can be asked. */
export const OR_YOUR_OWN = "Or send me a problem of your own.";
