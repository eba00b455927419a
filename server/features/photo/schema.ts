import { z } from "zod";
import { READING_LENGTH_MAX } from "./constants";

/** What a vision model answers. */
export const modelReadingSchema = z.object({
  text: z.string(),
  /** Pieces of the text that may be something else. */
  doubtful: z.array(z.string()).max(200).catch([]),
});

/** What a photo says. */
export const photoReadingSchema = z.object({
  text: z.string().max(READING_LENGTH_MAX),
  /** Which of its characters may be others, from 0. */
  doubtful: z.array(z.number().int().min(0)),
});

/** Who reads photos: the student's own browser, or the language model. */
export const photoReaderSchema = z.object({ reader: z.enum(["browser", "model"]) });
