import Link from "next/link";
import { Message } from "@/app/_components/ui/message";

export default function NotFound() {
  return (
    <div className="pt-6">
      <Message title="We could not find this conversation">
        <p>It may have been deleted, or it belongs to another account.</p>
        <p>
          <Link href="/chat" className="button">
            Start a new one
          </Link>
        </p>
      </Message>
    </div>
  );
}
