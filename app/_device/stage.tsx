"use client";

import { type ReactNode, useEffect, useState } from "react";
import { bringDeviceWhenWanted, deviceAtHand, keptDevice } from "./at-hand";
import { type OnDevice, StageContext } from "./stage-context";

/** Whether this page, which is kept for when there is no network, is in the place of one of practice. */
const isInPlaceOfPractice = (): boolean => /^\/practice(\/|$)/.test(location.pathname);

/** A page whose problems may be worked on this device: the sheet takes the place of everything in it. */
export function Stage({ children }: { readonly children: ReactNode }) {
  const [sheet, show] = useState<ReactNode>(null);
  const [notes, note] = useState<ReactNode>(null);
  useEffect(() => {
    const callOff = bringDeviceWhenWanted(note);
    if (isInPlaceOfPractice())
      keptDevice()?.then(
        (device) => device.goOnAt(location.pathname, show),
        () => {},
      );
    return () => {
      callOff();
      // Anyone who comes back finds the page, not what was last made from it.
      show(null);
    };
  }, []);
  const [onDevice] = useState<OnDevice>(() => ({
    read: async (text) => (await (await deviceAtHand())?.read(text)) ?? null,
    solve: async (form) => (await (await deviceAtHand())?.solve(form, show)) ?? false,
  }));
  return (
    <StageContext value={onDevice}>
      {sheet}
      {notes}
      <div hidden={sheet !== null}>{children}</div>
    </StageContext>
  );
}
