/** How long a code that lets an extension in is good, in milliseconds. */
export const CODE_MS = 60_000;

/** Below each extension's own name, this is where its browser hands it what comes back from a page of ours: nobody on the
 * web has an address there. */
export const RETURN_DOMAIN = "chromiumapp.org";
