/** Where the service worker is, which makes the whole site its scope. */
export const SERVICE_WORKER_PATH = "/sw.js";

/** The page that a browser without a network gets in place of any other. */
export const OFFLINE_PATH = "/offline";
