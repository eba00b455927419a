import { SubmitButton } from "@/app/_components/ui/submit-button";
import { beginSetUpAction, confirmSetUpAction } from "@/server/features/second-factor/actions";
import type { SecondFactorFormState, SetUp } from "@/server/features/second-factor/types";
import { Section } from "../../_components/section";
import { ConfirmForm } from "./confirm-form";
import { QrPicture } from "./qr-picture";

interface SetUpAppProps {
  readonly setUp: SetUp;
  readonly start: SecondFactorFormState | null;
}

/** The key for the app, as a picture and as letters, and the form that tries it. */
export function SetUpApp({ setUp, start }: SetUpAppProps) {
  return (
    <Section id="set-up" title="Add Classmate to your app">
      <p className="text-[16px]">
        Scan the picture with your authenticator app, or open the link on this phone.
      </p>
      <QrPicture text={setUp.uri} label="QR code with your key" />
      <p className="mt-3">
        <a href={setUp.uri} className="link inline-flex min-h-11 items-center">
          Open in an app on this phone
        </a>
      </p>
      <p className="text-[15px] text-muted">Or type this key into the app:</p>
      <p className="mt-1 font-mono text-[16px] break-all select-all">{grouped(setUp.secret)}</p>
      <ConfirmForm action={confirmSetUpAction} hasPassword={setUp.asksPassword} start={start} />
      <form action={beginSetUpAction} className="mt-3">
        <SubmitButton className="button" pendingText="Making another…">
          Use another key
        </SubmitButton>
      </form>
    </Section>
  );
}

const grouped = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
