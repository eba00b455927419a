/** Where the service worker is, which makes the whole site its scope. */
export const SERVICE_WORKER_PATH = "/sw.js";

/** Where other apps hand over a text or a picture (app/manifest.ts). The service worker receives it. */
export const SHARED_PATH = "/shared";
/** How the address of the front page begins to tell that something was handed over. */
export const SHARED_HASH = "#shared=";
/** The number of a problem on the shelf, in that address and among the fields of a form. */
export const SHELVED_FIELD = "shelved";
/** Where a problem is typed on the front page. */
export const PROBLEM_FIELD = "#problem";
/** The cache and the name in it under which the service worker leaves a picture. */
export const SHARED_FILES = "cm-shared";
export const SHARED_PICTURE = "/shared/picture";
