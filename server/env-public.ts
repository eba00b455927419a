/** Variables the browser may see. Pure, and free of zod: this file is in the first load of every page. */

interface Field<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "classmate";
    readonly validate: (value: unknown) => { value: Output } | { issues: { message: string }[] };
    readonly types?: { readonly input: string | undefined; readonly output: Output };
  };
}

function field<Output>(read: (value: string | undefined) => Output | { problem: string }): Field<Output> {
  return {
    "~standard": {
      version: 1,
      vendor: "classmate",
      validate: (raw) => {
        const result = read(typeof raw === "string" ? raw : undefined);
        return isProblem(result) ? { issues: [{ message: result.problem }] } : { value: result };
      },
    },
  };
}

function isProblem(result: unknown): result is { problem: string } {
  return typeof result === "object" && result !== null && "problem" in result;
}

function text(fallback: string): Field<string> {
  return field((value) => value ?? fallback);
}

const optionalText: Field<string | undefined> = field<string | undefined>((value) => value);

const optionalLink: Field<string | undefined> = field<string | undefined>((value) => {
  if (value === undefined || /^https?:/.test(value)) return value;
  return { problem: `Expected URL, received '${value}'` };
});

const MODES = ["development", "test", "production"] as const;
export type Mode = (typeof MODES)[number];

export const sharedFields = {
  NODE_ENV: field<Mode>((value) => {
    const mode = MODES.find((known) => known === (value ?? "development"));
    const expected = MODES.map((known) => `'${known}'`).join(" | ");
    return mode ?? { problem: `Expected ${expected}, received '${value}'` };
  }),
  /** Names the source of the engine that was built: the same for the same. */
  ENGINE_VERSION: text("unbuilt"),
};

export const clientFields = {
  NEXT_PUBLIC_APP_NAME: text("Classmate"),
  /** Host name the product is known by, without protocol. */
  NEXT_PUBLIC_APP_DOMAIN: text("localhost"),
  NEXT_PUBLIC_APP_TAGLINE: text("Homework help that shows its work"),
  NEXT_PUBLIC_APP_DESCRIPTION: text(
    "Type a problem and get a checked answer, with steps that explain themselves and a tutor to ask.",
  ),
  /** Path or URL of the logo. Empty: the built-in one. */
  NEXT_PUBLIC_APP_LOGO: optionalText,
  /** Path or URL of the favicon. Empty: the built-in one. */
  NEXT_PUBLIC_APP_FAVICON: optionalText,
  /** Store listing of the browser extension. Empty: no link. */
  NEXT_PUBLIC_EXTENSION_URL: optionalLink,
  /** Project token for web analytics. Empty: nothing is loaded or sent. A page counts with the token of the server that runs,
   * which it is handed with who is looking at it. */
  NEXT_PUBLIC_ANALYTICS_TOKEN: optionalText,
};

/** What the foot of a page and the pages it leads to say of the operator. Read where pages are made, so that it is in no
 * browser's first load. */
export const operatorFields = {
  /** The operator's own privacy note and terms. Empty: pages that say what the product does. */
  NEXT_PUBLIC_PRIVACY_URL: optionalLink,
  NEXT_PUBLIC_TERMS_URL: optionalLink,
  /** Who runs this server, as its privacy note, terms and contact page name them. */
  NEXT_PUBLIC_OPERATOR: optionalText,
  /** Where the operator reads mail. Empty: the contact page says whom to ask instead. */
  NEXT_PUBLIC_CONTACT_EMAIL: optionalText,
};
