import type { ShownKind } from "@/server/features/solve/types";

/** Which problems the history shows. */
export interface Wanted {
  /** Words or mathematics in them; all where it is empty. */
  readonly find: string;
  readonly show: ShownKind;
}

/** Where the history shows these problems.
 * @param before the cursor of an older page */
export function historyAddress({ find, show }: Wanted, before?: string): string {
  const query = new URLSearchParams({
    ...(find !== "" && { find }),
    ...(show !== "all" && { show }),
    ...(before !== undefined && { before }),
  }).toString();
  return query === "" ? "/history" : `/history?${query}`;
}
