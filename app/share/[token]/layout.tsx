import type { ReactNode } from "react";
import { preloadMathFonts } from "@/app/_components/math/preload-math-fonts";
import { PageFrame } from "@/app/_components/shell/page-frame";
import "@/app/_components/chat/chat.css";

export default function ShareLayout({ children }: { readonly children: ReactNode }) {
  preloadMathFonts();
  return <PageFrame>{children}</PageFrame>;
}
