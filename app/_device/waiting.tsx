"use client";

import { pageSender } from "./page-sender";
import { useListed } from "./use-listed";

/** The problems on this device that the server has not got yet, which are sent; nothing where there are none. */
export function Waiting() {
  const problems = useListed(waiting);
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

function waiting() {
  const sender = pageSender();
  return { list: () => sender.waiting(), follow: (changed: () => void) => sender.listen(changed) };
}
