"use client";
// Every page brings this along, and hardly any shows it: what would be remembered only weighs.
"use no memo";

import { useState } from "react";
import { PageStyles } from "./_components/shell/page-styles";
import { Theme } from "./_components/shell/theme";

interface GlobalErrorProps {
  readonly error: Error & { readonly digest?: string };
}

/** Stands in for the whole document when the layout itself fails. Made ahead of time as a whole, it has no script of its own
 * that the Content-Security-Policy allows, but for the one that puts on the colours: what can be pressed is a form that
 * asks for the page again, and a link. */
export default function GlobalError({ error }: GlobalErrorProps) {
  const [colours] = useState(coloursBefore);
  return (
    <html lang="en" data-accent="blue" className={colours} suppressHydrationWarning>
      <body>
        <PageStyles />
        <Theme>
          <title>Something went wrong</title>
          <main className="mx-auto w-full max-w-[560px] space-y-4 px-4 pt-24 text-muted">
            <h1 className="font-serif text-[38px] leading-tight text-ink">The page could not be shown</h1>
            <p>Something went wrong on our side. What you have solved so far is safe.</p>
            <form className="flex flex-wrap gap-3 pt-2">
              <button type="submit" className="button button-primary">
                Try again
              </button>
              <a href="/" className="button">
                Home page
              </a>
            </form>
            {error.digest && <p className="pt-2 text-sm">If you write to us, quote {error.digest}.</p>}
          </main>
        </Theme>
      </body>
    </html>
  );
}

/** The colours of the document this one stands in for; a browser runs no script that it is given afterwards. */
function coloursBefore(): string {
  const isDark = typeof document !== "undefined" && document.documentElement.classList.contains("dark");
  return isDark ? "dark" : "light";
}
