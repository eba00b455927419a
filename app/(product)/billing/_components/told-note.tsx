import { Note } from "@/app/_components/ui/note";

/** How a form went that was sent without JavaScript; nothing where it went well, for the page shows that. */
export function ToldNote({ error }: { readonly error: string | null }) {
  if (error === null) return null;
  return (
    <div className="mt-5">
      <Note kind="wrong">{error}</Note>
    </div>
  );
}
