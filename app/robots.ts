import type { MetadataRoute } from "next";
import { SITE_ORIGIN } from "./_components/shell/site-origin";

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/auth/", "/chat", "/history", "/solve/"] },
    sitemap: new URL("/sitemap.xml", SITE_ORIGIN).href,
  };
}
