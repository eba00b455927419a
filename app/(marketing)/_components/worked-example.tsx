import { SheetRow } from "@/app/_components/solve/sheet-row";
import { VerificationBadge } from "@/app/_components/solve/verification-badge";
import { FrontSection } from "./front-section";
import { SHOWN_SOLUTION } from "./shown-work";

/** A solution as it will look, before anything is typed. */
export function WorkedExample() {
  const { text, value, evidence, steps, more } = SHOWN_SOLUTION;
  return (
    <FrontSection
      id="what-you-get"
      title="What you get"
      lead="The answer with its check, then every step with its reason. Or hints first, one at a time."
    >
      <div className="sheet solution mt-5">
        <SheetRow>
          <p className="text-[15px] text-muted">You wrote</p>
          <p className="mt-1 text-lg">{text}</p>
        </SheetRow>
        <SheetRow tone="checked">
          <p className="font-serif text-[32px] leading-tight">
            <i>x</i> = {value}
          </p>
          <p className="mt-1.5">
            <VerificationBadge status="verified" />
          </p>
          <p className="mt-2 text-[15px] text-muted">{evidence}</p>
        </SheetRow>
        {steps.map(({ title, after, why }, at) => (
          <SheetRow key={title} margin={String(at + 1)}>
            <p>{title}</p>
            <p className="mt-1 font-serif text-[22px] leading-snug">{after}</p>
            {why && <p className="why">{why}</p>}
          </SheetRow>
        ))}
        <SheetRow>
          <p className="text-[15px] text-muted">…and {more} more steps.</p>
        </SheetRow>
      </div>
    </FrontSection>
  );
}
