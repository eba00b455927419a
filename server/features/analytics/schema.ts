import { z } from "zod";

export const nothingSchema = z.object({});
