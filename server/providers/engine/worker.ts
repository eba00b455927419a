import "server-only";
import { parentPort } from "node:worker_threads";
import { JOBS } from "./jobs";
import { serveJobs } from "./serve-jobs";
import { warmUp } from "./warm-up";

// The engine runs here: this file is the thread's beginning, and the only way from a server to the engine's code.
if (parentPort) {
  warmUp();
  serveJobs(parentPort, JOBS);
}
