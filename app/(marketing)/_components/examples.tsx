import { LeadsAway } from "@/app/_components/ui/leads-away";

/** The widths are given, in letters as large as the reader has them, so that the row stays as it is when the font
 * arrives. */
const EXAMPLES = [
  { shown: "x² − 5x + 6 = 0", text: "x^2 - 5x + 6 = 0", width: "w-[8.87em]" },
  { shown: "3/4 + 5/6", text: "3/4 + 5/6", width: "w-[6.6em]" },
  { shown: "45% of 120", text: "45% of 120", width: "w-[7.47em]" },
  { shown: "Factorise 2y³ − 18y", text: "Factorise 2y^3 - 18y", width: "w-[11em]" },
] as const;

interface ExamplesProps {
  readonly submit: (form: FormData) => void;
  readonly hints: boolean;
}

/** Problems to try with one press. */
export function Examples({ submit, hints }: ExamplesProps) {
  return (
    <form action={submit} aria-label="Examples" className="mt-[18px] flex flex-wrap items-center gap-2.5">
      <LeadsAway />
      {hints && <input type="hidden" name="mode" value="hints" />}
      {EXAMPLES.map(({ shown, text, width }) => (
        <button key={text} type="submit" name="text" value={text} className={`chip ${width}`}>
          {shown}
        </button>
      ))}
    </form>
  );
}
