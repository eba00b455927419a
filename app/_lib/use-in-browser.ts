import { useSyncExternalStore } from "react";

/** False on the server and until the page's script has taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

const subscribeToNothing = () => () => {};
const yes = () => true;
const no = () => false;
