import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { deriveSecret } from "./secrets";

/** What is in a mailed link: the auth server's token, as its database keeps it, and a mark that only this server can
 * make. Anyone who reads the database alone can open no link. */
export interface LinkMarks {
  /** @returns the token with its mark */
  mark(token: string): string;
  /** @returns the token; null when the mark is not ours */
  unmark(marked: string): string | null;
}

const SEPARATOR = "-";

/** @param secret AUTH_SECRET */
export function createLinkMarks(secret: string): LinkMarks {
  const key = deriveSecret(secret, "mailed-link");
  const markOf = (token: string) => createHmac("sha256", key).update(token).digest("hex");
  return {
    mark: (token) => `${token}${SEPARATOR}${markOf(token)}`,
    unmark(marked) {
      const [token = "", mark = "", ...more] = marked.split(SEPARATOR);
      const [given, right] = [Buffer.from(mark), Buffer.from(markOf(token))];
      const isOurs = more.length === 0 && given.length === right.length && timingSafeEqual(given, right);
      return isOurs ? token : null;
    },
  };
}
