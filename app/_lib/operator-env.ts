import "server-only";
import { createEnv } from "@t3-oss/env-nextjs";
import { operatorFields } from "@/server/env-public";

/** What pages say of the operator, fixed when the product is built. */
export const operatorEnv = createEnv({
  client: operatorFields,
  runtimeEnv: {
    NEXT_PUBLIC_PRIVACY_URL: process.env.NEXT_PUBLIC_PRIVACY_URL,
    NEXT_PUBLIC_TERMS_URL: process.env.NEXT_PUBLIC_TERMS_URL,
    NEXT_PUBLIC_OPERATOR: process.env.NEXT_PUBLIC_OPERATOR,
    NEXT_PUBLIC_CONTACT_EMAIL: process.env.NEXT_PUBLIC_CONTACT_EMAIL,
  },
  emptyStringAsUndefined: true,
});
