"use client";

import { useEffect, useState } from "react";
import type { DeviceProblem } from "./jobs";
import { pageSender } from "./page-sender";

/** The problems on this device that the server has not got yet, which are sent; nothing where there are none. */
export function Waiting() {
  const [problems, setProblems] = useState<readonly DeviceProblem[]>([]);
  useEffect(() => {
    const sender = pageSender();
    let isGone = false;
    const look = () => void sender.waiting().then((waiting) => isGone || setProblems(waiting));
    const stop = sender.listen(look);
    // Someone has signed out, or problems stay on this device from now on.
    addEventListener("storage", look);
    look();
    return () => {
      isGone = true;
      stop();
      removeEventListener("storage", look);
    };
  }, []);
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-6 mb-8">
      <h2 id="waiting" className="text-[15px] text-muted">
        Waiting on this device
      </h2>
      <ul className="sheet mt-2 divide-y divide-hairline overflow-hidden">
        {problems.map(({ id, text }) => (
          <li key={id} className="truncate px-4 py-3.5 text-[17px] sm:px-6">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
