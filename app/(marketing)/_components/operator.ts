import { operatorEnv } from "@/app/_lib/operator-env";

/** Who runs this server, in a sentence. */
export const operatorName = (): string =>
  operatorEnv.NEXT_PUBLIC_OPERATOR ?? "the people who gave you its address";
