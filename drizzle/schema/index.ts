export { accountSessions } from "./account-sessions";
export { accounts } from "./accounts";
export { chats } from "./chats";
export { guestClaims } from "./guest-claims";
export { messages } from "./messages";
export { rateBuckets } from "./rate-buckets";
export { referralRewards, referrals } from "./referrals";
export { solves } from "./solves";
