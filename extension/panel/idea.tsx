import { useEffect, useState } from "react";
import type { DeviceEngine } from "@/app/_device/device-engine";
import type { Restriction } from "../page/policy";
import { ideaBehind } from "./ideas";

const WHY: Readonly<Record<Restriction, string>> = {
  assessment: "This page is an assessment. I explain the idea; the question is yours to work.",
  "opted-out": "This page asks for no answers. I explain the idea; the question is yours to work.",
};

interface IdeaProps {
  readonly engine: DeviceEngine;
  readonly text: string;
  readonly restriction: Restriction;
}

/** What a question is about, where it may not be worked: the engine is asked to read it, and never for an answer. */
export function Idea({ engine, text, restriction }: IdeaProps) {
  const [instruction, setInstruction] = useState<string | null>(null);

  useEffect(() => {
    let isWanted = true;
    void engine.run("read", text).then((read) => {
      if (isWanted) setInstruction(read?.ok ? read.reading.instruction : "");
    });
    return () => {
      isWanted = false;
    };
  }, [engine, text]);

  if (instruction === null) return <p role="status">Reading…</p>;
  return (
    <section className="sheet caution" aria-label="The idea">
      <p role="status">{WHY[restriction]}</p>
      <p>{ideaBehind(instruction)}</p>
    </section>
  );
}
