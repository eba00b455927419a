import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { signOutEverywhereAction } from "@/server/features/auth/actions";
import { endOtherSessionsAction, endSessionAction } from "@/server/features/session/actions";
import type { SessionView } from "@/server/features/session/types";
import { formatMoment } from "@/server/format";
import { EndSessionForm } from "./end-session-form";
import { Section } from "./section";

/** Where the account is signed in, and ways to end that. */
export function SessionsSection({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const others = sessions.some(({ current }) => !current);
  return (
    <Section id="sessions" title="Where you are signed in">
      <ul className="divide-y divide-hairline border-y border-hairline">
        {sessions.map((session) => (
          <li key={session.id} className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 py-2">
            <Device session={session} />
            {!session.current && (
              <EndSessionForm action={endSessionAction} id={session.id} where={session.device}>
                Sign out
              </EndSessionForm>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {others && <EndSessionForm action={endOtherSessionsAction}>Sign out everywhere else</EndSessionForm>}
        <form action={signOutEverywhereAction}>
          <LeadsAway />
          <SubmitButton className="button" pendingText="Signing out…">
            Sign out everywhere
          </SubmitButton>
        </form>
      </div>
    </Section>
  );
}

function Device({ session }: { readonly session: SessionView }) {
  const { device, lastSeenAt, current } = session;
  return (
    <div className="min-w-0">
      <p className="text-[16px]">{device}</p>
      <p className="text-sm text-muted">
        {current ? (
          "This device"
        ) : (
          <>
            Last seen <time dateTime={lastSeenAt.toISOString()}>{formatMoment(lastSeenAt)}</time>
          </>
        )}
      </p>
    </div>
  );
}
