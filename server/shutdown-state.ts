import "server-only";
import { processSlot } from "@/server/runtime";

const shuttingDown = processSlot<true>("shuttingDown");

/** From now on this process takes no new work; what is under way may finish. */
export function beginShutdown(): void {
  shuttingDown.current = true;
}

/** Whether this process is about to end. */
export const isShuttingDown = (): boolean => shuttingDown.current === true;
