import type { Metadata } from "next";
import Link from "next/link";
import { Note } from "@/app/_components/ui/note";
import { loadRecovery, loadSignInOptions } from "@/server/features/auth/loaders";
import { MailForm } from "../_components/mail-form";
import { NewPasswordForm } from "../_components/new-password-form";

type Parameter = string | string[] | undefined;

interface ResetPasswordPageProps {
  readonly searchParams: Promise<{ told?: Parameter; done?: Parameter }>;
}

/** Sent whole rather than streamed into a shell: without JavaScript the answer to a form would come without it. */
export const instant = false;

export const metadata: Metadata = { title: "Choose a new password", robots: { index: false } };

export default async function ResetPasswordPage({ searchParams }: ResetPasswordPageProps) {
  const { told, done } = await searchParams;
  const email = await loadRecovery();
  const { state, inbox } = await loadSignInOptions("reset-password", told === "1");
  if (email) {
    return (
      <>
        <Heading>Choose a new password</Heading>
        <p className="mt-2 text-muted">
          For <span className="break-all text-ink">{email}</span>. You will be signed out everywhere else.
        </p>
        <NewPasswordForm email={email} start={state} />
      </>
    );
  }
  if (done === "1") return <Done />;
  return (
    <>
      <Heading>Forgot your password?</Heading>
      <p className="mt-2 text-muted">We will send you a link to choose a new one.</p>
      <MailForm start={state} inbox={inbox} />
    </>
  );
}

function Done() {
  return (
    <>
      <Heading>All set</Heading>
      <div className="mt-6 space-y-5">
        <Note kind="done">Your new password is saved. You are signed out everywhere else.</Note>
        <Link href="/" className="button button-primary w-full">
          Continue
        </Link>
      </div>
    </>
  );
}

function Heading({ children }: { readonly children: string }) {
  return <h1 className="font-serif text-[36px] leading-tight">{children}</h1>;
}
