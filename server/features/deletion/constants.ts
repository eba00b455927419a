/** Replaces the account in what has to outlive it: the ends of its sessions, the guests it took over. */
export const NOBODY = "00000000-0000-0000-0000-000000000000";
