import { PageFrame } from "./_components/shell/page-frame";
import { LostLinks } from "./_components/ui/lost-links";
import { Message } from "./_components/ui/message";

export default function NotFound() {
  return (
    <PageFrame>
      <title>Page not found · Classmate</title>
      <Message title="We could not find this page">
        <p>The address may be mistyped, or the page has moved.</p>
        <LostLinks />
      </Message>
    </PageFrame>
  );
}
