import type { ReactNode } from "react";
import { SiteFooter } from "./site-footer";

/** A page's own landmark and the footer after it. The page fills the window at least, so that the footer never
 * moves within it while content streams in. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--chrome-height))] w-full px-4 pt-7 pb-16 outline-none sm:pt-11"
      >
        <div className="mx-auto w-full max-w-[712px]">{children}</div>
      </main>
      <SiteFooter />
    </>
  );
}
