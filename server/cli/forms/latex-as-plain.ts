const COMMANDS: Readonly<Record<string, string>> = {
  cdot: "*",
  times: "*",
  div: "/",
  pi: "pi",
  le: "<=",
  leq: "<=",
  ge: ">=",
  geq: ">=",
  lt: "<",
  gt: ">",
  sin: "sin",
  cos: "cos",
  tan: "tan",
  ln: "ln",
  log: "log",
  quad: " ",
};

/** Words in front of a bracket that belong to it. */
const IGNORED: ReadonlySet<string> = new Set(["left", "right", "displaystyle"]);

/** LaTeX as it is typed without it, one group after the other: \frac{a}{b} is (a)/(b).
 * @returns null when there is anything in it that has no plain writing here */
export function latexAsPlain(latex: string): string | null {
  const reader = { text: latex.replace(/^\$+|\$+$|^\\[([]|\\[)\]]$/g, ""), at: 0 };
  const plain = sequence(reader, null);
  return plain === null || reader.at < reader.text.length ? null : plain.replace(/\s+/g, " ").trim();
}

interface Reader {
  readonly text: string;
  at: number;
}

function sequence(reader: Reader, until: string | null): string | null {
  let plain = "";
  while (reader.at < reader.text.length) {
    const character = reader.text[reader.at] as string;
    if (character === until) return plain;
    const part = element(reader, plain);
    if (part === null) return null;
    plain += part;
  }
  return until === null ? plain : null;
}

function element(reader: Reader, before: string): string | null {
  const character = reader.text[reader.at] as string;
  if (character === "\\") return command(reader, before);
  if (character === "{") return group(reader);
  if ("}&~_'".includes(character)) return null;
  reader.at += 1;
  if (character !== "^") return character;
  const exponent = group(reader);
  return exponent === null ? null : `^${isSimple(exponent) ? exponent : `(${exponent})`}`;
}

/** What is in braces, or the one character that is instead of them. */
function group(reader: Reader): string | null {
  while (reader.text[reader.at] === " ") reader.at += 1;
  if (reader.text[reader.at] !== "{")
    return /[\da-zA-Z]/.test(reader.text[reader.at] ?? "") ? take(reader) : null;
  reader.at += 1;
  const inner = sequence(reader, "}");
  reader.at += 1;
  return inner;
}

const take = (reader: Reader): string => reader.text[reader.at++] as string;
const isSimple = (text: string): boolean => /^(?:\d+|[a-z])$/i.test(text);

function command(reader: Reader, before: string): string | null {
  const name = /^\\([a-zA-Z]+|.)/.exec(reader.text.slice(reader.at))?.[1] ?? "";
  reader.at += name.length + 1;
  if (name === "frac" || name === "dfrac" || name === "tfrac") return fraction(reader, before);
  if (name === "sqrt") {
    const radicand = reader.text[reader.at] === "[" ? null : group(reader);
    return radicand === null ? null : `${juxtaposed(before)}sqrt(${radicand})`;
  }
  if (IGNORED.has(name)) return "";
  if (name === "," || name === ";" || name === " " || name === "!") return " ";
  if (name === "{" || name === "}") return name;
  const plain = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (plain === undefined) return null;
  return /^[a-z]/.test(plain) ? `${juxtaposed(before)}${plain} ` : plain;
}

/** 2\frac{1}{3} is a mixed number, which plain writing keeps apart by a space. */
function fraction(reader: Reader, before: string): string | null {
  const [top, bottom] = [group(reader), group(reader)];
  if (top === null || bottom === null) return null;
  if (/\d\s*$/.test(before)) return /^\d+$/.test(top) && /^\d+$/.test(bottom) ? ` ${top}/${bottom}` : null;
  const part = (text: string) => (isSimple(text) ? text : `(${text})`);
  return `(${part(top)}/${part(bottom)})`;
}

/** A space keeps names apart from letters before them. */
const juxtaposed = (before: string): string => (/[a-zA-Z]$/.test(before) ? " " : "");
