import type { Viewport } from "next";
import Link from "next/link";
import { type ReactNode, Suspense } from "react";
import { ChatList } from "@/app/_components/chat/chat-list";
import { ListIcon, NewIcon } from "@/app/_components/chat/icons";
import { SendWaiting } from "@/app/_device/send-waiting";
import TrpcProvider from "@/app/_lib/trpc-provider";
import { loadChats } from "@/server/features/chat/loaders";
import "@/app/_components/chat/chat.css";

/** The keyboard of a phone makes the page smaller, so that the field at its end stays in view. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

const MENU_ID = "conversations";

/** The conversations beside the one that is open; on a narrow screen behind a button. */
export default function ChatLayout({ children }: { readonly children: ReactNode }) {
  return (
    <TrpcProvider>
      <div className="mx-auto flex w-full max-w-[1120px] flex-1 gap-10 px-4 lg:px-8">
        <aside className="hidden w-[260px] shrink-0 lg:block">
          <nav
            aria-label="Conversations"
            className="sticky top-0 max-h-dvh space-y-2 overflow-y-auto pt-6 pb-6"
          >
            <NewChatLink className="button mb-3 w-full" />
            <Suspense fallback={<ListSkeleton />}>
              <Conversations />
            </Suspense>
          </nav>
        </aside>
        <main id="main" tabIndex={-1} className="chat-main flex min-w-0 flex-1 flex-col outline-none">
          <div className="flex justify-between gap-3 pt-3 lg:hidden">
            <button type="button" popoverTarget={MENU_ID} className="button">
              <ListIcon />
              Conversations
            </button>
            <NewChatLink className="button" />
          </div>
          <nav id={MENU_ID} popover="auto" aria-label="Conversations" className="menu chat-menu">
            <Suspense fallback={<ListSkeleton />}>
              <Conversations />
            </Suspense>
          </nav>
          {children}
          <SendWaiting />
        </main>
      </div>
    </TrpcProvider>
  );
}

async function Conversations() {
  const first = await loadChats();
  if (first) return <ChatList first={first} />;
  return (
    <p className="px-3 py-2 text-[15px] text-muted">
      Your conversations cannot be shown at the moment. They are safe; please try again in a minute.
    </p>
  );
}

function NewChatLink({ className }: { readonly className: string }) {
  return (
    <Link href="/chat" className={className}>
      <NewIcon />
      New chat
    </Link>
  );
}

function ListSkeleton() {
  return <div data-skeleton aria-hidden="true" className="h-11 rounded-control bg-wash" />;
}
