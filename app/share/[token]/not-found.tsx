import Link from "next/link";
import { Message } from "@/app/_components/ui/message";

export default function ShareNotFound() {
  return (
    <Message title="There is nothing to read under this link">
      <p>Whoever shared it may have stopped sharing, or the address is mistyped. Ask them for a new link.</p>
      <p className="pt-2">
        <Link href="/" className="button button-primary">
          Solve a problem
        </Link>
      </p>
    </Message>
  );
}
