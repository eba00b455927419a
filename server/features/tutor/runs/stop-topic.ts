import "server-only";

/** On which the process that writes a run is told to stop it. */
export const stopTopic = (runId: string): string => `stop ${runId}`;
