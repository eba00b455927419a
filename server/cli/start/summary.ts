import type { Configuration } from "./configuration";

/** What the person at the terminal is told: where the product is, and what it does without any other server. */
export function summary({ values, port, dataDirectory, embedded }: Configuration): string {
  const parts = [
    embedded.database && "database",
    embedded.auth && "sign-in",
    embedded.tutor && "tutor",
  ].filter(Boolean);
  return [
    `${values.NEXT_PUBLIC_APP_NAME ?? "Classmate"}: http://localhost:${port}`,
    `  data      ${dataDirectory}`,
    `  embedded  ${["mathematics engine", ...parts].join(", ")}`,
    ...(embedded.mail ? [`  mail      http://localhost:${port}/inbox`] : []),
    "",
  ].join("\n");
}
