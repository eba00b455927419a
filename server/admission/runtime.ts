import "server-only";
import type { AdmissionServer } from "./server";

// One per process, also where modules are loaded twice; none where a host serves the product without a server of ours.
const shared = globalThis as typeof globalThis & { classmateAdmission?: AdmissionServer };

/** Keeps the server of this process for whoever asks how much there is to do. */
export function keepServer(server: AdmissionServer): void {
  shared.classmateAdmission = server;
}

/** How many requests are being answered, from when their body is in to the end of their answer. */
export const requestsUnderWay = (): number => shared.classmateAdmission?.admission.underWay() ?? 0;

/** Takes no new connections, and closes those on which nothing is going on. */
export function stopListening(): void {
  const server = shared.classmateAdmission?.server;
  server?.close();
  server?.closeIdleConnections();
}

/** Refuses a form that was let in beyond the room there is.
 * @throws {AppError} SERVER_BUSY */
export function assertRoom(requestId: string): void {
  shared.classmateAdmission?.admission.assertRoom(requestId);
}
