import type { Answer, Asking } from "../../soak/client";
import type { Person } from "../../soak/person";
import type { Random } from "../random";
import { asForm, hostileForm, importFile } from "./file";
import type { Suspects } from "./suspects";

/** What one page of stored texts came to at most. */
export interface Largest {
  bytes: number;
  path: string;
}

interface Storing {
  readonly person: Person;
  readonly random: Random;
  /** The id under which the product's build knows the action that shares; null where it is not known. */
  readonly shareAction: string | null;
  readonly largest: Largest;
  readonly suspects: Suspects;
  /** Tells this round's requests from those of all others. */
  readonly number: number;
  count(kind: string, answer: Answer): void;
}

/** Characters of a reply; 0 for the worst that is known. */
const SIZES = [0, 200, 2_000, 19_000, 60_000, 99_000];

/** A file of dear conversations is taken in, and each is opened, shared, opened by its link, and exported. */
export async function importAndShow(storing: Storing): Promise<void> {
  const { person, random, largest, suspects, number, count } = storing;
  const { json, chatIds } = importFile(random, random.pick(SIZES));
  const { body, type } = asForm("file", json);
  const named = (kind: string, asking: Asking = {}): Asking => ({
    ...asking,
    headers: { "x-fuzz": `${kind} #${number}`, accept: "text/html", ...asking.headers },
  });
  const send = async (kind: string, path: string, asking?: Asking) => {
    const whole = named(kind, asking);
    suspects.note(`${kind} #${number}`, whole, () => person.ask(kind, path, whole));
    const answer = await person.ask(kind, path, whole);
    count(kind, answer);
    return answer;
  };
  const headers = { "content-type": type, accept: "application/json" };
  const hostile = hostileForm(random);
  const hostileHeaders = { ...headers, "content-type": hostile.type };
  await send("hostile import", "/api/import", {
    method: "POST",
    headers: hostileHeaders,
    body: hostile.body,
  });
  const taken = await send("import", "/api/import", { method: "POST", headers, body });
  if (taken.status !== 200) return;
  for (const id of chatIds) {
    const paths = [`/chat/${id}`, `/chat/${id}?all=1`];
    const link = await shareOf(storing, id, send);
    if (link) paths.push(link, `${link}?part=2`);
    for (const path of paths) {
      const { body: page } = await send(path.startsWith("/share") ? "shared page" : "stored chat page", path);
      if (page.length > largest.bytes) Object.assign(largest, { bytes: page.length, path });
    }
  }
  await send("export", `/settings/export?format=${random.pick(["json", "md"])}`);
}

async function shareOf(
  { shareAction }: Storing,
  id: string,
  send: (kind: string, path: string, asking: Asking) => Promise<Answer>,
): Promise<string | null> {
  if (!shareAction) return null;
  const headers = {
    "next-action": shareAction,
    "content-type": "text/plain;charset=UTF-8",
    accept: "text/x-component",
  };
  const body = JSON.stringify([{ kind: "chat", id }]);
  const answer = await send("share", `/chat/${id}`, { method: "POST", headers, body });
  return /\/share\/[\w-]{22,64}/.exec(answer.body)?.[0] ?? null;
}
