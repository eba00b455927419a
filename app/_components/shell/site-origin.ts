import { publicEnv } from "@/app/_lib/public-env";

const domain = publicEnv.NEXT_PUBLIC_APP_DOMAIN;

/** Where the product is reached from outside, for addresses that leave the page: previews, the sitemap. */
export const SITE_ORIGIN = `${/^(localhost|127\.)/.test(domain) ? "http" : "https"}://${domain}`;
