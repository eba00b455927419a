import { type FoundServer, foundLines } from "../tutor/find-servers";
import type { Configuration } from "./configuration";

/** What the person at the terminal is told: where the product is, and what it does without any other server.
 * @param servers of language models on this machine, which are told of and not used */
export function summary(configuration: Configuration, servers: readonly FoundServer[] = []): string {
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
    ...(embedded.mail ? [`  mail      http://localhost:${port}/inbox/open?key=${values.INBOX_KEY}`] : []),
    ...foundLines(servers),
    ...capLines(configuration),
    ...openLines(configuration),
    ...proxyLines(configuration),
    ...nodeLines(process.versions.node),
    "",
  ].join("\n");
}

/** A limit in dollars where nobody has said what anything costs. */
function capLines({ values }: Configuration): string[] {
  const priced = [values.AI_PRICE_INPUT, values.AI_PRICE_OUTPUT].some((price) => Number(price ?? 0) > 0);
  if (!values.AI_DAILY_CAP || priced) return [];
  return [
    "  warning   AI_DAILY_CAP has no effect without AI_PRICE_INPUT and AI_PRICE_OUTPUT: costs count as 0.",
  ];
}

/** Data that others on this machine can read. */
function openLines({ leftOpen }: Configuration): string[] {
  const [first] = leftOpen;
  if (!first) return [];
  const more = leftOpen.length > 1 ? ` and ${leftOpen.length - 1} more` : "";
  return [`  warning   Others on this machine can read ${first.path}${more}: ${first.reason}.`];
}

/** What the next versions of packages need. */
const NODE_RECOMMENDED = 22;

const nodeLines = (version: string): string[] =>
  Number.parseInt(version, 10) < NODE_RECOMMENDED
    ? [`  node      ${version}; ${NODE_RECOMMENDED} or later is recommended`]
    : [];

/** Whose word on visitors' addresses is taken, and what follows where that leaves out a proxy. */
function proxyLines({ trustedProxies, isBehindTls }: Configuration): string[] {
  const trusted = `  proxies   ${["this machine", ...trustedProxies].join(", ")}`;
  if (!isBehindTls || trustedProxies.length > 0) return [trusted];
  return [
    trusted,
    "  warning   AUTH_URL is https, and only a proxy on this machine is believed about where visitors come from.",
    "            If yours runs elsewhere, a container included, name its network in TRUSTED_PROXIES, or all",
    "            visitors share one address and its limits.",
  ];
}

/** Who reaches the product. */
function listening({ host, port }: Configuration): string {
  return host === "" ? `on every address of this machine, port ${port}` : `on ${host}, port ${port}`;
}
