"use client";

import { Suspense } from "react";
import { optional } from "@/app/_lib/optional";
import { CHOOSE_ONE } from "@/server/features/chat/constants";

const Choices = optional(() => import("./choices"));

interface ChoicesBelowProps {
  /** The reply: Markdown. */
  readonly text: string;
  readonly onChoose: (text: string) => void;
}

/** What a reply leaves to the student to choose, below one that does; fetched only then. */
export const ChoicesBelow = (props: ChoicesBelowProps) =>
  props.text.endsWith(CHOOSE_ONE) && (
    <Suspense>
      <Choices {...props} />
    </Suspense>
  );
