import { chmodSync, existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { StartError } from "../start/start-error";
import { MODEL_NAME } from "./find-servers";

const OWNER_ONLY = 0o600;

/** Writes a model into the settings of a file, in place of the one that was there. All else in it stays as it is.
 * @returns the text of the file
 * @example withModel("PORT=3001\n", { baseUrl: "http://127.0.0.1:11434/v1", model: "m" }) */
export function withModel(
  text: string,
  { baseUrl, model }: { readonly baseUrl: string; readonly model: string },
): string {
  const wanted = new Map([
    ["AI_BASE_URL", baseUrl],
    ["AI_MODEL", model],
  ]);
  const lines = text.split(/\r?\n/).flatMap((line) => {
    const name = /^\s*(?:export\s+)?([A-Z_]+)\s*=/.exec(line)?.[1] ?? "";
    if (name !== "AI_BASE_URL" && name !== "AI_MODEL") return [line];
    const value = wanted.get(name);
    // Of two lines for one variable the last would count.
    wanted.delete(name);
    return value === undefined ? [] : [`${name}=${value}`];
  });
  const last = lines.at(-1) === "" ? lines.pop() : undefined;
  const added = [...wanted].map(([name, value]) => `${name}=${value}`);
  return [...lines, ...added, last ?? ""].join("\n");
}

/** Makes the tutor use a model, from the next start on.
 * @throws {StartError} for an address or a name that cannot be written */
export function attach(file: string, baseUrl: string, model: string): void {
  const url = URL.parse(baseUrl);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== "" || /[\s"'`$#\\]/.test(baseUrl))
    throw new StartError(
      `"${baseUrl}" is not the address of a model's server, such as http://127.0.0.1:11434/v1.`,
    );
  if (!MODEL_NAME.test(model)) throw new StartError(`"${model}" is not the name of a model.`);
  const known = existsSync(file);
  const mode = known ? statSync(file).mode : OWNER_ONLY;
  const text = withModel(known ? readFileSync(file, "utf8") : "", { baseUrl, model });
  // A file half written would be settings half there.
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text, { mode: OWNER_ONLY });
  chmodSync(beside, mode);
  renameSync(beside, file);
}
