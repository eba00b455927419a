import type { z } from "zod";
import type { viewerSchema } from "./schema";

export type Viewer = z.infer<typeof viewerSchema>;
