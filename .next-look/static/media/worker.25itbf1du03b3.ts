import "server-only";
import { parentPort } from "node:worker_threads";
import { serveJobs } from "@/server/composition/engine/serve-jobs";
import { JOBS } from "./jobs";
import { warmUp } from "./warm-up";

// The engine runs here: this file is the thread's beginning, and the only way from a server to the engine's code.
if (parentPort) {
  warmUp();
  serveJobs(parentPort, JOBS);
}
