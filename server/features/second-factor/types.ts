/** An account's two-step status. */
export interface SecondFactorStanding {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** What an authenticator app is given. */
export interface SetUp {
  /** The shared secret in base 32, for typing. */
  readonly secret: string;
  /** The `otpauth://` address, for scanning. */
  readonly uri: string;
  /** The account has a password, which the set-up asks for. */
  readonly asksPassword: boolean;
}

/** How a code was given. */
export type CodeKind = "app" | "recovery";

/** What the form that asks for a code after the first step shows. */
export interface CodeFormState {
  readonly error: string | null;
}

/** What the forms of the settings show. */
export interface SecondFactorFormState {
  readonly error: string | null;
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** New recovery codes, shown this once. */
  readonly codes: readonly string[] | null;
}
