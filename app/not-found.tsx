import Link from "next/link";
import { PageFrame } from "./_components/shell/page-frame";
import { Message } from "./_components/ui/message";

export default function NotFound() {
  return (
    <PageFrame>
      <title>Page not found</title>
      <Message title="We could not find this page">
        <p>The address may be mistyped, or the page has moved.</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <Link href="/" className="button button-primary">
            Solve a problem
          </Link>
          <Link href="/history" className="button">
            Your history
          </Link>
        </p>
      </Message>
    </PageFrame>
  );
}
