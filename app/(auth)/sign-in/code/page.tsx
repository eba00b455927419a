import type { Metadata } from "next";
import Link from "next/link";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { enterCodeAction, signOutAction } from "@/server/features/auth/actions";
import { loadCodeForm, loadPendingSignIn } from "@/server/features/second-factor/loaders";
import { CodeForm } from "./_components/code-form";

type Parameter = string | string[] | undefined;

interface CodePageProps {
  readonly searchParams: Promise<{ next?: Parameter; told?: Parameter }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Enter your code", robots: { index: false } };

export default async function CodePage({ searchParams }: CodePageProps) {
  const given = await searchParams;
  const email = await loadPendingSignIn();
  if (email === null) return <NothingOwed />;
  const start = given.told === "1" ? await loadCodeForm() : null;
  const next = typeof given.next === "string" ? given.next : null;
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">Enter your code</h1>
      <p className="mt-2 text-muted">
        Open your authenticator app and enter the code it shows for{" "}
        <span className="break-all text-ink">{email}</span>.
      </p>
      <CodeForm action={enterCodeAction} next={next} start={start} />
      <form action={signOutAction} className="mt-5">
        <LeadsAway />
        <SubmitButton className="button w-full" pendingText="Signing out…">
          Use a different account
        </SubmitButton>
      </form>
    </>
  );
}

function NothingOwed() {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">No code is needed</h1>
      <p className="mt-2 text-muted">You are already signed in, or you need to start signing in again.</p>
      <Link href="/sign-in" prefetch={false} className="button button-primary mt-6 w-full">
        Go to sign-in
      </Link>
    </>
  );
}
