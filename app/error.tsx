"use client";

import { Message } from "./_components/ui/message";

interface ErrorPageProps {
  readonly error: Error & { readonly digest?: string };
  readonly reset: () => void;
}

/** What browsers throw where nothing answers, each in its own words. An error of the server has a digest. */
const isUnreached = ({ digest, name, message }: ErrorPageProps["error"]): boolean =>
  digest === undefined && name === "TypeError" && /fetch|network|load failed/i.test(message);

export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const unreached = isUnreached(error);
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto w-full max-w-[744px] px-4 pt-7 pb-16 outline-none sm:pt-11"
    >
      <title>Something went wrong</title>
      <Message title={unreached ? "No connection" : "That did not work"}>
        <p>
          {unreached
            ? "We could not reach Classmate. Check your connection and try again."
            : "Something went wrong on our side."}{" "}
          What you have solved so far is safe.
        </p>
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
