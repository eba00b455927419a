import { useEffect, useState } from "react";
import { type Session, watchSession } from "../session";
import type { OpenProblem } from "./open-problem";
import { SignedIn } from "./signed-in";
import { SignedOut } from "./signed-out";

interface YourClassmateProps {
  /** The problem that is worked in the panel; null where there is none. */
  readonly problem: OpenProblem | null;
  /** Whether the page gets ideas and practice only. */
  readonly restricted: boolean;
}

/** What the student's own server adds: none of it is needed for an answer. */
export function YourClassmate({ problem, restricted }: YourClassmateProps) {
  const [session, setSession] = useState<Session | null | "unknown">("unknown");
  useEffect(() => watchSession(setSession), []);
  if (session === "unknown") return null;
  return (
    <section aria-label="Your Classmate">
      {session ? (
        <SignedIn key={session.origin} session={session} problem={problem} restricted={restricted} />
      ) : (
        <SignedOut problem={problem} />
      )}
    </section>
  );
}
