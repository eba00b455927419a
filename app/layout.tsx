import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { loadPromotion } from "@/server/features/promotion/loaders";
import { loadTheme } from "@/server/features/theme/loaders";
import { BUILT_IN_ICON } from "./_components/shell/built-in-icon";
import { InlineScript } from "./_components/shell/inline-script";
import { PageStyles } from "./_components/shell/page-styles";
import { Promotion } from "./_components/shell/promotion";
import { RootElement } from "./_components/shell/root-element";
import { RouteProgress } from "./_components/shell/route-progress";
import { SiteHeader } from "./_components/shell/site-header";
import { SITE_ORIGIN } from "./_components/shell/site-origin";
import { Theme } from "./_components/shell/theme";
import { BEGINNING } from "./_lib/inline-scripts";
import { publicEnv } from "./_lib/public-env";
import { preloadInterfaceFont } from "./fonts/preload-interface-font";

const title = `${publicEnv.NEXT_PUBLIC_APP_NAME}: ${publicEnv.NEXT_PUBLIC_APP_TAGLINE}`;

export const metadata: Metadata = {
  metadataBase: new URL(SITE_ORIGIN),
  title: { default: title, template: `%s · ${publicEnv.NEXT_PUBLIC_APP_NAME}` },
  description: publicEnv.NEXT_PUBLIC_APP_DESCRIPTION,
  applicationName: publicEnv.NEXT_PUBLIC_APP_NAME,
  icons: { icon: publicEnv.NEXT_PUBLIC_APP_FAVICON ?? BUILT_IN_ICON },
  openGraph: {
    type: "website",
    siteName: publicEnv.NEXT_PUBLIC_APP_NAME,
    title,
    description: publicEnv.NEXT_PUBLIC_APP_DESCRIPTION,
  },
  twitter: { card: "summary" },
};

export const viewport: Viewport = {
  colorScheme: "light dark",
  // A phone's keyboard makes the page smaller, so that what sticks to its lower edge stays in view.
  interactiveWidget: "resizes-content",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fbfaf7" },
    { media: "(prefers-color-scheme: dark)", color: "#121316" },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const promotion = await loadPromotion();
  preloadInterfaceFont();
  return (
    <RootElement accent={promotion ? "orange" : "blue"} theme={loadTheme()}>
      <body>
        <PageStyles />
        <Theme>
          <InlineScript text={BEGINNING} />
          <a href="#main" className="skip-link button button-primary">
            Skip to content
          </a>
          {promotion && <Promotion promotion={promotion} />}
          <SiteHeader />
          {children}
          <RouteProgress />
        </Theme>
      </body>
    </RootElement>
  );
}
