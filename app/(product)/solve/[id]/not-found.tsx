import Link from "next/link";
import { Message } from "@/app/_components/ui/message";

export default function SolveNotFound() {
  return (
    <Message title="We could not find this problem">
      <p>
        The address may be mistyped, or the problem belongs to someone else. If it is yours, sign in to see
        it.
      </p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link href="/" className="button button-primary">
          Solve a problem
        </Link>
        <Link href="/history" className="button">
          Your history
        </Link>
      </p>
    </Message>
  );
}
