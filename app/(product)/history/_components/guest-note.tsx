import Link from "next/link";
import { loadViewer } from "@/server/features/account/loaders";

/** Tells a guest how long these problems stay, and how to keep them. */
export async function GuestNote() {
  const viewer = await loadViewer();
  if (viewer.kind === "user") return null;
  return (
    <p className="mt-2 text-[15px] text-muted">
      These are saved for this browser only.{" "}
      <Link href="/sign-up?next=/history" className="link -my-2.5 inline-flex min-h-11 items-center">
        Create an account
      </Link>{" "}
      to see them everywhere.
    </p>
  );
}
