import type { ReactNode } from "react";
import { preloadMathFonts } from "@/app/_components/math/preload-math-fonts";

/** The fonts of its formulas are on their way before the conversation is. */
export default function ConversationLayout({ children }: { readonly children: ReactNode }) {
  preloadMathFonts();
  return children;
}
