"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Note } from "@/app/_components/ui/note";
import type { ImportNote } from "@/server/features/import/types";

interface ImportFormProps {
  readonly path: string;
  readonly field: string;
  /** What came of a file that was sent without JavaScript. */
  readonly note: ImportNote | null;
}

const OFFLINE = "We could not reach Classmate. Check your connection and try again.";

/** Sends a file and says what came of it, without leaving the page; as an ordinary form where scripts do not run. */
export function ImportForm({ path, field, note: first }: ImportFormProps) {
  const router = useRouter();
  const [note, setNote] = useState(first);
  const [pending, setPending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setPending(true);
    setNote(null);
    const outcome = await upload(path, new FormData(form));
    setPending(false);
    setNote(outcome);
    if (outcome.kind !== "done") return;
    form.reset();
    router.refresh();
  };

  return (
    <form action={path} method="post" encType="multipart/form-data" onSubmit={send} className="space-y-4">
      <div>
        <label htmlFor="import-file" className="text-[15px] font-medium">
          File
        </label>
        <input
          id="import-file"
          name={field}
          type="file"
          accept="application/json,.json"
          className="field mt-1.5 file:mr-3 file:min-h-7 file:rounded-control file:bg-wash file:px-3 file:text-[15px]"
        />
      </div>
      {note && <Note kind={note.kind}>{note.text}</Note>}
      <button type="submit" disabled={pending} className="button">
        {pending ? "Importing…" : "Import"}
      </button>
    </form>
  );
}

async function upload(path: string, body: FormData): Promise<ImportNote> {
  try {
    const response = await fetch(path, { method: "POST", body, headers: { accept: "application/json" } });
    const answer: unknown = await response.json();
    const text = wordsOf(answer);
    return text ? { kind: response.ok ? "done" : "wrong", text } : { kind: "wrong", text: OFFLINE };
  } catch {
    return { kind: "wrong", text: OFFLINE };
  }
}

/** The sentence in an answer: `{ message }` or `{ error: { message } }`. */
function wordsOf(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null) return null;
  if ("error" in answer) return wordsOf(answer.error);
  return "message" in answer && typeof answer.message === "string" ? answer.message : null;
}
