"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState, useSyncExternalStore } from "react";
import { pageSession } from "./auth/page-session";
import { createQueryClient } from "./query-client";
import { api } from "./trpc";
import { createLinks } from "./trpc-links";

/** Gives the components below it the typed API, and what it has answered to the account the page keeps: another account
 * finds nothing of it. Mount it around what uses it and no higher: it brings the client and its cache into the page. */
export default function TrpcProvider({ children }: { readonly children: ReactNode }) {
  const account = useSyncExternalStore(subscribe, keptAccount, nobody);
  const [held, setHeld] = useState(() => ({ account, queryClient: createQueryClient() }));
  if (held.account !== account) setHeld({ account, queryClient: createQueryClient() });
  const { queryClient } = held;
  const [client] = useState(() => api.createClient({ links: createLinks() }));
  return (
    <api.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </api.Provider>
  );
}

const subscribe = (listener: () => void) => pageSession().subscribe(listener);
const keptAccount = () => pageSession().account() ?? null;
const nobody = () => null;
