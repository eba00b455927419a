"use client";

import { useLeaveWarning } from "./use-leave-warning";

/** Chooses, before a conversation begins, that nothing of it is kept. */
export function TemporarySwitch({
  on,
  onChange,
}: {
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <div className="chat-title needs-script justify-end">
      <label className="temporary-switch">
        <input
          type="checkbox"
          checked={on}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        Temporary: nothing is kept
      </label>
    </div>
  );
}

/** The name of a conversation that is not kept. While it is there, leaving the page asks first. */
export function TemporaryTitle({ onRestart }: { readonly onRestart: () => void }) {
  useLeaveWarning(onRestart);
  return (
    <div className="chat-title">
      <h1 className="min-w-0 truncate text-[15px] text-muted">Temporary chat</h1>
      <span className="ml-auto text-[14px] whitespace-nowrap text-muted">Gone when you leave this page</span>
    </div>
  );
}
