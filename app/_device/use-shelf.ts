import { pageShelf, type ShelvedProblem } from "./shelf";
import { useListed } from "./use-listed";

/** The problems that stay on this device, oldest first, as they change; none until they have been looked up. */
export const useShelf = (): readonly ShelvedProblem[] => useListed(shelved);

function shelved() {
  const shelf = pageShelf();
  return { list: () => shelf.all(), follow: (changed: () => void) => shelf.follow(changed) };
}
