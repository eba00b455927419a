import Link from "next/link";
import { FrontSection } from "./front-section";

const SUBJECTS = [
  ["Arithmetic", "7 + 3 × 4"],
  ["Fractions and percent", "45% of 120"],
  ["Equations", "x² − 5x + 6 = 0"],
  ["Word problems", "Lucy has 12 …"],
  ["Graphs", "y = 2x − 3"],
  ["Geometry", "a² + b² = c²"],
  ["Trigonometry", "sin 30°"],
  ["Statistics", "mean, P(A)"],
  ["Calculus", "∫ x² dx"],
  ["Physics", "v = s ÷ t"],
  ["Chemistry", "2H₂ + O₂"],
] as const;

/** What can be asked, with a taste of each. */
export function Subjects() {
  return (
    <FrontSection
      id="subjects"
      title="What it can do"
      lead="From primary school to the first year of university, typed, pasted or photographed."
    >
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {SUBJECTS.map(([name, taste]) => (
          <li key={name} className="flex justify-between gap-3 border-b border-hairline py-2.5">
            {name}
            <span className="font-serif whitespace-nowrap text-muted">{taste}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[15px] text-muted">
        When it can’t, it says so and shows what it understood.{" "}
        <Link href="/accuracy" prefetch={false} className="link inline-flex min-h-11 items-center">
          How often we are right
        </Link>
      </p>
    </FrontSection>
  );
}
