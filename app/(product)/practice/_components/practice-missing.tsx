import Link from "next/link";
import { Message } from "@/app/_components/ui/message";

/** A skill, a problem or a set that is not there. */
export function PracticeMissing() {
  return (
    <Message title="We could not find this practice">
      <p>The address may be mistyped, or the set has been deleted. Ask its maker for a new link.</p>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link href="/practice" prefetch={false} className="button button-primary">
          Your practice
        </Link>
        <Link href="/" prefetch={false} className="button">
          Solve a problem
        </Link>
      </p>
    </Message>
  );
}
