import "server-only";
import type { HealthDeps, PartState, Readiness } from "./types";

/** Finds out whether requests should be sent to this process: the database answers, its migrations are done, the auth
 * server answers, and the process is not about to end. A part that does not answer in time counts as away. Never throws. */
export async function readiness(deps: HealthDeps): Promise<Readiness> {
  const opened = deps.open();
  const [migrations, database, auth] = await Promise.all([
    stateOf(deps, async () => void (await opened)),
    stateOf(deps, async () => (await opened).ping()),
    stateOf(deps, async () => {
      if (!(await deps.authAnswers())) throw new Error("the auth server does not answer");
    }),
  ]);
  const accepting: PartState = deps.isEnding() ? "away" : "ok";
  const parts = { database, migrations, auth, accepting };
  return { status: Object.values(parts).every((state) => state === "ok") ? "ok" : "away", parts };
}

/** What made a part away stays here: a health check is read by strangers. */
function stateOf({ patience }: HealthDeps, look: () => Promise<void>): Promise<PartState> {
  const looked = look().then(
    (): PartState => "ok",
    (): PartState => "away",
  );
  return Promise.race([looked, patience().then((): PartState => "away")]);
}
