import { SheetRow } from "@/app/_components/solve/sheet-row";
import { VerificationBadge } from "@/app/_components/solve/verification-badge";
import { FrontSection } from "./front-section";

const FORMULA = "mt-1 font-serif text-[22px] leading-snug";

const STEPS = [
  {
    title: "Multiply out the bracket.",
    after: "3x − 6 = x/2 + 9",
    why: "3 times everything inside: 3 · x and 3 · (−2).",
  },
  { title: "Multiply both sides by 2 to clear the fraction.", after: "6x − 12 = x + 18", why: null },
] as const;

/** A solution as it will look, before anything is typed. In letters: a formula would bring its fonts to every visitor. */
export function WorkedExample() {
  return (
    <FrontSection
      id="what-you-get"
      title="What you get"
      lead="The answer with its check, then every step with its reason. Or hints first, one at a time."
    >
      <div className="sheet solution mt-5">
        <SheetRow>
          <p className="text-[15px] text-muted">You wrote</p>
          <p className="mt-1 text-lg">3(x - 2) = x/2 + 9</p>
        </SheetRow>
        <SheetRow tone="checked">
          <p className="font-serif text-[32px] leading-tight">
            <i>x</i> = 6
          </p>
          <p className="mt-1.5">
            <VerificationBadge status="verified" />
          </p>
          <p className="mt-2 text-[15px] text-muted">
            Put x = 6 back: the left side gives 3(6 − 2) = 12, the right side gives 6/2 + 9 = 12.
          </p>
        </SheetRow>
        {STEPS.map(({ title, after, why }, at) => (
          <SheetRow key={title} margin={String(at + 1)}>
            <p>{title}</p>
            <p className={FORMULA}>{after}</p>
            {why && <p className="why">{why}</p>}
          </SheetRow>
        ))}
        <SheetRow>
          <p className="text-[15px] text-muted">…and 3 more steps.</p>
        </SheetRow>
      </div>
    </FrontSection>
  );
}
