import { SYNONYMS } from "./accepted";

export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; "unknown" where the package states none. */
  readonly licence: string;
  /** Installed only on some systems. */
  readonly optional: boolean;
}

interface LockEntry {
  /** Where a package stands in another's place under that one's name. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

/** What `package-lock.json` says, as far as this is read. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

const FOLDER = "node_modules/";

/** Every package that is part of the product, those of packages too, by name; tools of development are left out. */
export function listPackages(lock: Lock): Package[] {
  const found = new Map<string, Package>();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path === "" || entry.dev) continue;
    const name = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
    const version = entry.version ?? "unknown";
    const licence = entry.license ?? "unknown";
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: SYNONYMS[licence] ?? licence,
      optional: entry.optional ?? false,
    });
  }
  return [...found.values()].sort(
    (one, other) => compare(one.name, other.name) || compare(one.version, other.version),
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
