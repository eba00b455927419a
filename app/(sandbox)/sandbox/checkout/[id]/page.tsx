import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeadsAway } from "@/app/_components/ui/leads-away";
import { SubmitButton } from "@/app/_components/ui/submit-button";
import { payCheckoutAction } from "@/server/features/sandbox/actions";
import { loadCheckout, sandboxNoteOf } from "@/server/features/sandbox/loaders";
import type { CheckoutView } from "@/server/features/sandbox/types";
import { StepNote } from "../../_components/step-note";
import { Order } from "./_components/order";

interface CheckoutPageProps {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<{ readonly note?: string | string[] }>;
}

/** Sent whole: its buttons must be there without JavaScript. A page that was made for someone else is none. */
export const instant = false;

export const metadata: Metadata = { title: "Test checkout" };

export default async function CheckoutPage({ params, searchParams }: CheckoutPageProps) {
  const [{ id }, { note }] = await Promise.all([params, searchParams]);
  const checkout = await loadCheckout(id);
  if (!checkout) notFound();
  return (
    <div data-page className="max-w-[560px]">
      <h1 className="mb-5 font-serif text-[36px] leading-tight">{checkout.name}</h1>
      <StepNote note={sandboxNoteOf(note)} />
      {checkout.status === "open" ? (
        <OpenCheckout checkout={checkout} />
      ) : (
        <ClosedCheckout checkout={checkout} />
      )}
    </div>
  );
}

function OpenCheckout({ checkout }: { readonly checkout: CheckoutView }) {
  return (
    <>
      <Order checkout={checkout} />
      <form action={payCheckoutAction} className="mt-5 grid gap-3">
        <LeadsAway />
        <input type="hidden" name="id" value={checkout.id} />
        {checkout.takesCode && (
          <label className="mb-2 grid gap-1.5 text-[15px]">
            Promotion code
            <input name="code" className="field" autoComplete="off" maxLength={64} spellCheck={false} />
          </label>
        )}
        <SubmitButton className="button button-primary" name="card" value="good">
          Pay with a card that works
        </SubmitButton>
        <SubmitButton className="button" name="card" value="declining">
          Pay with a card that is declined
        </SubmitButton>
        <SubmitButton className="button" name="card" value="unconfirmed">
          Leave the bank’s question unanswered
        </SubmitButton>
        <a href={checkout.backUrl} className="button button-quiet">
          Back without buying
        </a>
      </form>
    </>
  );
}

function ClosedCheckout({ checkout }: { readonly checkout: CheckoutView }) {
  const isBought = checkout.status === "complete";
  return (
    <>
      <p>{isBought ? "This has been bought." : "This page has expired, and nothing was bought."}</p>
      <a href={isBought ? checkout.doneUrl : checkout.backUrl} className="button mt-5">
        Back to Classmate
      </a>
    </>
  );
}
