import { Note } from "@/app/_components/ui/note";

/** What came of deleting the account, on the page one is sent to.
 * @param props `outcome` is whatever is in the address */
export function DeletionNote({ outcome }: { readonly outcome: string | string[] | undefined }) {
  if (outcome === "done") {
    return (
      <div className="mt-5">
        <Note kind="done">
          Your account and everything in it have been deleted. Thanks for using Classmate.
        </Note>
      </div>
    );
  }
  if (outcome !== "unfinished") return null;
  return (
    <div className="mt-5">
      <Note kind="wrong">
        Everything you made has been deleted, but your sign-in could not be removed just now. To finish, sign
        in later and delete the account again.
      </Note>
    </div>
  );
}
