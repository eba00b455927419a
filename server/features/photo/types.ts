import type { z } from "zod";
import type { photoReaderSchema, photoReadingSchema } from "./schema";

export type PhotoReading = z.infer<typeof photoReadingSchema>;

export type PhotoReaderKind = z.infer<typeof photoReaderSchema>["reader"];
