import type { ReactNode } from "react";
import { PageFrame } from "@/app/_components/shell/page-frame";
import "./billing.css";

export default function BillingLayout({ children }: { readonly children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
