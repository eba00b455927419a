/** Who signs in at the provider. */
export interface OauthUser {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  /** Whether the provider has seen proof of the address; true when left out. */
  readonly emailVerified?: boolean;
}
