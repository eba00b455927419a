import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PageFrame } from "../_components/shell/page-frame";

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** Pages that are in a payment provider's place. Each says that it is none. */
export default function SandboxLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame>
      <p className="mb-7 rounded-control border border-hairline bg-wash px-4 py-3 text-[15px]">
        <strong className="font-medium">Test mode: no money moves.</strong> This page replaces the payment
        provider’s, and no card is needed.
      </p>
      {children}
    </PageFrame>
  );
}
