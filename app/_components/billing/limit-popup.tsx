"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useId, useRef } from "react";
import { track } from "@/app/_lib/analytics";
import { PLANS } from "@/server/features/billing/constants";
import { LocalTime } from "./local-time";
import { popupTitle, type UsedUp, upgradeWords, usedWords, waysToMore } from "./popup-words";
import "../ui/dialog.css";

export type { UsedUp };

interface LimitPopupProps {
  /** Null where it was opened to look at Plus. */
  readonly usage: UsedUp | null;
  /** Sends the message to the built-in tutor; the popup has closed by then. */
  readonly onEngine?: () => void;
  /** It has closed, whichever way. */
  readonly onClose: () => void;
}

/** Says that today's tutor messages are used up, or what Plus adds, and every way on. It opens with its first paint,
 * keeps the focus while it is open and gives it back. */
export default function LimitPopup({ usage, onEngine, onClose }: LimitPopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const reason = usage ? "limit" : "upgrade";
  useEffect(() => {
    if (dialog.current?.open) return;
    dialog.current?.showModal();
    track("billing_popup_viewed", { reason });
  }, [reason]);

  const close = () => dialog.current?.close();
  const goOn = () => {
    close();
    onEngine?.();
  };
  return (
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} className="dialog">
      <h2 id={titleId} className="font-serif text-[24px] leading-tight">
        {popupTitle(usage)}
      </h2>
      <div className="mt-2 space-y-2 text-muted">
        {usage ? <Standing usage={usage} /> : <p>{upgradeWords()}</p>}
      </div>
      <div className="mt-5 flex flex-col gap-3">
        {onEngine && (
          <button type="button" onClick={goOn} className="button button-primary">
            Continue with the built-in tutor
          </button>
        )}
        <WaysToMore ways={waysToMore(usage ?? LOOKING)} onLeave={close} first={!onEngine} />
        <button type="button" onClick={close} className="button border-transparent text-muted">
          Not now
        </button>
      </div>
    </dialog>
  );
}

function Standing({ usage }: { readonly usage: UsedUp }) {
  return (
    <>
      <p>
        {usedWords(usage)} You get more at <LocalTime at={usage.resetAt} />. What you typed is kept.
      </p>
      <p>The built-in tutor is free and unlimited: it solves, checks and gives hints.</p>
    </>
  );
}

/** Someone who has Free and came to look at Plus. */
const LOOKING = { plan: "free", sold: true } as const;

interface WaysToMoreProps {
  readonly ways: ReturnType<typeof waysToMore>;
  readonly onLeave: () => void;
  /** Nothing is before it. */
  readonly first: boolean;
}

/** What gives more messages. */
function WaysToMore({ ways, onLeave, first }: WaysToMoreProps) {
  const path = usePathname();
  return (
    <>
      {ways.includes("account") && (
        <Link href={`/sign-up?next=${encodeURIComponent(path)}`} onClick={onLeave} className="button">
          Sign up: {PLANS.free.messagesPerDay} a day, free
        </Link>
      )}
      {ways.includes("plus") && (
        <Link
          href="/billing"
          prefetch={false}
          onClick={onLeave}
          className={`button ${first ? "button-primary" : ""}`}
        >
          See Plus
        </Link>
      )}
    </>
  );
}
