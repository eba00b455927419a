import "@/app/_lib/zod-stub";
import { setLatex } from "@/server/typeset/set-latex";
import { bringTypesetter } from "../math/typesetter";

/** Everything a running conversation needs beyond the page itself, fetched as one piece. */
export { LiveThread } from "./live-thread";
export { beginBranch, createSession, makeId, stopSession } from "./session";
export { createTemporarySession } from "./temporary-session";

bringTypesetter(setLatex);
