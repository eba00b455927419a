/** Whether what was typed is the account's address. */
export const isOwnAddress = (typed: string, email: string): boolean =>
  email !== "" && typed.trim().toLowerCase() === email.trim().toLowerCase();
