import type { ReactNode } from "react";
import { PageFrame } from "../_components/shell/page-frame";

export default function OfflineLayout({ children }: { readonly children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
