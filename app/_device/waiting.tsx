"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { openOutbox } from "./outbox";
import { Sender } from "./sender";

const PROBLEM_LENGTH = 80;

/** The problems on this device that the server has not got yet, which are sent; nothing where there are none. */
export function Waiting() {
  const router = useRouter();
  const [texts, setTexts] = useState<readonly { readonly id: string; readonly text: string }[]>([]);
  useEffect(() => {
    const gone = new AbortController();
    const outbox = openOutbox(() => indexedDB);
    const sender = new Sender(outbox, (input, init) => fetch(input, init));
    const look = async () => {
      const waiting = (await outbox.all()).filter(({ kept }) => !kept);
      if (!gone.signal.aborted) setTexts(waiting.map(({ id, problem }) => ({ id, text: problem.text })));
      return waiting.length;
    };
    const send = async () => {
      const before = await look();
      if (before === 0) return;
      await sender.sendAll();
      if ((await look()) < before && !gone.signal.aborted) router.refresh();
    };
    void send();
    addEventListener("online", send, { signal: gone.signal });
    return () => gone.abort();
  }, [router]);
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-8">
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
