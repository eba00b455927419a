"use client";
// Every page brings this along, and hardly any shows it: what would be remembered only weighs.
"use no memo";

import { Message } from "./_components/ui/message";

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[744px] px-4 pt-7 pb-16 outline-none sm:pt-11"
    >
      <title>Something went wrong</title>
      <Message title="That did not work">
        <p>Something went wrong on our side. What you have solved so far is safe.</p>
        <p className="flex flex-wrap gap-3 pt-2">
          <button type="button" onClick={reset} className="button button-primary">
            Try again
          </button>
          <a href="/" className="button">
            Home page
          </a>
        </p>
        {error.digest && <p className="pt-2 text-sm">If you write to us, quote {error.digest}.</p>}
      </Message>
    </main>
  );
}
