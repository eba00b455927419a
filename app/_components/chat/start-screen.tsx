"use client";
// Drawn a few times in the life of a page: what would be remembered costs more bytes than it spares work.
"use no memo";

interface StartScreenProps {
  readonly hasSubject: boolean;
  /** What can be done with a problem that could not be solved; absent for one that was. */
  readonly offers?: readonly string[];
  readonly onChoose: (text: string) => void;
}

/** The widths are given, in letters as large as the reader has them, so that the row stays as it is when the font
 * arrives. */
const EXAMPLES = [
  ["Solve 4(x − 3) = 2x + 10", "w-[12.94em]"],
  ["Give me a hint for x² + 3x = 40", "w-[16.27em]"],
  ["What is 35% of 260?", "w-[11.94em]"],
] as const;
const ABOUT_SUBJECT = [
  ["Give me a hint", "w-[9.07em]"],
  ["Show all steps", "w-[9.2em]"],
  ["Is there another way?", "w-[12.4em]"],
] as const;

/** About a problem that could not be solved, with which nothing else can be done as it is. */
const ABOUT_UNSOLVED = [["How do I begin?", ""]] as const;

/** What is where the conversation will be. */
export function StartScreen({ hasSubject, offers, onChoose }: StartScreenProps) {
  const examples = examplesFor(hasSubject, offers);
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
        {examples.map(([example, width]) => (
          <li key={example} className="max-w-full">
            <button type="button" onClick={() => onChoose(example)} className={`chip ${width || "pr-4"}`}>
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function examplesFor(hasSubject: boolean, offers: StartScreenProps["offers"]) {
  if (!hasSubject) return EXAMPLES;
  if (offers === undefined) return ABOUT_SUBJECT;
  return offers.length === 0 ? ABOUT_UNSOLVED : offers.map((offer) => [offer, ""] as const);
}
