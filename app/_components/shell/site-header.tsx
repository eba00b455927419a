import { Suspense } from "react";
import { MenuIcon } from "../ui/icons";
import { AccountFallback, AccountSlot } from "./account-slot";
import { Logo } from "./logo";
import { SiteNav } from "./site-nav";

const MENU_ID = "site-menu";

/** The same on every page and rendered ahead of time; who is signed in streams into a place of fixed size. Columns of fixed
 * width keep the menu's button where it is, also when the browser paints before it has what follows. */
export function SiteHeader() {
  return (
    <header className="site-header border-b border-hairline">
      <div className="site-bar flex h-[calc(var(--header-height)-1px)] items-center gap-2 px-4 sm:gap-5 sm:px-8">
        <Logo />
        <nav aria-label="Main" className="hidden sm:block">
          <SiteNav
            className="grid grid-cols-[60px_58px_78px_72px_58px]"
            itemClassName="flex min-h-11 items-center justify-center text-[15px]"
          />
        </nav>
        <div className="site-bar-end ml-auto grid shrink-0 grid-cols-[44px_84px] gap-2 sm:grid-cols-[84px] md:grid-cols-[252px]">
          <button
            type="button"
            popoverTarget={MENU_ID}
            className="button button-quiet border-transparent px-0 sm:hidden"
          >
            <MenuIcon />
            <span className="sr-only">Menu</span>
          </button>
          <div className="flex h-11 justify-end gap-4">
            <Suspense fallback={<AccountFallback />}>
              <AccountSlot />
            </Suspense>
          </div>
        </div>
      </div>
      <nav id={MENU_ID} popover="auto" aria-label="Menu" className="menu">
        <SiteNav className="" itemClassName="menu-item" />
      </nav>
    </header>
  );
}
