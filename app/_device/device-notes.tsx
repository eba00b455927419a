"use client";

import Link from "next/link";
import { use, useEffect, useState, useSyncExternalStore } from "react";
import { isDeviceOnly } from "@/app/_lib/device-only";
import { takeHandedOver } from "./handed-over";
import { takeShared } from "./shared";
import { ShelfList } from "./shelf-list";
import { StageContext } from "./stage-context";
import { Waiting } from "./waiting";

export interface DeviceNotesProps {
  /** Changes to a newer version; null where there is none. */
  readonly accept: (() => void) | null;
  /** Whether it is said that the product can be installed. */
  readonly invites: boolean;
}

/** What there is to say of this device above a page, or below the sheet in its place: that it has no connection, what waits on it, that something shared
 * did not arrive, and that a newer version is there. Until that is accepted everything goes on as it began. */
export function DeviceNotes({ accept, invites }: DeviceNotesProps) {
  const [missed, setMissed] = useState(false);
  const { solve } = use(StageContext);
  useEffect(() => {
    const take = () => void takeHandedOver(solve);
    takeShared().then(setMissed, () => setMissed(true));
    take();
    addEventListener("hashchange", take);
    return () => removeEventListener("hashchange", take);
  }, [solve]);
  const isAway = useSyncExternalStore(
    followLine,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div className="no-print mt-8 text-[15px] first:mt-0">
      {isAway && (
        <p role="status" className="mb-8 rounded-control bg-wash px-4 py-3">
          You have no connection. Problems are still solved and checked on this device
          {isDeviceOnly() ? "" : ", and saved when you are back online"}. The tutor, your history and your
          account need a connection.
        </p>
      )}
      {missed && (
        <p role="status" className="mb-8 rounded-control bg-wash px-4 py-3">
          What you shared didn’t arrive, because Classmate was not ready to receive it. Please share it again.
        </p>
      )}
      <Waiting />
      {isAway && <ShelfList />}
      {invites && (
        <p className="mb-8 text-muted">
          Classmate works without a connection, too.{" "}
          <Link href="/settings#install" className="link">
            Install it on this device
          </Link>
        </p>
      )}
      {accept && (
        <p role="status" className="mb-8 flex flex-wrap items-center gap-2.5 text-muted">
          A new version of Classmate is ready.
          <button type="button" onClick={accept} className="button">
            Update now
          </button>
        </p>
      )}
    </div>
  );
}

function followLine(changed: () => void): () => void {
  const names = ["online", "offline"] as const;
  for (const name of names) addEventListener(name, changed);
  return () => {
    for (const name of names) removeEventListener(name, changed);
  };
}
