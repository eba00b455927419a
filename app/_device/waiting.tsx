"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { DeviceProblem } from "./jobs";
import { pageSender } from "./page-sender";

/** The problems on this device that the server has not got yet, which are sent; nothing where there are none. */
export function Waiting() {
  const router = useRouter();
  const [problems, setProblems] = useState<readonly DeviceProblem[]>([]);
  useEffect(() => {
    const sender = pageSender();
    let isGone = false;
    let shown: readonly DeviceProblem[] = [];
    const look = async () => {
      shown = await sender.waiting();
      if (!isGone) setProblems(shown);
    };
    const stop = sender.listen(async (id, fate) => {
      const wasShown = shown.some((problem) => problem.id === id);
      await look();
      if (wasShown && fate === "kept" && !isGone) router.refresh();
    });
    // Someone has signed out, or problems stay on this device from now on.
    const again = () => void look();
    addEventListener("storage", again);
    again();
    return () => {
      isGone = true;
      stop();
      removeEventListener("storage", again);
    };
  }, [router]);
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
