import { Note } from "@/app/_components/ui/note";
import type { Note as NoteName } from "@/server/features/sandbox/types";

const WORDS: Readonly<Record<NoteName, string>> = {
  declined: "The card was declined, and nothing was paid. Try a card that works.",
  "unknown-code": "Nobody knows this code, so nothing was bought. Check it, or leave the field empty.",
  closed: "This page is closed. Go back and begin anew.",
  refused: "That cannot be done now. The page shows how things stand.",
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
