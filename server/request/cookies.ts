import "server-only";

export interface CookieOptions {
  readonly httpOnly?: boolean;
  readonly secure?: boolean;
  readonly sameSite?: boolean | "lax" | "strict" | "none";
  /** Seconds. */
  readonly maxAge?: number;
  readonly path?: string;
}

export interface CookieToSet {
  readonly name: string;
  readonly value: string;
  readonly options: CookieOptions;
}

/** Reads single cookies out of a Cookie header, without parsing the others.
 * @returns a lookup by name; undefined for an absent cookie or one that does not decode */
export function cookieReader(header: string | null): (name: string) => string | undefined {
  const pairs = header ? header.split(";") : [];
  return (name) => {
    const start = `${name}=`;
    const pair = pairs.find((candidate) => candidate.trimStart().startsWith(start));
    return pair === undefined ? undefined : decode(pair.trim().slice(start.length));
  };
}

/** Every cookie of a Cookie header, as Supabase's clients want them. */
export function allCookies(header: string | null): { name: string; value: string }[] {
  return (header ?? "").split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals < 1) return [];
    return [{ name: pair.slice(0, equals).trim(), value: decode(pair.slice(equals + 1).trim()) ?? "" }];
  });
}

/** One Set-Cookie header. */
export function serialiseCookie({ name, value, options }: CookieToSet): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${options.path ?? "/"}`];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.httpOnly) parts.push("HttpOnly");
  if (options.secure) parts.push("Secure");
  const sameSite = options.sameSite === true ? "strict" : options.sameSite || "lax";
  parts.push(`SameSite=${sameSite[0]?.toUpperCase()}${sameSite.slice(1)}`);
  return parts.join("; ");
}

function decode(value: string): string | undefined {
  if (!value.includes("%")) return value;
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
