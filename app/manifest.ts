import type { MetadataRoute } from "next";
import { BUILT_IN_ICON } from "./_components/shell/built-in-icon";
import { SHARED_PATH } from "./_device/constants";
import { publicEnv } from "./_lib/public-env";

/** Pictures of the built-in icon, for systems that draw no SVG; the second may be cut to any shape. */
const PICTURES = [
  { src: "/install/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/install/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/install/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
] as const;

const SCREENSHOTS = [
  {
    src: "/install/solution-narrow.png",
    sizes: "720x1280",
    form_factor: "narrow",
    label: "A quadratic equation, solved step by step and checked",
  },
  {
    src: "/install/solution-wide.png",
    sizes: "1280x800",
    form_factor: "wide",
    label: "A quadratic equation, solved step by step and checked",
  },
] as const;

export default function manifest(): MetadataRoute.Manifest {
  const favicon = publicEnv.NEXT_PUBLIC_APP_FAVICON;
  return {
    name: publicEnv.NEXT_PUBLIC_APP_NAME,
    short_name: publicEnv.NEXT_PUBLIC_APP_NAME,
    description: publicEnv.NEXT_PUBLIC_APP_DESCRIPTION,
    id: "/",
    start_url: "/",
    display: "standalone",
    background_color: "#fbfaf7",
    theme_color: "#fbfaf7",
    shortcuts: [{ name: "New problem", url: "/" }],
    icons: [{ src: favicon ?? BUILT_IN_ICON, sizes: "any" }, ...(favicon ? [] : PICTURES)],
    screenshots: [...SCREENSHOTS],
    share_target: {
      action: SHARED_PATH,
      method: "post",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", files: [{ name: "picture", accept: ["image/*"] }] },
    },
  };
}
