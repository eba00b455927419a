import type { Pattern } from "./literals";

/** A regular expression, taken apart as far as it matters for the ways it can be tried. */
export type Part =
  | { readonly kind: "letter"; readonly source: string }
  | { readonly kind: "place"; readonly source: string }
  | { readonly kind: "row"; readonly parts: readonly Part[] }
  | { readonly kind: "choice"; readonly options: readonly Part[] }
  | {
      readonly kind: "repeat";
      readonly body: Part;
      readonly min: number;
      readonly max: number;
      readonly lazy: boolean;
    }
  | { readonly kind: "look"; readonly body: Part; readonly behind: boolean; readonly negative: boolean }
  | { readonly kind: "group"; readonly body: Part; readonly name: string }
  | { readonly kind: "again"; readonly name: string };

const GROUP = /^\(\?(?::|<?[=!]|<(\w+)>)/;
const ESCAPE = /^\\(?:[pP]\{[^}]*\}|u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[\s\S])/i;
const AGAIN = /^\\(?:k<(\w+)>|([1-9]\d*))/;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})(\??)/;

/** @throws {Error} for what is written in a way this does not read */
export function parsePattern({ source, flags }: Pick<Pattern, "source" | "flags">): Part {
  const reader = new Reader(source, /[uv]/.test(flags));
  const part = reader.choice();
  if (!reader.isAtEnd()) throw new Error(`/${source}/ cannot be read from ${reader.rest()}`);
  return part;
}

class Reader {
  private at = 0;
  private groups = 0;

  constructor(
    private readonly source: string,
    private readonly byCharacter: boolean,
  ) {}

  isAtEnd = (): boolean => this.at >= this.source.length;
  rest = (): string => this.source.slice(this.at);

  choice(): Part {
    const options: Part[] = [this.row()];
    while (this.source[this.at] === "|") {
      this.at += 1;
      options.push(this.row());
    }
    const [only] = options;
    return options.length === 1 && only ? only : { kind: "choice", options };
  }

  private row(): Part {
    const parts: Part[] = [];
    while (!this.isAtEnd() && !"|)".includes(this.source[this.at] ?? ""))
      parts.push(this.repeated(this.one()));
    return { kind: "row", parts };
  }

  private repeated(body: Part): Part {
    const found = QUANTIFIER.exec(this.rest());
    if (!found) return body;
    this.at += found[0].length;
    const [, sign, least, comma, most, lazy] = found;
    const min = sign ? Number(sign === "+") : Number(least);
    const top = most ? Number(most) : Number.POSITIVE_INFINITY;
    const max = sign ? (sign === "?" ? 1 : Number.POSITIVE_INFINITY) : comma ? top : min;
    return { kind: "repeat", body, min, max, lazy: lazy === "?" };
  }

  private one(): Part {
    const letter = this.source[this.at] ?? "";
    if (letter === "(") return this.group();
    if (letter === "[") return { kind: "letter", source: this.take(this.classEnd()) };
    if (letter === "\\") return this.escape();
    if (letter === "^" || letter === "$") return { kind: "place", source: this.take(this.at + 1) };
    const point = this.byCharacter ? (this.source.codePointAt(this.at) ?? 0) : 0;
    return { kind: "letter", source: this.take(this.at + (point > 0xffff ? 2 : 1)) };
  }

  private escape(): Part {
    if (/^\\b/i.test(this.rest())) return { kind: "place", source: this.take(this.at + 2) };
    const again = AGAIN.exec(this.rest());
    if (again) {
      this.at += again[0].length;
      return { kind: "again", name: again[1] ?? again[2] ?? "" };
    }
    const written = ESCAPE.exec(this.rest())?.[0] ?? "\\";
    return { kind: "letter", source: this.take(this.at + written.length) };
  }

  private group(): Part {
    const opening = GROUP.exec(this.rest());
    const [sign = "(", name] = opening ?? [];
    this.at += sign.length;
    const isKept = opening === null || name !== undefined;
    if (isKept) this.groups += 1;
    const number = this.groups;
    const body = this.choice();
    this.at += 1;
    if (sign.endsWith("=") || sign.endsWith("!")) {
      return { kind: "look", body, behind: sign.includes("<"), negative: sign.endsWith("!") };
    }
    return isKept ? { kind: "group", body, name: name ?? String(number) } : body;
  }

  private classEnd(): number {
    for (let end = this.at + 1; end < this.source.length; end += 1) {
      if (this.source[end] === "\\") end += 1;
      else if (this.source[end] === "]") return end + 1;
    }
    throw new Error(`a class has no end: ${this.rest()}`);
  }

  private take(end: number): string {
    const text = this.source.slice(this.at, end);
    this.at = end;
    return text;
  }
}
