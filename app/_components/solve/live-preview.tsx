"use client";

import { useEffect, useState } from "react";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { api } from "@/app/_lib/trpc";
import TrpcProvider from "@/app/_lib/trpc-provider";
import "@/app/_components/math/math.css";

const PAUSE_MS = 250;

interface LivePreviewProps {
  readonly text: string;
  /** Shows nothing, rather than why, where no problem was read. */
  readonly quiet?: boolean;
}

/** What the engine reads in a problem that is being typed. */
export default function LivePreview({ text, quiet = false }: LivePreviewProps) {
  return (
    <TrpcProvider>
      <Reading text={useSettled(text.trim())} quiet={quiet} />
    </TrpcProvider>
  );
}

function Reading({ text, quiet }: Required<LivePreviewProps>) {
  const { data } = api.solve.read.useQuery({ text }, { placeholderData: (previous) => previous });
  if (!data || (quiet && !data.ok)) return null;
  if (!data.html) return quiet ? null : <p>{data.reason ?? "Keep typing."}</p>;
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
