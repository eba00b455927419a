"use client";

interface StartScreenProps {
  readonly hasSubject: boolean;
  readonly onChoose: (text: string) => void;
}

/** The widths are given, so that the row stays as it is when the font arrives. */
const EXAMPLES = [
  ["Solve 4(x − 3) = 2x + 10", "w-[194px]"],
  ["Give me a hint for x² + 3x = 40", "w-[244px]"],
  ["What is 35% of 260?", "w-[179px]"],
] as const;
const ABOUT_SUBJECT = [
  ["Give me a hint", "w-[136px]"],
  ["Show all steps", "w-[138px]"],
  ["Is there another way?", "w-[186px]"],
] as const;

/** What stands where the conversation will be. */
export function StartScreen({ hasSubject, onChoose }: StartScreenProps) {
  return (
    <div className="space-y-5">
      {!hasSubject && (
        <>
          <h1 className="font-serif text-[34px] leading-tight sm:text-[40px]">What are you stuck on?</h1>
          <p className="max-w-[52ch] text-[17px] text-muted">
            Send a problem. Then ask for a hint, the next step or the reason for one, or have your own answer
            checked.
          </p>
        </>
      )}
      <ul aria-label="Examples" className="needs-script flex flex-wrap gap-2.5">
        {(hasSubject ? ABOUT_SUBJECT : EXAMPLES).map(([example, width]) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(example)} className={`chip ${width}`}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
