import { publicEnv } from "@/app/_lib/public-env";

/** Who runs this server, in a sentence. */
export const operatorName = (): string =>
  publicEnv.NEXT_PUBLIC_OPERATOR ?? "the people who gave you the address of this site";
