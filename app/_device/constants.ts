/** Where the service worker is, which makes the whole site its scope. */
export const SERVICE_WORKER_PATH = "/sw.js";
