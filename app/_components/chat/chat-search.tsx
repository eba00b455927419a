"use client";

import { type ReactNode, useEffect, useId, useState } from "react";
import { searchChatsAction } from "@/server/features/chat/actions";
import { SEARCH_LENGTH_MAX } from "@/server/features/chat/constants";
import type { ChatSearchResult } from "@/server/features/chat/types";
import { ChatHits } from "./chat-hits";
import { SearchIcon } from "./icons";

const PAUSE_MS = 250;
const FAILED = "The search failed. Check your connection and try again.";

/** A field to look for conversations by what was said in them. What it finds stands in place of the whole list. */
export function ChatSearch({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [found, setFound] = useState<{ readonly query: string; readonly result: ChatSearchResult } | null>(
    null,
  );
  const wanted = query.trim();
  // While the next answer is on its way the last one stays, so that the list does not flicker with every key.
  const result = found?.result ?? null;
  const hits = result?.ok ? result.hits : [];

  useEffect(() => {
    if (wanted === "") return;
    let stale = false;
    const timer = setTimeout(async () => {
      const answer = await searchChatsAction({ query: wanted }).catch(
        () => ({ ok: false, error: FAILED }) as const,
      );
      if (!stale) setFound({ query: wanted, result: answer });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted]);

  const type = (text: string) => {
    setQuery(text);
    if (text.trim() === "") setFound(null);
  };

  return (
    <>
      <search className="chat-search needs-script block">
        <label htmlFor={id} className="sr-only">
          Search conversations
        </label>
        <SearchIcon />
        <input
          id={id}
          type="search"
          value={query}
          onChange={(event) => type(event.target.value)}
          maxLength={SEARCH_LENGTH_MAX}
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          className="field"
        />
      </search>
      <p role="status" className="sr-only">
        {result?.ok && found?.query === wanted ? counted(hits.length) : ""}
      </p>
      {result === null && children}
      {result?.ok === false && (
        <p role="alert" className="px-3 py-2 text-[15px] text-danger">
          {result.error}
        </p>
      )}
      {result?.ok && <ChatHits hits={hits} query={found?.query ?? ""} />}
    </>
  );
}

function counted(count: number): string {
  if (count === 0) return "Nothing found.";
  return count === 1 ? "1 conversation found." : `${count} conversations found.`;
}
