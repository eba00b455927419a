import Link from "next/link";
import { FrontSection } from "./front-section";

const SUBJECTS = [
  "Arithmetic",
  "Fractions and percent",
  "Equations",
  "Word problems",
  "Graphs and functions",
  "Geometry",
  "Trigonometry",
  "Statistics",
  "Calculus",
  "Sequences",
  "Physics",
  "Chemistry",
] as const;

/** What can be asked. */
export function Subjects() {
  return (
    <FrontSection
      id="subjects"
      title="What it can do"
      lead="From primary school to the first year of university, typed, pasted or photographed."
    >
      <ul className="mt-4 grid grid-cols-2 gap-x-8 sm:grid-cols-3 [&>li]:border-b [&>li]:border-hairline [&>li]:py-2.5">
        {SUBJECTS.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-4 text-[15px] text-muted">
        When it can’t, it says so and shows what it understood.{" "}
        <Link href="/accuracy" prefetch={false} className="link -my-2.5 inline-flex min-h-11 items-center">
          How often we are right
        </Link>
      </p>
    </FrontSection>
  );
}
