import type { z } from "zod";
import type { chooseReaderSchema } from "./schema";

export type ChooseReader = z.infer<typeof chooseReaderSchema>;
