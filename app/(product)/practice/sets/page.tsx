import type { Metadata } from "next";
import { createSetAction } from "@/server/features/practice/actions";
import { loadSets, loadSkills } from "@/server/features/practice/loaders";
import { NewSetForm } from "./_components/new-set-form";
import { OwnSets } from "./_components/own-sets";

/** The page is sent whole rather than streamed into a shell: without JavaScript a streamed form stays hidden. */
export const instant = false;

export const metadata: Metadata = { title: "Practice sets", robots: { index: false } };

export default async function SetsPage() {
  const [{ sets, joined }, { skills }] = await Promise.all([loadSets(), loadSkills()]);
  const choices = skills.map(({ id, name, strand, standards }) => ({ id, name, strand, standards }));
  return (
    <div data-page>
      <h1 className="font-serif text-[36px] leading-tight sm:text-[40px]">Practice sets</h1>
      <p className="mt-2 text-muted">
        Choose skills, then share a link or print a sheet. Everyone gets numbers of their own, and you see who
        is stuck on what.
      </p>
      <OwnSets sets={sets} joined={joined} />
      <section aria-labelledby="new-set" className="mt-10 border-hairline border-t pt-8">
        <h2 id="new-set" className="font-serif text-[26px] leading-tight">
          Make a set
        </h2>
        <NewSetForm action={createSetAction} skills={choices} />
      </section>
    </div>
  );
}
