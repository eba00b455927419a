import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { followKept } from "./kept-meanwhile";
import { pageSender } from "./page-sender";

/** Has the page made again where the server has got a problem from this device that is not listed.
 * @param listed what the server has listed
 * @param areNewest whether those are the newest of all */
export function useKeptMeanwhile(listed: readonly { readonly id: string }[], areNewest: boolean): void {
  const router = useRouter();
  useEffect(
    () => followKept({ sender: pageSender(), listed, areNewest, refresh: () => router.refresh() }),
    [listed, areNewest, router],
  );
}
