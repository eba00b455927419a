import { LostLinks } from "@/app/_components/ui/lost-links";
import { Message } from "@/app/_components/ui/message";

export default function SolveNotFound() {
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
