import type { Configuration } from "./configuration";

/** What the person at the terminal is told: where the product is, and what it does without any other server. */
export function summary(configuration: Configuration): string {
  const { values, port, dataDirectory, embedded } = configuration;
  const parts = [
    embedded.database && "database",
    embedded.auth && "sign-in",
    embedded.tutor && "tutor",
  ].filter(Boolean);
  return [
    `${values.NEXT_PUBLIC_APP_NAME ?? "Classmate"}: http://localhost:${port}`,
    `  listens   ${listening(configuration)}`,
    `  data      ${dataDirectory}`,
    `  embedded  ${["mathematics engine", ...parts].join(", ")}`,
    ...(embedded.mail ? [`  mail      http://localhost:${port}/inbox`] : []),
    "",
  ].join("\n");
}

/** Who reaches the product, and whose word on where a request comes from counts. */
function listening({ host, port, trustedProxies }: Configuration): string {
  const where = host === "" ? `on every address of this machine, port ${port}` : `on ${host}, port ${port}`;
  return `${where}; trusts proxies ${["on this machine", ...trustedProxies].join(", ")}`;
}
