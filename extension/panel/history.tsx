import { useState } from "react";
import { apiOf, failureWords, pageOf } from "../server";
import type { Session } from "../session";
import { Formula } from "./formula";

const SHOWN = 20;

interface Item {
  readonly id: string;
  readonly text: string;
  readonly latex: string;
}

/** What the student has solved, anywhere; asked for when it is opened. */
export function History({ session }: { readonly session: Session }) {
  const [items, setItems] = useState<readonly Item[] | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function load() {
    setError(null);
    try {
      setItems((await apiOf(session).solve.list.query({ limit: SHOWN })).items);
    } catch (failure) {
      setError(failureWords(failure));
    }
  }

  return (
    <details className="sheet" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>Your history</summary>
      {error && <p role="alert">{error}</p>}
      {!error && items === null && <p role="status">Loading…</p>}
      {items?.length === 0 && <p>Nothing is kept yet.</p>}
      {items && items.length > 0 && (
        <ul aria-label="Problems">
          {items.map(({ id, text, latex }) => (
            <li key={id}>
              <button type="button" onClick={() => void chrome.tabs.create({ url: pageOf(session, id) })}>
                {text} <Formula latex={latex} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
