import Link from "next/link";
import { Message } from "@/app/_components/ui/message";

/** Instead of a conversation that is not there, or is not the reader’s. */
export function ChatMissing() {
  return (
    <div className="pt-6">
      <Message title="We could not find this conversation">
        <p>It may have been deleted, or it belongs to another account.</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <Link href="/chat" className="button button-primary">
            Start a new one
          </Link>
          <Link href="/history" className="button">
            Your history
          </Link>
        </p>
      </Message>
    </div>
  );
}
