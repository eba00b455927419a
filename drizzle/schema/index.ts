export { chats } from "./chats";
export { guestClaims } from "./guest-claims";
export { messages } from "./messages";
export { solves } from "./solves";
