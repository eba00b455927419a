import { changeCodesAction } from "@/server/features/second-factor/actions";
import type { SecondFactorFormState, SecondFactorStanding } from "@/server/features/second-factor/types";
import { Section } from "../../_components/section";
import { ManageForm } from "./manage-form";

interface ManageCodesProps {
  readonly standing: SecondFactorStanding;
  readonly start: SecondFactorFormState | null;
}

/** New recovery codes, and the way back to the password alone. */
export function ManageCodes({ standing, start }: ManageCodesProps) {
  const { recoveryCodesLeft: left } = standing;
  return (
    <Section id="manage" title={`On, with ${left} recovery ${left === 1 ? "code" : "codes"} left`}>
      <ManageForm action={changeCodesAction} start={start} />
    </Section>
  );
}
