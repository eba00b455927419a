import { useState } from "react";
import { failureWords, sendProblem } from "../server";
import { type Session, signOut } from "../session";
import { History } from "./history";
import type { OpenProblem } from "./open-problem";
import { Tutor } from "./tutor";

interface SignedInProps {
  readonly session: Session;
  readonly problem: OpenProblem | null;
  readonly restricted: boolean;
}

/** What the student's account adds to the panel. */
export function SignedIn({ session, problem, restricted }: SignedInProps) {
  const { origin, email } = session;
  return (
    <>
      {problem && <Keep key={problem.id} session={session} problem={problem} />}
      {!restricted && <Tutor session={session} problem={problem} />}
      <div className="row">
        <button type="button" onClick={() => void chrome.tabs.create({ url: `${origin}/practice` })}>
          Practise in Classmate
        </button>
      </div>
      <History session={session} />
      <p className="muted">
        Signed in as {email} at {new URL(origin).host}.
      </p>
      <div className="row">
        <button type="button" onClick={() => void signOut(session)}>
          Sign out
        </button>
      </div>
    </>
  );
}

interface KeepProps {
  readonly session: Session;
  readonly problem: OpenProblem;
}

/** Keeps the problem at the server, where it is in the history on every device. */
function Keep({ session, problem }: KeepProps) {
  const [page, setPage] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function keep(goOn: (page: string) => void) {
    setError(null);
    try {
      const kept = await sendProblem(session, problem);
      setPage(kept);
      goOn(kept);
    } catch (failure) {
      setError(failureWords(failure));
    }
  }

  return (
    <>
      <div className="row">
        {page === null ? (
          <button type="button" onClick={() => void keep(() => {})}>
            Keep in Classmate
          </button>
        ) : (
          <p role="status">Kept in your history.</p>
        )}
        <button type="button" onClick={() => void keep((url) => void chrome.tabs.create({ url }))}>
          Open in Classmate
        </button>
      </div>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
