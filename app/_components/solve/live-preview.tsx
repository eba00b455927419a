"use client";

import { useRouter } from "next/navigation";
import { use, useEffect, useState } from "react";
import { fetchMathStyles } from "@/app/_components/math/math-styles";
import { TypesetHtml } from "@/app/_components/math/typeset-html";
import { StageContext } from "@/app/_device/stage-context";
import { isDeviceOnly } from "@/app/_lib/device-only";
import { followKeyboard } from "@/app/_lib/follow-keyboard";
import { api } from "@/app/_lib/trpc";
import TrpcProvider from "@/app/_lib/trpc-provider";
import { TEXT_LENGTH_MAX } from "@/server/features/solve/constants";
import type { ReadingView } from "@/server/features/solve/types";
import { formatCount } from "@/server/format";

const PAUSE_MS = 250;

/** Any page of a solution: what all of them are made of comes before the one that is asked for. */
const SOLUTION_SHELL = "/solve/next";

// Looked for while the first letters are typed, so that the first formula waits for nothing.
if (typeof window !== "undefined") fetchMathStyles().catch(() => {});

interface LivePreviewProps {
  readonly text: string;
  /** Shows nothing, rather than why, where no problem was read. */
  readonly quiet?: boolean;
}

/** What the engine reads in a problem that is being typed. */
export default function LivePreview({ text, quiet = false }: LivePreviewProps) {
  const settled = useSettled(text.trim());
  const { prefetch } = useRouter();
  useEffect(followKeyboard, []);
  useEffect(() => {
    if (!quiet) prefetch(SOLUTION_SHELL);
  }, [prefetch, quiet]);
  const { length } = text.trim();
  if (length > TEXT_LENGTH_MAX) return quiet ? null : <TooLong length={length} />;
  return (
    <TrpcProvider>
      <Reading text={settled} quiet={quiet} />
    </TrpcProvider>
  );
}

/** Nothing is cut off: the student decides what goes. */
function TooLong({ length }: { readonly length: number }) {
  return (
    <p role="status" className="leading-snug whitespace-pre-wrap text-danger">
      {formatCount(length)} of {formatCount(TEXT_LENGTH_MAX)} characters. Send one problem at a time.
    </p>
  );
}

function Reading({ text, quiet }: Required<LivePreviewProps>) {
  const data = useReading(text);
  if (!data || (quiet && !data.ok)) return null;
  if (!data.html)
    return quiet ? null : <p className="leading-snug whitespace-pre-wrap">{data.reason ?? "Keep typing."}</p>;
  return (
    <p>
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
