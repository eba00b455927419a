import type { Metadata } from "next";
import { Stage } from "@/app/_device/stage";
import { Waiting } from "@/app/_device/waiting";
import { Composer } from "@/app/(marketing)/_components/composer";
import { createSolveAction } from "@/server/features/solve/actions";

export const metadata: Metadata = { title: "No connection", robots: { index: false } };

/** What a browser that keeps the engine shows in place of any page it cannot reach. */
export default function OfflinePage() {
  return (
    <Stage>
      <h1 className="font-serif text-[30px] leading-[1.15] sm:text-[38px]">You have no connection</h1>
      <p className="mt-3 text-lg leading-7 text-pretty text-muted">
        Problems are worked and checked on this device. What you make is sent when you are back online. This
        page needs no network; the tutor, your history and your account do.
      </p>
      <Composer action={createSolveAction} />
      <Waiting />
    </Stage>
  );
}
