/** Whether somebody has to show a password before the account goes. Those who sign in through somebody else have none.
 * @param provider how they signed in, as the access token says */
export const needsPassword = (provider: string | null): boolean => provider === null || provider === "email";

/** Whether what was typed is the account's address. */
export const isOwnAddress = (typed: string, email: string): boolean =>
  email !== "" && typed.trim().toLowerCase() === email.trim().toLowerCase();
