import "server-only";
import { type Environment, parseEnv } from "./env-parse";

/** A build opens no database and signs nobody in, so it needs no configuration. */
const BUILD_VALUES = {
  DATABASE_URL: "pglite:.data/build",
  AUTH_URL: "http://localhost:3000",
  AUTH_SECRET: "not-a-secret-used-while-building-only",
};

let parsed: Environment | undefined;

function load(): Environment {
  const building = process.env.NEXT_PHASE === "phase-production-build";
  // Written in here by the build, which knows what it builds; a server is not told.
  const { ENGINE_VERSION, BUILD_MARK } = {
    ENGINE_VERSION: process.env.ENGINE_VERSION,
    BUILD_MARK: process.env.BUILD_MARK,
  };
  const built = { ...process.env, ENGINE_VERSION, BUILD_MARK };
  return parseEnv(building ? { ...BUILD_VALUES, ...built } : built);
}

/** The environment, checked when the first variable is read and never again.
 * @throws {InvalidEnvironment} on the first read if any variable is wrong */
export const env: Environment = new Proxy({} as Environment, {
  get(_target, name) {
    parsed ??= load();
    return Reflect.get(parsed, name);
  },
});
