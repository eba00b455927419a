import type { ReactNode } from "react";
import { PageFrame } from "../_components/shell/page-frame";

export default function AuthLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame>
      <div className="mx-auto max-w-[420px]">{children}</div>
    </PageFrame>
  );
}
