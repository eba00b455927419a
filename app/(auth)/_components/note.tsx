import type { ReactNode } from "react";

interface NoteProps {
  readonly kind: "wrong" | "done";
  readonly children: ReactNode;
}

const LOOK = {
  wrong: "bg-danger-wash text-danger",
  done: "bg-checked-wash text-checked",
} as const;

/** A sentence about how a try went. Screen readers hear it when it appears. */
export function Note({ kind, children }: NoteProps) {
  return (
    <p
      role={kind === "wrong" ? "alert" : "status"}
      className={`rounded-control px-4 py-3 text-[15px] ${LOOK[kind]}`}
    >
      {children}
    </p>
  );
}
