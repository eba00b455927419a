import { createEnv } from "@t3-oss/env-nextjs";
import { clientFields, sharedFields } from "@/server/env-public";

/** Settings the browser may see, fixed when the product is built.
 * Asking it for any other variable in the browser throws: those stay on the server. */
export const publicEnv = createEnv({
  client: clientFields,
  shared: sharedFields,
  // Next replaces each of these by its value; it cannot do so for a name put together at run time.
  runtimeEnv: {
    NODE_ENV: process.env.NODE_ENV,
    ENGINE_VERSION: process.env.ENGINE_VERSION,
    NEXT_PUBLIC_APP_NAME: process.env.NEXT_PUBLIC_APP_NAME,
    NEXT_PUBLIC_APP_DOMAIN: process.env.NEXT_PUBLIC_APP_DOMAIN,
    NEXT_PUBLIC_APP_TAGLINE: process.env.NEXT_PUBLIC_APP_TAGLINE,
    NEXT_PUBLIC_APP_DESCRIPTION: process.env.NEXT_PUBLIC_APP_DESCRIPTION,
    NEXT_PUBLIC_APP_LOGO: process.env.NEXT_PUBLIC_APP_LOGO,
    NEXT_PUBLIC_APP_FAVICON: process.env.NEXT_PUBLIC_APP_FAVICON,
    NEXT_PUBLIC_EXTENSION_URL: process.env.NEXT_PUBLIC_EXTENSION_URL,
    NEXT_PUBLIC_ANALYTICS_TOKEN: process.env.NEXT_PUBLIC_ANALYTICS_TOKEN,
  },
  emptyStringAsUndefined: true,
});
