import type { ReactNode } from "react";

/** A page that has only something to say: not found, something broke, nothing here yet. */
export function Message({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div data-page className="max-w-[560px] space-y-3 text-[17px] text-muted">
      <h1 className="font-serif text-[34px] leading-tight text-ink sm:text-[40px]">{title}</h1>
      {children}
    </div>
  );
}
