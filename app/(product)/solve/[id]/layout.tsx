import type { ReactNode } from "react";
import { preloadMathFonts } from "@/app/_components/math/preload-math-fonts";
import { PageFrame } from "@/app/_components/shell/page-frame";

export default function SolveLayout({ children }: { readonly children: ReactNode }) {
  preloadMathFonts();
  return <PageFrame>{children}</PageFrame>;
}
