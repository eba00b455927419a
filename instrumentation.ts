/** Runs once when a server starts, and not in a build. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startServices } = await import("./server/boot");
    await startServices();
  }
}
