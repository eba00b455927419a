"use client";

import { useEffect, useState } from "react";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { api } from "@/app/_lib/trpc";
import TrpcProvider from "@/app/_lib/trpc-provider";
import "@/app/_components/math/math.css";

const PAUSE_MS = 250;

/** What the engine reads in a problem that is being typed. */
export default function LivePreview({ text }: { readonly text: string }) {
  return (
    <TrpcProvider>
      <Reading text={useSettled(text.trim())} />
    </TrpcProvider>
  );
}

function Reading({ text }: { readonly text: string }) {
  const { data } = api.solve.read.useQuery({ text }, { placeholderData: (previous) => previous });
  if (!data) return null;
  if (!data.html) return <p>{data.reason ?? "Keep typing."}</p>;
  return (
    <p>
      Reads as
      <TypesetHtml html={data.html} className="ml-2.5 text-ink" />
    </p>
  );
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
