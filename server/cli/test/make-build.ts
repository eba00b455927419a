/** Makes the build that `npm start` would make and use, so that the browser tests do not make it again. */
import { buildIfNeeded } from "../start/build";
import { configure } from "../start/configuration";
import { explain } from "../start/explain";

buildIfNeeded(process.cwd(), configure(process.env, "production")).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
