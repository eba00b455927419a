import { LostLinks } from "@/app/_components/ui/lost-links";
import { Message } from "@/app/_components/ui/message";

/** Instead of a problem that is not there, or is not the reader’s. */
export function SolveMissing() {
  return (
    <Message title="We could not find this problem">
      <p>
        The address may be mistyped, or the problem belongs to someone else. If it is yours, sign in to see
        it.
      </p>
      <LostLinks />
    </Message>
  );
}
