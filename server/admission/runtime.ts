import "server-only";
import { processSlot } from "@/server/runtime";
import type { AdmissionServer } from "./server";

const slot = processSlot<AdmissionServer>("admission");

/** Keeps the server of this process for anyone who asks how much there is to do. */
export function keepServer(server: AdmissionServer): void {
  slot.current = server;
}

/** How many requests are being answered, from when their body is in to the end of their answer. */
export const requestsUnderWay = (): number => slot.current?.admission.underWay() ?? 0;

/** Takes no new connections, and closes those on which nothing is going on. */
export function stopListening(): void {
  const server = slot.current?.server;
  server?.close();
  server?.closeIdleConnections();
}

/** Refuses a form that was let in beyond the room there is.
 * @throws {AppError} SERVER_BUSY */
export function assertRoom(requestId: string): void {
  slot.current?.admission.assertRoom(requestId);
}
