"use client";

import { ThemeProvider, useTheme } from "next-themes";
import { type ReactNode, useEffect } from "react";
import { THEME_COOKIE } from "@/server/features/theme/constants";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the page in the theme the visitor has chosen, or that of the device. Before anything is painted a script of the
 * library's puts its class on the root; where the server knows the choice it is there already. */
export function Theme({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system">
      <ThemeCookie />
      {children}
    </ThemeProvider>
  );
}

/** Tells the server of the choice, in every page it makes from now on. */
function ThemeCookie() {
  const { theme } = useTheme();
  useEffect(() => {
    if (theme !== undefined) tellServer(theme);
  }, [theme]);
  return null;
}

function tellServer(theme: string): void {
  const isChosen = theme === "light" || theme === "dark";
  const isSecure = location.protocol === "https:";
  const name = isSecure ? `__Host-${THEME_COOKIE}` : THEME_COOKIE;
  const value = isChosen ? `${theme}; Max-Age=${YEAR_SECONDS}` : "; Max-Age=0";
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser, and answers later.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
