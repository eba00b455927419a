import { Note } from "@/app/_components/ui/note";

interface CheckoutNoteProps {
  /** What the address says of the checkout that led here. */
  readonly outcome: unknown;
  readonly hasPlus: boolean;
}

/** What came of a checkout, for someone who comes back from it. */
export function CheckoutNote({ outcome, hasPlus }: CheckoutNoteProps) {
  if (outcome === "back") {
    return (
      <p role="status" className="mt-5 rounded-control bg-wash px-4 py-3 text-[15px]">
        Nothing was bought and nothing was charged.
      </p>
    );
  }
  if (outcome !== "done") return null;
  return (
    <div className="mt-5">
      <Note kind="done">
        {hasPlus ? (
          "Thank you. You have Plus now, here and in the tutor."
        ) : (
          <>
            Thank you. The payment is still being confirmed, which takes a minute at most.{" "}
            <a href="/billing?checkout=done" className="link underline">
              Check again
            </a>
          </>
        )}
      </Note>
    </div>
  );
}
