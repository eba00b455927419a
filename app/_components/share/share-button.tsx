"use client";

import { type ComponentType, type ReactNode, useState } from "react";
import type { ShareSubject } from "@/server/features/share/types";
import type { ShareDialogProps } from "./share-dialog";

interface ShareButtonProps {
  readonly subject: ShareSubject;
  readonly className: string;
  /** What is on the button. */
  readonly children: ReactNode;
}

const NOT_LOADED = "This could not be loaded. Check your connection and try again.";

/** Opens the way to share something. Its code is fetched when it is asked for. */
export function ShareButton({ subject, className, children }: ShareButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<ShareDialogProps> | null>(null);
  const [problem, setProblem] = useState("");

  const open = async () => {
    setProblem("");
    try {
      const { ShareDialog } = await import("./share-dialog");
      setDialog(() => ShareDialog);
    } catch {
      setProblem(NOT_LOADED);
    }
  };

  return (
    <>
      <button type="button" onClick={open} className={`${className} needs-script`}>
        {children}
      </button>
      {problem && (
        <span role="alert" className="text-[14px] text-danger">
          {problem}
        </span>
      )}
      {Dialog && <Dialog subject={subject} onClose={() => setDialog(null)} />}
    </>
  );
}
