"use client";

import { type ComponentType, useEffect, useState } from "react";
import type LimitPopup from "../billing/limit-popup";
import { LocalTime } from "../billing/local-time";
import type { Asking } from "./asking";
import type { LimitReached } from "./limit-reached";

interface LimitPanelProps {
  readonly limit: LimitReached;
  /** Sends the message again. */
  readonly onAsk: (asking: Asking) => void;
}

/** Shown where a reply is missing because no tutor message is left, with the same ways on as the popup it opens:
 * anyone who closes that has lost nothing. */
export function LimitPanel({ limit, onAsk }: LimitPanelProps) {
  const [Popup, setPopup] = useState<ComponentType<Parameters<typeof LimitPopup>[0]> | null>(null);
  const [open, setOpen] = useState(true);
  const { usage, asking } = limit;

  useEffect(() => {
    let left = false;
    import("../billing/limit-popup").then(
      (loaded) => {
        if (!left) setPopup(() => loaded.default);
      },
      // Without the network there is still this panel.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);

  const goOn = () => onAsk({ ...asking, engine: true });
  return (
    <div role="alert" className="space-y-3 rounded-control bg-wash px-4 py-3">
      <p>
        Today’s tutor messages are used up; new ones come at <LocalTime at={usage.resetAt} />. The built-in
        tutor is free and unlimited.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={goOn} className="button button-primary">
          Continue with the built-in tutor
        </button>
        {Popup && usage.plan !== "plus" && (
          <button type="button" onClick={() => setOpen(true)} className="button">
            More messages
          </button>
        )}
        {asking.again && (
          <button type="button" onClick={() => onAsk({})} className="button">
            Back to the earlier reply
          </button>
        )}
      </div>
      {Popup && open && <Popup usage={usage} onEngine={goOn} onClose={() => setOpen(false)} />}
    </div>
  );
}
