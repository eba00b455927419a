import Link from "next/link";
import { Message } from "@/app/_components/ui/message";

/** Instead of what a link leads to that never was or was taken back. */
export function ShareMissing() {
  return (
    <Message title="This link no longer works">
      <p>It may no longer be shared, or the address is mistyped. Ask for a new link.</p>
      <p className="pt-2">
        <Link href="/" className="button button-primary">
          Solve a problem
        </Link>
      </p>
    </Message>
  );
}
