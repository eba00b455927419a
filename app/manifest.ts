import type { MetadataRoute } from "next";
import { BUILT_IN_ICON } from "./_components/shell/built-in-icon";
import { publicEnv } from "./_lib/public-env";

export default function manifest(): MetadataRoute.Manifest {
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
    icons: [{ src: publicEnv.NEXT_PUBLIC_APP_FAVICON ?? BUILT_IN_ICON, sizes: "any" }],
  };
}
