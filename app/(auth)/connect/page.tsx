import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { publicEnv } from "@/app/_lib/public-env";
import { allowExtensionAction } from "@/server/features/extension/actions";
import { loadConnect } from "@/server/features/extension/loaders";
import { ConnectForm } from "./_components/connect-form";

interface ConnectPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Sent whole: what is allowed must be there before the button is. */
export const instant = false;

export const metadata: Metadata = { title: "Let an extension in?", robots: { index: false } };

/** Where a browser extension sends a student to sign it in: who asks, for what, and a button. */
export default async function ConnectPage({ searchParams }: ConnectPageProps) {
  const view = await loadConnect(await searchParams, publicEnv.NEXT_PUBLIC_EXTENSION_URL);
  if (view.kind === "broken") return <Broken />;
  if (view.kind === "away") return <Away again={view.again} />;
  if (view.kind === "guest") redirect(`/sign-in?${new URLSearchParams({ next: view.next })}`);
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Let this extension in?</h1>
      <Asker extensionId={view.asked.client_id} isFromStore={view.isFromStore} />
      <p className="mt-5">It will be able to do this with your account:</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>see, add and delete your problems and conversations</li>
        <li>ask the tutor and practise, which counts towards your day</li>
      </ul>
      <p className="mt-3">
        It will not be able to change your password, your e-mail address or your plan, or delete your account.
        You can sign it out under Settings at any time.
      </p>
      <p className="mt-5 text-[15px] text-muted">
        You are signed in as <span className="break-all text-ink">{view.email}</span>.
      </p>
      <ConnectForm action={allowExtensionAction} fields={view.asked} />
      <p className="mt-3 text-[15px]">
        <a href={view.refusal} className="link inline-flex min-h-11 items-center font-medium">
          No, cancel
        </a>
      </p>
    </>
  );
}

interface AskerProps {
  readonly extensionId: string;
  readonly isFromStore: boolean;
}

/** Who asks. A name that the extension gave itself would prove nothing: its number is the browser's. */
function Asker({ extensionId, isFromStore }: AskerProps) {
  if (isFromStore) {
    const name = publicEnv.NEXT_PUBLIC_APP_NAME;
    return <p className="mt-2 text-muted">The {name} extension from the store asks for access.</p>;
  }
  return (
    <p className="mt-2 text-muted">
      A browser extension asks for access. Let it in only if you have just pressed “Sign in” in it. Your
      browser lists it with the number <span className="break-all text-ink">{extensionId}</span>.
    </p>
  );
}

function Broken() {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">This sign-in is incomplete</h1>
      <p className="mt-2 text-muted">Close this window and press “Sign in” in the extension again.</p>
      <Link href="/" className="button mt-7 w-full">
        Go to the start page
      </Link>
    </>
  );
}

function Away({ again }: { readonly again: string }) {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">We cannot tell who you are</h1>
      <p className="mt-2 text-muted">
        Part of Classmate is not responding at the moment. Please try again in a minute.
      </p>
      <a href={again} className="button button-primary mt-7 w-full">
        Try again
      </a>
    </>
  );
}
