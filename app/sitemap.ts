import type { MetadataRoute } from "next";
import { SITE_ORIGIN } from "./_components/shell/site-origin";

const PUBLIC_PAGES = ["/", "/billing", "/sign-in", "/sign-up"] as const;

export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC_PAGES.map((path) => ({ url: new URL(path, SITE_ORIGIN).href }));
}
