import { Note } from "@/app/_components/ui/note";

/** What came of deleting the account, on the page one is sent to.
 * @param props `outcome` is whatever stands in the address */
export function DeletionNote({ outcome }: { readonly outcome: string | string[] | undefined }) {
  if (outcome === "done") {
    return (
      <div className="mt-5">
        <Note kind="done">
          Your account and everything in it are deleted. Thank you for having been here.
        </Note>
      </div>
    );
  }
  if (outcome !== "unfinished") return null;
  return (
    <div className="mt-5">
      <Note kind="wrong">
        Everything you made is deleted. Only your sign-in itself could not be removed just now: sign in once
        more later and delete the account again to finish.
      </Note>
    </div>
  );
}
