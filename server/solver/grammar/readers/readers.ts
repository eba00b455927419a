import type { ItemReader } from "../reader";
import { bagReader } from "./bag";
import { complementReader } from "./complement";
import { lettersReader } from "./letters";

/** Sentences with names in them that no table has. */
export const READERS: readonly ItemReader[] = [bagReader, complementReader, lettersReader];
