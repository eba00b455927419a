"use client";

import { useEffect, useState } from "react";
import { openOutbox } from "./outbox";

const PROBLEM_LENGTH = 80;

/** The problems on this device that the server has not got yet; nothing where there are none. */
export function Waiting() {
  const [texts, setTexts] = useState<readonly { readonly id: string; readonly text: string }[]>([]);
  useEffect(() => {
    let isGone = false;
    const outbox = openOutbox(() => indexedDB);
    outbox.all().then((parcels) => {
      const waiting = parcels.filter(({ kept }) => !kept);
      if (!isGone) setTexts(waiting.map(({ id, problem }) => ({ id, text: problem.text })));
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mt-8">
      <h2 id="waiting" className="text-[15px] text-muted">
        Waiting on this device
      </h2>
      <ul className="mt-2">
        {texts.map(({ id, text }) => (
          <li key={id} className="border-b border-hairline py-2.5 break-words first:border-t">
            {text.slice(0, PROBLEM_LENGTH)}
          </li>
        ))}
      </ul>
    </section>
  );
}
