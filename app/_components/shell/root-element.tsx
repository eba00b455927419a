"use client";

import { type ReactNode, useState } from "react";

interface RootElementProps {
  readonly accent: "blue" | "orange";
  /** Null where the visitor has chosen none. */
  readonly theme: string | null;
  readonly children: ReactNode;
}

/** The root of a document. Its class is the server's once: after that the theme's class is changed in the browser, and a
 * page that is made again must not put back what the document came with. */
export function RootElement({ accent, theme, children }: RootElementProps) {
  const [className] = useState(theme ?? undefined);
  return (
    <html lang="en" data-accent={accent} className={className} suppressHydrationWarning>
      {children}
    </html>
  );
}
