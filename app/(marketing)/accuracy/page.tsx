import type { Metadata } from "next";
import Link from "next/link";
import { loadScorecard } from "@/server/features/scorecard/loaders";
import { formatCount, formatDay, formatShare } from "@/server/format";
import { ScoreTable } from "./_components/score-table";

export const metadata: Metadata = { title: "How often we are right" };

const NOT_COVERED = [
  "Proofs, essays and anything that has no answer to compare.",
  "Photos: whether a picture is read correctly is another question. What was read is always shown first.",
  "The tutor’s own words when a language model is connected. Each statement in them has its own mark.",
  "Problems as you would type them, which are shorter and less tidy than those in a book.",
];

export default function AccuracyPage() {
  const { date, topics, exercises, accuracy, precision } = loadScorecard();
  return (
    <>
      <h1 className="font-serif text-[34px] leading-tight sm:text-[44px]">How often we are right</h1>
      <p className="mt-3 text-lg leading-7 text-pretty text-muted">
        We gave {formatCount(exercises)} exercises from open textbooks to the engine and compared each answer
        with the one printed in the book.
      </p>
      <dl className="mt-8 grid gap-6 sm:grid-cols-3">
        <Figure name="had the book’s answer" value={formatShare(accuracy)} />
        <Figure
          name="of the answers that could be compared were the book’s"
          value={formatShare(precision ?? 0)}
        />
        <Figure name="last measured" value={formatDay(new Date(`${date}T12:00:00Z`))} />
      </dl>
      <h2 className="mt-14 border-t border-hairline pt-9 font-serif text-[26px] leading-tight">By topic</h2>
      <ScoreTable topics={topics} />
      <h2 className="mt-14 border-t border-hairline pt-9 font-serif text-[26px] leading-tight">
        What the columns mean
      </h2>
      <dl className="mt-5 space-y-4">
        <Meaning name="Right" text="Our answer and the book’s are the same, however they are written." />
        <Meaning
          name="Different"
          text="They are not the same. Many of these are a matter of rules: the book takes 3.14 where we keep π, or rounds a conversion. Some are misprints in the book, and some are our mistakes."
        />
        <Meaning
          name="Unclear"
          text="We answered, and the comparison cannot tell whether the two are the same."
        />
        <Meaning name="No answer" text="We say so rather than guess." />
      </dl>
      <h2 className="mt-14 border-t border-hairline pt-9 font-serif text-[26px] leading-tight">
        What this does not cover
      </h2>
      <ul className="mt-5 list-disc space-y-2 pl-5">
        {NOT_COVERED.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-6 text-muted">
        These exercises were at hand while the engine was made, so on a book nobody here has seen it does less
        well. A problem that was misread can still have its answer checked: compare “Read as” with what you
        meant.
      </p>
      <Link href="/" className="button button-primary mt-8">
        Solve a problem
      </Link>
    </>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-l border-accent pl-4">
      <dt className="text-[15px] text-muted">{name}</dt>
      <dd className="font-serif text-[28px] leading-tight">{value}</dd>
    </div>
  );
}

function Meaning({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="font-medium">{name}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  );
}
