import Link from "next/link";
import type { SecondFactorStanding } from "@/server/features/second-factor/types";
import { Section } from "./section";

const ABOUT =
  "A code from an app on your phone as well as your password. The password alone is then not enough to sign in.";

/** Whether sign-ins ask for a code, and the way to change that. */
export function TwoStepSection({ standing }: { readonly standing: SecondFactorStanding }) {
  const { isOn, recoveryCodesLeft } = standing;
  const codes =
    recoveryCodesLeft === 1 ? "1 recovery code is left" : `${recoveryCodesLeft} recovery codes are left`;
  return (
    <Section id="two-step" title="Two-step sign-in" about={ABOUT}>
      <p className="text-[16px]">{isOn ? `On. ${codes}.` : "Off."}</p>
      <Link href="/settings/two-step" prefetch={false} className="button mt-4">
        {isOn ? "Change two-step sign-in" : "Set up two-step sign-in"}
      </Link>
    </Section>
  );
}
