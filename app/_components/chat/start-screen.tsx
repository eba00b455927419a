"use client";

interface StartScreenProps {
  readonly hasSubject: boolean;
  readonly onChoose: (text: string) => void;
}

const EXAMPLES = ["Solve 4(x − 3) = 2x + 10", "Give me a hint for x² + 3x = 40", "What is 35% of 260?"];
const ABOUT_SUBJECT = ["Give me a hint", "Show all steps", "Is there another way?"];

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
        {(hasSubject ? ABOUT_SUBJECT : EXAMPLES).map((example) => (
          <li key={example}>
            <button type="button" onClick={() => onChoose(example)} className="chip px-4">
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
