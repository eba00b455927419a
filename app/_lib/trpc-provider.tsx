"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { createQueryClient } from "./query-client";
import { api } from "./trpc";
import { createLinks } from "./trpc-links";

/** Gives the components below it the typed API. Mount it, by `next/dynamic`, around what uses it and no higher:
 * it brings the client and its cache into the page. */
export default function TrpcProvider({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(() => api.createClient({ links: createLinks() }));
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}
