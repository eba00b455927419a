"use client";

import Link from "next/link";
import { useActionState } from "react";
import { Note } from "@/app/_components/ui/note";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { sendMailAction } from "@/server/features/auth/actions";
import type { AuthFormState, SignInOptions } from "@/server/features/auth/types";

interface MailSentProps {
  /** The form's state after the e-mail was sent. */
  readonly sent: AuthFormState;
  readonly next: string | null;
  readonly inbox: SignInOptions["inbox"];
}

/** After an e-mail was sent: where to look, and a way to have it sent again. */
export function MailSent({ sent, next, inbox }: MailSentProps) {
  const [state, submit] = useActionState(sendMailAction, sent);
  const { email } = sent.values;
  return (
    <div className="mt-6 space-y-5">
      <Note kind={state.error ? "wrong" : "done"}>{state.error ?? state.notice}</Note>
      <p className="text-[15px] text-muted">
        It goes to <span className="break-all text-ink">{email}</span>. Use the link as soon as it is there:
        it works once, and the message says for how long.
      </p>
      {inbox === "closed" && (
        <p className="text-[15px] text-muted">
          No mail server is set up, so the message stays on this machine. To read it, open the “mail” address
          shown in the terminal when the server started.
        </p>
      )}
      {inbox === "open" && (
        <Link href="/inbox" prefetch={false} className="button button-primary w-full">
          Open the inbox on this machine
        </Link>
      )}
      <form action={submit}>
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="kind" value={sent.mail ?? "sign-in"} />
        <input type="hidden" name="again" value="1" />
        {next && <input type="hidden" name="next" value={next} />}
        <SubmitButton className="button w-full" pendingText="Sending…">
          Send it again
        </SubmitButton>
      </form>
    </div>
  );
}
