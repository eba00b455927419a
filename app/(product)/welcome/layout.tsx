import type { ReactNode } from "react";
import { PageFrame } from "@/app/_components/shell/page-frame";

export default function WelcomeLayout({ children }: { readonly children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
