import { Note } from "@/app/_components/ui/note";
import type { Note as NoteName } from "@/server/features/sandbox/types";

const WORDS: Readonly<Record<NoteName, string>> = {
  declined: "The card was declined, and nothing was paid. Try a card that works.",
  "unknown-code": "This code does not exist, so nothing was bought. Check it, or leave the field empty.",
  closed: "This page has expired. Go back and start again.",
  refused: "That cannot be done now. This page shows the current state.",
};

/** How the last step went, where the page does not show it by itself. */
export function StepNote({ note }: { readonly note: NoteName | null }) {
  return (
    note && (
      <div className="mb-5">
        <Note kind="wrong">{WORDS[note]}</Note>
      </div>
    )
  );
}
