import { useEffect, useState } from "react";

/** A list that the device keeps, as it changes here and in other tabs; empty until it has been looked up.
 * @param open finds the list in the browser; the same function each time */
export function useListed<T>(open: () => Listed<T>): readonly T[] {
  const [entries, setEntries] = useState<readonly T[]>([]);
  useEffect(() => {
    const { list, follow } = open();
    let isGone = false;
    const look = () => void list().then((all) => isGone || setEntries(all));
    const stop = follow(look);
    // Someone has signed out in another tab, or problems stay on this device from now on.
    addEventListener("storage", look);
    look();
    return () => {
      isGone = true;
      stop();
      removeEventListener("storage", look);
    };
  }, [open]);
  return entries;
}

interface Listed<T> {
  list(): Promise<readonly T[]>;
  /** @returns what ends it */
  follow(changed: () => void): () => void;
}
