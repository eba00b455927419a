import "server-only";
import { fits } from "./policy";

/** Something there is a bounded amount of, no more than a part of it for one client. */
export interface FairShare {
  /** @returns whether there was so much; then it is taken */
  take(clients: readonly string[], amount: number): boolean;
  give(clients: readonly string[], amount: number): void;
}

/** @param most how much there is */
export function createFairShare(most: number): FairShare {
  let used = 0;
  const byClient = new Map<string, number>();
  const change = (clients: readonly string[], by: number) => {
    used += by;
    for (const client of clients) {
      const left = (byClient.get(client) ?? 0) + by;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    }
  };
  return {
    take(clients, amount) {
      if (!clients.every((client) => fits(used, byClient.get(client) ?? 0, { most, amount }))) return false;
      change(clients, amount);
      return true;
    },
    give: (clients, amount) => change(clients, -amount),
  };
}
