"use client";

import { type ReactNode, useState } from "react";

interface RootElementProps {
  readonly accent: "blue" | "orange";
  /** The faces of our fonts, and the theme where the visitor has chosen one. */
  readonly classes: string;
  readonly children: ReactNode;
}

/** The root of a document. Its classes are the server's once: after that the theme's class is changed in the browser, and a
 * page that is made anew must not put back what the document came with. */
export function RootElement({ accent, classes, children }: RootElementProps) {
  const [className] = useState(classes);
  return (
    <html lang="en" data-accent={accent} className={className} suppressHydrationWarning>
      {children}
    </html>
  );
}
