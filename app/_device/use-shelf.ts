import { useEffect, useState } from "react";
import { pageShelf, type ShelvedProblem } from "./shelf";

/** The problems that stay on this device, oldest first, as they change; none until they have been looked up. */
export function useShelf(): readonly ShelvedProblem[] {
  const [problems, setProblems] = useState<readonly ShelvedProblem[]>([]);
  useEffect(() => {
    const shelf = pageShelf();
    let isGone = false;
    const look = () => void shelf.all().then((all) => isGone || setProblems(all));
    const stop = shelf.follow(look);
    addEventListener("storage", look);
    look();
    return () => {
      isGone = true;
      stop();
      removeEventListener("storage", look);
    };
  }, []);
  return problems;
}
