/** bcryptjs, as cheap as the method allows (vitest.config.ts puts it in the place of the package): the tests hash some
 * thousand passwords, and at the product's cost most of their time would go into that. Hashes are checked at the cost that
 * is in them, so both sides of a comparison stay alike. */
import bcrypt from "../../../node_modules/bcryptjs/index.js";

const ROUNDS = 4;

export const hash = (text: string, _rounds: number): Promise<string> => bcrypt.hash(text, ROUNDS);
export const { compare } = bcrypt;
