import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { beginSetUpAction } from "@/server/features/second-factor/actions";
import { Section } from "../../_components/section";

/** What two-step sign-in is, and the way in. */
export function StartSetUp() {
  return (
    <Section id="start" title="How it works">
      <ol className="list-decimal space-y-1.5 pl-5 text-[16px]">
        <li>You add Classmate to an authenticator app on your phone.</li>
        <li>You enter the code it shows, and keep ten recovery codes in a safe place.</li>
        <li>From then on, signing in asks for a code from the app.</li>
      </ol>
      <form action={beginSetUpAction} className="mt-5">
        <LeadsAway />
        <SubmitButton className="button button-primary" pendingText="Starting…">
          Start
        </SubmitButton>
      </form>
    </Section>
  );
}
