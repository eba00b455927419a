"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "@/app/_lib/analytics";
import { bringDeviceWhenWanted, deviceAtHand, keptDevice } from "../at-hand";
import type { Device } from "../device";
import { type GoOnHere, SessionContext } from "./session-context";
import type { DeviceSession } from "./sessions";

interface SessionStageProps {
  readonly session: Omit<DeviceSession, "at">;
  readonly children: ReactNode;
}

/** A turn of a session, which goes on here when the network is lost: what follows is kept, and where the device has the engine,
 * the sheet that it makes takes the place of the page. */
export function SessionStage({ session, children }: SessionStageProps) {
  const [sheet, show] = useState<ReactNode>(null);
  const [notes, note] = useState<ReactNode>(null);
  const prepare = useEffectEvent((device: Device) => {
    const [first] = session.problems;
    if (first) device.prepare({ ...session, at: Date.now() });
  });
  useEffect(() => {
    whenIdle(() => keptDevice()?.then(prepare, () => {}));
    return bringDeviceWhenWanted(note, prepare);
  }, []);
  const goOn: GoOnHere = async (form) => {
    const device = await deviceAtHand();
    return (await device?.practise({ session: { ...session, at: Date.now() }, form }, show)) ?? false;
  };
  return (
    <SessionContext value={goOn}>
      {notes}
      {sheet}
      <div hidden={sheet !== null}>{children}</div>
    </SessionContext>
  );
}
