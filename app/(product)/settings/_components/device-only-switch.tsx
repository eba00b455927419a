"use client";

import { useState, useSyncExternalStore } from "react";
import { Note } from "@/app/_components/ui/note";
import { keepProblemsHere } from "@/app/_device/keep-problems-here";
import { isDeviceOnly } from "@/app/_lib/device-only";
import { followDeviceOnly } from "@/app/_lib/switch-device-only";
import { ShelfControls } from "./shelf-controls";

const NOT_STORED =
  "Your browser stores no settings for this site, so this cannot be switched on. Allow it to store data, then try again.";

/** Whether problems stay on this device, and what can be done with those that do. */
export function DeviceOnlySwitch() {
  const isOn = useSyncExternalStore(followDeviceOnly, isDeviceOnly, () => false);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-2.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={async ({ currentTarget }) => setRefused(!(await keepProblemsHere(currentTarget.checked)))}
          className="size-5 shrink-0 accent-[var(--accent)]"
        />
        Keep my problems on this device only
      </label>
      {isRefused && <Note kind="wrong">{NOT_STORED}</Note>}
      <p role="status" className="mt-1 text-[15px] text-muted">
        {isOn
          ? "This is on. Problems already in your history stay there."
          : "This is off. Problems are saved to your history, where Classmate’s server keeps them."}
      </p>
      <ShelfControls isOn={isOn} />
    </>
  );
}
