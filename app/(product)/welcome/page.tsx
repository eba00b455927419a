import type { Metadata } from "next";
import Link from "next/link";
import { Suspense } from "react";
import { Message } from "@/app/_components/ui/message";
import { loadWork } from "@/server/features/account/loaders";

export const metadata: Metadata = { title: "Welcome", robots: { index: false } };

/** Where the link that finishes a sign-up leads: what is in the account now, and where to go from here. */
export default function WelcomePage() {
  return (
    <Message title="Welcome">
      <Suspense fallback={<p>Looking for what you made before…</p>}>
        <Moved />
      </Suspense>
      <p className="flex flex-wrap gap-3 pt-2">
        <Link href="/" className="button button-primary">
          Solve a problem
        </Link>
        <Link href="/history" prefetch={false} className="button">
          Your history
        </Link>
        <Link href="/chat" prefetch={false} className="button">
          Ask the tutor
        </Link>
      </p>
    </Message>
  );
}

async function Moved() {
  const work = await loadWork();
  if (!work)
    return (
      <p>
        You are not signed in.{" "}
        <Link href="/sign-in" prefetch={false} className="link -my-2.5 inline-flex min-h-11 items-center">
          Sign in
        </Link>{" "}
        to find your work on every device.
      </p>
    );
  const parts = [counted(work.solves, "problem"), counted(work.chats, "conversation")].flat();
  if (parts.length === 0)
    return <p>Your account is ready. Everything you work on from now on is kept in it, on every device.</p>;
  return (
    <p>
      Your account is ready. {parts.join(" and ")} moved into it from this browser. Your history has all of
      it, on every device you sign in on.
    </p>
  );
}

const counted = (count: number, name: string): readonly string[] =>
  count === 0 ? [] : [`${count} ${name}${count === 1 ? "" : "s"}`];
