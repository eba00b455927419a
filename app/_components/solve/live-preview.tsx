"use client";

import { use, useEffect, useState } from "react";
import { fetchMathStyles, MathStyles } from "@/app/_components/math/math-styles";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { StageContext } from "@/app/_device/stage-context";
import { isDeviceOnly } from "@/app/_lib/device-only";
import { api } from "@/app/_lib/trpc";
import TrpcProvider from "@/app/_lib/trpc-provider";
import type { ReadingView } from "@/server/features/solve/types";

const PAUSE_MS = 250;

// Looked for while the first letters are typed, so that the first formula waits for nothing.
if (typeof window !== "undefined") fetchMathStyles().catch(() => {});

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
  const data = useReading(text);
  if (!data || (quiet && !data.ok)) return null;
  if (!data.html) return quiet ? null : <p>{data.reason ?? "Keep typing."}</p>;
  return (
    <p>
      <MathStyles />
      Reads as
      <TypesetHtml html={data.html} className="ml-2.5 text-ink" />
    </p>
  );
}

/** What this device reads, and where it cannot, the server: of a problem that stays on this device, nobody. */
function useReading(text: string): ReadingView | undefined {
  const { read } = use(StageContext);
  const [here, setHere] = useState<{ readonly text: string; readonly reading: ReadingView | null }>();
  useEffect(() => {
    let isOld = false;
    const tell = (reading: ReadingView | null) => isOld || setHere({ text, reading });
    read(text).then(tell, () => tell(null));
    return () => {
      isOld = true;
    };
  }, [text, read]);
  const isServers = here?.text === text && here.reading === null && !isDeviceOnly();
  const placeholderData = (previous: ReadingView | undefined) => previous;
  const { data } = api.solve.read.useQuery({ text }, { enabled: isServers, placeholderData });
  return here?.reading && !isServers ? here.reading : data;
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
