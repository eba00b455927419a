import { OUTBOX_NAME } from "@/app/_lib/device-stores";
import { type DeviceStore, openDeviceStore } from "./device-store";
import type { DeviceProblem } from "./jobs";

/** A problem that waits to be kept by the server, or some of whose acts do. */
export interface Parcel {
  readonly id: string;
  readonly problem: DeviceProblem;
  /** What stands for the outcome here (see outcomeMark); null where it could not be worked here. */
  readonly outcome: string | null;
  /** Whether the server has the problem, and how many of its acts. */
  readonly kept: boolean;
  readonly sent: number;
}

export type Outbox = DeviceStore<Parcel>;

/** What waits to be sent.
 * @param factory gives the browser's databases; throws where they are switched off */
export const openOutbox = (factory: () => IDBFactory): Outbox =>
  openDeviceStore({ factory, name: OUTBOX_NAME, madeAt: ({ problem }) => problem.at });
