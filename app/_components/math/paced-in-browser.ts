import type { ReactNode } from "react";

/** What `#paced` stands for in browsers, where a page has nobody to give a turn to. */
export const Paced = ({ children }: { readonly children: ReactNode }) => children;
