import "server-only";
import type { Seal } from "@/server/providers/seal/port";

/** Whether an item is to the letter what this installation once wrote. */
export function isGenuine(seal: Seal, raw: unknown): boolean {
  const { signature, item } = signedIn(raw);
  return signature !== null && seal.isOwn(JSON.stringify(item), signature);
}

/** The same for an item one member of which is a list that comes entry by entry.
 * @param around the item with anything in the place of that member; the rest of it is written as it stands */
export function genuineWithList(seal: Seal, around: unknown, member: string): GenuineList {
  const { signature, item } = signedIn(around);
  const names = Object.keys(item);
  if (signature === null || !names.includes(member)) return { add: () => {}, isGenuine: () => false };
  const text = seal.inParts();
  const written = (name: string) => `${JSON.stringify(name)}:${JSON.stringify(item[name])}`;
  const [before, after] = [names.slice(0, names.indexOf(member)), names.slice(names.indexOf(member) + 1)];
  text.add(`{${before.map((name) => `${written(name)},`).join("")}${JSON.stringify(member)}:[`);
  let separator = "";
  return {
    add(entry) {
      text.add(separator + JSON.stringify(entry));
      separator = ",";
    },
    isGenuine() {
      text.add(`]${after.map((name) => `,${written(name)}`).join("")}}`);
      return text.isOwn(signature);
    },
  };
}

interface GenuineList {
  add(entry: unknown): void;
  /** To be asked once, when all entries are there. */
  isGenuine(): boolean;
}

function signedIn(raw: unknown): {
  readonly signature: string | null;
  readonly item: Record<string, unknown>;
} {
  if (typeof raw !== "object" || raw === null || !("signature" in raw)) return { signature: null, item: {} };
  const { signature, ...item } = raw;
  return { signature: typeof signature === "string" ? signature : null, item };
}
