import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { loadPortal, sandboxNoteOf } from "@/server/features/sandbox/loaders";
import { StepNote } from "../../_components/step-note";
import { CardSection } from "./_components/card-section";
import { InvoiceSection } from "./_components/invoice-section";
import { PlanSection } from "./_components/plan-section";
import { TimeSection } from "./_components/time-section";

interface PortalPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly note?: string | string[] }>;
}

/** Sent whole: its buttons must be there without JavaScript. A page that was made for someone else is none. */
export const instant = false;

export const metadata: Metadata = { title: "Test payments" };

export default async function PortalPage({ params, searchParams }: PortalPageProps) {
  const [{ id }, { note }] = await Promise.all([params, searchParams]);
  const portal = await loadPortal(id);
  if (!portal) notFound();
  return (
    <div data-page>
      <h1 className="mb-5 font-serif text-[36px] leading-tight">Test payments</h1>
      <StepNote note={sandboxNoteOf(note)} />
      <TimeSection portal={portal} />
      <PlanSection portal={portal} />
      <CardSection portal={portal} />
      <InvoiceSection portal={portal} />
      <a href={portal.backUrl} className="button mt-7">
        Back to Classmate
      </a>
    </div>
  );
}
