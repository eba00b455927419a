import type { ReactNode } from "react";
import { PageFrame } from "@/app/_components/shell/page-frame";
import { SendWaiting } from "@/app/_device/send-waiting";
import "./billing.css";

export default function BillingLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame>
      {children}
      <SendWaiting />
    </PageFrame>
  );
}
