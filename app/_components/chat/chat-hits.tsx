import Link from "next/link";
import type { ChatHit } from "@/server/features/chat/types";
import { closeMenu } from "./close-menu";

interface ChatHitsProps {
  readonly hits: readonly ChatHit[];
  readonly query: string;
}

/** What a search has found: each conversation with the line that has the words. */
export function ChatHits({ hits, query }: ChatHitsProps) {
  if (hits.length === 0) {
    return (
      <p className="px-3 py-2 text-[15px] break-words text-muted">
        Nothing has “{query}” in it. Try a shorter word, or part of the problem.
      </p>
    );
  }
  return (
    <ul aria-label="Found conversations">
      {hits.map(({ id, title, excerpt }) => (
        <li key={id}>
          <Link href={`/chat/${id}`} prefetch={false} onClick={closeMenu} className="chat-hit">
            <span className="block truncate">{title}</span>
            {excerpt && (
              <span className="chat-hit-line">
                {excerpt.before}
                <mark>{excerpt.match}</mark>
                {excerpt.after}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
