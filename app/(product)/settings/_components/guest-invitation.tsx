import Link from "next/link";

/** What an account would add, for someone without one. */
export function GuestInvitation() {
  return (
    <div className="sheet mt-5 px-4 py-5 sm:px-7 sm:py-6">
      <h2 className="font-serif text-[24px] leading-tight">You are not signed in</h2>
      <p className="mt-1.5 text-[15px] text-muted">
        With an account you can see your problems on every device. What you made here moves to it.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link href="/sign-in?next=/settings" className="button button-primary">
          Sign in
        </Link>
        <Link href="/sign-up?next=/settings" className="button">
          Create an account
        </Link>
      </div>
    </div>
  );
}
