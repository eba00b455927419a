import { config } from "zod/v4/core";

// Where text may be evaluated schemas are compiled from it, and each page is asked whether it may. The policy of these
// pages refuses, and the browser reports that. Imported before anything that makes a schema.
config({ jitless: true });
