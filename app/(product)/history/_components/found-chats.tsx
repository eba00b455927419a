import Link from "next/link";
import { loadChatHits } from "@/server/features/chat/loaders";

/** Conversations with the tutor that have what is searched for; nothing where there are none. */
export async function FoundChats({ query }: { readonly query: string }) {
  const hits = await loadChatHits(query);
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="found-chats" className="mt-10">
      <h2 id="found-chats" className="font-serif text-[26px] leading-tight">
        Conversations
      </h2>
      <ul className="sheet mt-4 divide-y divide-hairline overflow-hidden">
        {hits.map(({ id, title, excerpt }) => (
          <li key={id} className="relative px-4 py-3.5 hover:bg-wash sm:px-6">
            <Link
              href={`/chat/${id}`}
              prefetch={false}
              className="block truncate text-[17px] after:absolute after:inset-0"
            >
              {title}
            </Link>
            {excerpt && (
              <p className="truncate text-[15px] text-muted">
                {excerpt.before}
                <mark>{excerpt.match}</mark>
                {excerpt.after}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
