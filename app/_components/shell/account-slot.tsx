import Link from "next/link";
import { Suspense } from "react";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { loadCounting } from "@/server/features/analytics/loaders";
import { signOutAction } from "@/server/features/auth/actions";
import { loadPageSession } from "@/server/features/session/loaders";
import { KeptSession } from "./kept-session";
import { MenuLink } from "./menu-link";
import { PlanBadge, PlanMenuLink } from "./plan-badge";
import { SessionBootstrap } from "./session-bootstrap";

const MENU_ID = "account-menu";

/** A way in for guests, the account's menu for everyone else; and what a page does once it is known who loads it. */
export async function AccountSlot() {
  const [session, counting] = await Promise.all([loadPageSession(), loadCounting()]);
  // Neither signed in nor out: the page says what is wrong, and nothing in the browser is to change over it. Its place stays
  // empty, rather than looking as if something were still to come.
  if (session === "unknown") return null;
  return (
    <>
      <KeptSession account={session?.userId ?? null} guest={<SignInLink />}>
        {session && <AccountMenu email={session.email} />}
      </KeptSession>
      <SessionBootstrap session={session} counting={counting} />
    </>
  );
}

function AccountMenu({ email }: { readonly email: string }) {
  return (
    <>
      <div className="flex max-md:hidden">
        <Suspense>
          <PlanBadge />
        </Suspense>
      </div>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className="button size-11 rounded-full px-0 font-serif text-[18px] uppercase"
      >
        <span aria-hidden="true">{email.slice(0, 1)}</span>
        <span className="sr-only">Account</span>
      </button>
      <div id={MENU_ID} popover="auto" className="menu">
        <p className="max-w-[280px] truncate border-b border-hairline px-3 pt-1 pb-3 text-sm text-muted">
          Signed in as
          <span className="block truncate text-ink">{email}</span>
        </p>
        <nav aria-label="Account" className="pt-2">
          <Suspense fallback={<MenuLink href="/billing">Plans</MenuLink>}>
            <PlanMenuLink />
          </Suspense>
          <MenuLink href="/history">History</MenuLink>
          <MenuLink href="/settings">Settings</MenuLink>
        </nav>
        <form action={signOutAction}>
          <LeadsAway />
          <button type="submit" className="menu-item">
            Sign out
          </button>
        </form>
      </div>
    </>
  );
}

/** Keeps the place while the session is looked up; without JavaScript nothing replaces it, so it works then. */
export function AccountFallback() {
  return (
    <>
      <AccountPlace />
      <span className="without-script">
        <SignInLink />
      </span>
    </>
  );
}

function AccountPlace() {
  return (
    <span aria-hidden="true" className="needs-script h-11 w-[84px] rounded-control border border-hairline" />
  );
}

function SignInLink() {
  return (
    <Link href="/sign-in" prefetch={false} className="button w-[84px] px-0 whitespace-nowrap">
      Sign in
    </Link>
  );
}
