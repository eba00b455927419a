import { z } from "zod";

/** A place on this machine where a model's server usually answers. */
export interface Place {
  readonly name: string;
  readonly port: number;
}

export const PLACES: readonly Place[] = [
  { name: "Ollama", port: 11_434 },
  { name: "LM Studio", port: 1_234 },
  { name: "llama.cpp", port: 8_080 },
  { name: "vLLM", port: 8_000 },
];

/** A server that speaks the protocol, and the models it has. */
export interface FoundServer {
  readonly name: string;
  readonly baseUrl: string;
  /** Those that can talk first. Never empty. */
  readonly models: readonly string[];
}

export const LOOK_MS = 300;
const BYTES_MAX = 256 * 1024;
const MODELS_MAX = 200;

/** What a model may be called to be shown in a terminal and written into a file: nothing that either takes for more than
 * a name. */
export const MODEL_NAME = /^[\w][\w.:/@+-]{0,127}$/;

const listSchema = z.object({
  data: z
    .array(z.object({ id: z.string(), owned_by: z.string().optional().catch(undefined) }))
    .max(MODELS_MAX),
});

/** Who serves, by what it says of its models: any of them may be put on any port. */
const OWNERS: Readonly<Record<string, string>> = {
  library: "Ollama",
  vllm: "vLLM",
  llamacpp: "llama.cpp",
  organization_owner: "LM Studio",
};

/** Models that turn text into numbers, hear or speak. */
const SILENT = /embed|rerank|whisper|tts|clip/i;

/** Looks on this machine for servers of language models, at all places at once and no longer than `ms`. Whatever else
 * answers there is left out. Never throws. */
export async function findServers(places: readonly Place[] = PLACES, ms = LOOK_MS): Promise<FoundServer[]> {
  const signal = AbortSignal.timeout(ms);
  const found = await Promise.all(places.map((place) => serverAt(place, signal).catch(() => null)));
  return found.filter((server) => server !== null);
}

async function serverAt({ name, port }: Place, signal: AbortSignal): Promise<FoundServer | null> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const response = await fetch(`${baseUrl}/models`, { signal, redirect: "error" });
  const list = response.ok ? listSchema.safeParse(JSON.parse(await bodyOf(response))).data?.data : null;
  if (!list) return null;
  const models = list.filter(({ id }) => MODEL_NAME.test(id) && !SILENT.test(id));
  if (models.length === 0) return null;
  const owner = OWNERS[models[0]?.owned_by ?? ""];
  return { name: owner ?? name, baseUrl, models: models.map(({ id }) => id) };
}

/** @throws {Error} for an answer that is longer than any list of models */
async function bodyOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > BYTES_MAX) throw new Error("this is no list of models");
  }
  return text + decoder.decode();
}

/** The command that writes a model into `.env`. */
export const attachCommand = ({ baseUrl, models }: FoundServer): string =>
  `npm run tutor -- attach ${baseUrl} ${models[0]}`;

const SHOWN = 3;

/** What a person at the terminal reads of the servers that were found; nothing without any. */
export function foundLines(servers: readonly FoundServer[]): string[] {
  return servers.flatMap((server) => {
    const { name, baseUrl, models } = server;
    const more = models.length > SHOWN ? ` and ${models.length - SHOWN} more` : "";
    return [
      `  model     ${name} at ${baseUrl}: ${models.slice(0, SHOWN).join(", ")}${more}. It is not used. To use it:`,
      `            ${attachCommand(server)}`,
    ];
  });
}

/** Whether to look: where no tutor is configured and a person starts the product, or where it is asked for. Programs that
 * start it by its file, tests among them, look for nothing. */
export function mayLook(
  values: Readonly<Record<string, string | undefined>>,
  lifecycle: string | undefined,
): boolean {
  if (values.AI_BASE_URL || values.AI_MODEL || values.AI_DISCOVERY === "off") return false;
  return values.AI_DISCOVERY === "on" || lifecycle === "start" || lifecycle === "dev";
}
