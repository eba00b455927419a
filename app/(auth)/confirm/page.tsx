import type { Metadata } from "next";
import Link from "next/link";
import { mailLinkSchema } from "@/server/features/auth/schema";
import type { MailLink } from "@/server/features/auth/types";

type Parameter = string | string[] | undefined;

interface ConfirmPageProps {
  readonly searchParams: Promise<{ token_hash?: Parameter; type?: Parameter; next?: Parameter }>;
}

/** Sent whole: the button must be there without JavaScript. */
export const instant = false;

export const metadata: Metadata = { title: "Open the link", robots: { index: false } };

const SIGN_UP = { title: "Finish your sign-up", button: "Confirm and sign in" };
const SIGN_IN = { title: "Sign in on this device?", button: "Sign in" };

const WORDS: Record<MailLink["type"], { readonly title: string; readonly button: string }> = {
  signup: SIGN_UP,
  invite: SIGN_UP,
  email: SIGN_IN,
  magiclink: SIGN_IN,
  recovery: { title: "Choose a new password?", button: "Continue" },
  email_change: { title: "Change your e-mail address?", button: "Change it" },
};

/** Asks before a link of an e-mail is opened in a browser that did not ask for it. */
export default async function ConfirmPage({ searchParams }: ConfirmPageProps) {
  const { token_hash: tokenHash, type, next } = await searchParams;
  const link = mailLinkSchema.safeParse({ tokenHash, type }).data;
  if (!link) return <Broken />;
  const { title, button } = WORDS[link.type];
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">{title}</h1>
      <p className="mt-2 text-muted">
        This link was requested in another browser. Continue only if you asked for the e-mail yourself. What
        you solved here as a guest will move to that account.
      </p>
      <form method="post" action="/auth/confirm" className="mt-7">
        <input type="hidden" name="token_hash" value={link.tokenHash} />
        <input type="hidden" name="type" value={link.type} />
        {typeof next === "string" && <input type="hidden" name="next" value={next} />}
        <button type="submit" className="button button-primary w-full">
          {button}
        </button>
      </form>
      <p className="mt-5 text-[15px] text-muted">
        <Link href="/" className="link inline-flex min-h-11 items-center font-medium">
          No, cancel
        </Link>
      </p>
    </>
  );
}

function Broken() {
  return (
    <>
      <h1 className="font-serif text-[36px] leading-tight">This link is incomplete</h1>
      <p className="mt-2 text-muted">Open it again from the e-mail, or ask for a new one.</p>
      <Link href="/sign-in" className="button button-primary mt-7 w-full">
        Ask for a new link
      </Link>
    </>
  );
}
