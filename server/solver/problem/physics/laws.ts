import type { Law } from "./law";
import { ELECTRICITY } from "./laws-electricity";
import { GASES } from "./laws-gases";
import { HEAT } from "./laws-heat";
import { LIGHT } from "./laws-light";
import { MATTER } from "./laws-matter";
import { MECHANICS } from "./laws-mechanics";

/** The formula book. */
export const LAWS: readonly Law[] = [...MECHANICS, ...HEAT, ...ELECTRICITY, ...LIGHT, ...MATTER, ...GASES];
