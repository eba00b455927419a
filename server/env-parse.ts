import { createEnv } from "@t3-oss/env-nextjs";
import { BrandedError } from "@/server/errors/branded-error";
import { serverFields } from "./env-fields";
import { clientFields, operatorFields, sharedFields } from "./env-public";

/** One variable that is missing or wrong. */
export interface EnvironmentIssue {
  variable: string;
  message: string;
}

/** The configuration is wrong. The message is a readable block that names every variable at fault. */
export class InvalidEnvironment extends BrandedError {
  static readonly brand = "InvalidEnvironment";

  constructor(readonly issues: readonly EnvironmentIssue[]) {
    super(
      [
        "Invalid environment variables",
        ...issues.map(({ variable, message }) => `  ${variable}: ${message}`),
      ].join("\n"),
    );
    this.name = "InvalidEnvironment";
  }
}

export type Environment = ReturnType<typeof parseEnv>;

/** Checks a set of environment variables. Pure: reads nothing but its arguments and prints nothing.
 * @param values as in `process.env`; an empty string counts as absent
 * @param options.isServer false reads them as a browser would: asking the result for a server variable throws
 * @throws {InvalidEnvironment} naming each variable, as "Required" or "Expected X, received Y" */
export function parseEnv(values: Record<string, string | undefined>, options: { isServer?: boolean } = {}) {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const server = serverFields(given);
  return createEnv({
    server,
    client: { ...clientFields, ...operatorFields },
    shared: sharedFields,
    runtimeEnv: {
      ...named(server, given),
      ...named(clientFields, given),
      ...named(operatorFields, given),
      ...named(sharedFields, given),
    },
    emptyStringAsUndefined: true,
    isServer: options.isServer ?? true,
    onValidationError: (issues) => {
      throw new InvalidEnvironment(
        issues.map(({ path, message }) => ({ variable: String(path?.[0] ?? ""), message })),
      );
    },
    onInvalidAccess: (variable) => {
      throw new Error(`Attempted to access the server-side environment variable ${variable} on the client`);
    },
  });
}

function named<Name extends string>(
  fields: Record<Name, unknown>,
  values: Record<string, string | undefined>,
) {
  const entries = Object.keys(fields).map((name) => [name, values[name]]);
  return Object.fromEntries(entries) as Record<Name, string | undefined>;
}
