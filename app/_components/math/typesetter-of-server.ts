import { setLatex } from "./set-latex";
import type { Typesetter } from "./typesetter";

/** What `#typesetter` stands for outside browsers. */
export const ownTypesetter: Typesetter | null = setLatex;
