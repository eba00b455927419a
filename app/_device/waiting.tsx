"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { DeviceProblem } from "./jobs";
import { pageSender } from "./page-sender";

const PROBLEM_LENGTH = 80;

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
    void look();
    return () => {
      isGone = true;
      stop();
    };
  }, [router]);
  if (problems.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-8">
      <h2 id="waiting" className="text-[15px] text-muted">
        Waiting on this device
      </h2>
      <ul className="mt-2">
        {problems.map(({ id, text }) => (
          <li key={id} className="border-b border-hairline py-2.5 break-words first:border-t">
            {text.slice(0, PROBLEM_LENGTH)}
          </li>
        ))}
      </ul>
    </section>
  );
}
