import "server-only";

// One per process, also where modules are loaded twice.
const shared = globalThis as typeof globalThis & { classmateShuttingDown?: true };

/** From now on this process takes no new work; what is under way may finish. */
export function beginShutdown(): void {
  shared.classmateShuttingDown = true;
}

/** Whether this process is about to end. */
export const isShuttingDown = (): boolean => shared.classmateShuttingDown === true;
