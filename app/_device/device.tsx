import type { ReactNode } from "react";
import { fetchMathStyles } from "@/app/_components/math/math-styles";
import { TEXT_LENGTH_MAX, UNPRINTABLE } from "@/server/features/solve/constants";
import type { ReadingView, SolveMode } from "@/server/features/solve/types";
import { setLatex } from "@/server/typeset/set-latex";
import { DeviceEngine, type EngineWorker } from "./device-engine";
import { DeviceNotes, type DeviceNotesProps } from "./device-notes";
import { DeviceSheet } from "./device-sheet";
import { countSolved, invitesNow } from "./install";
import type { DeviceProblem } from "./jobs";
import { keepForOffline } from "./offline-files";
import { pageSender } from "./page-sender";
import type { ShowSheet } from "./stage-context";

/** The engine on this device, for the page. */
export interface Device {
  /** What the engine reads in a text; null where it is not ready or does not answer in time. */
  read(text: string): Promise<ReadingView | null>;
  /** Works a problem and shows it.
   * @param form with the fields `text` and `mode`
   * @returns false where nothing was shown: the server is asked then */
  solve(form: FormData, show: ShowSheet): Promise<boolean>;
}

/** How long what is done on a sheet may take: nobody else can be asked, and a cheap phone under load is slow. */
const ACT_PATIENCE_MS = 20_000;

/** The mark of the moment from which problems are worked on this device. */
const ENGINE_READY = "classmate:engine-ready";

/** @param note shows what there is to say of this device above the page */
export function openDevice(note: (notes: ReactNode) => void): Device {
  let notes: DeviceNotesProps = { accept: null, invites: invitesNow() };
  const say = (more: Partial<DeviceNotesProps>) => {
    notes = { ...notes, ...more };
    note(<DeviceNotes {...notes} />);
  };
  say({});
  const engine = new DeviceEngine(spawn);
  const sender = pageSender();
  const styles = fetchMathStyles().catch(() => null);
  engine.started.then(async (works) => {
    if (works) performance.mark(ENGINE_READY);
    // What has been fetched by then is kept.
    await styles;
    if (works) void keepForOffline(await engine.whole, (accept) => say({ accept }));
  });
  // With the engine there, a preview is wanted without a network too.
  import("@/app/_components/solve/live-preview").catch(() => {});

  const show = async (problem: DeviceProblem, show: ShowSheet): Promise<boolean> => {
    const [worked] = await Promise.all([engine.run("work", problem), styles]);
    if (!worked) return false;
    const work = (changed: DeviceProblem) => engine.run("work", changed, ACT_PATIENCE_MS);
    show(
      <DeviceSheet
        key={problem.id}
        problem={problem}
        first={worked}
        work={work}
        sender={sender}
        show={show}
      />,
    );
    countSolved();
    say({ invites: invitesNow() });
    return true;
  };

  return {
    read: async (text) => {
      const read = engine.isIdle() ? await engine.run("read", text) : null;
      return (
        read && {
          ...read.reading,
          ok: read.ok,
          reason: read.reason,
          html: setLatex(read.reading.latex, true),
        }
      );
    },
    solve: async (form, place) => {
      const problem = problemIn(form);
      // A page that can reach the server does not wait for an engine that is still on its way.
      if (!problem || !(engine.isReady() || (!navigator.onLine && (await engine.started)))) return false;
      return show(problem, place);
    },
  };
}

/** The bundler knows this expression: it makes files of the worker and of what it imports. */
const spawn = (): EngineWorker =>
  new Worker(new URL("./engine/worker.ts", import.meta.url), { type: "module" }) as EngineWorker;

/** @returns null for what the server has to say something about, and where a browser gives no numbers */
function problemIn(form: FormData): DeviceProblem | null {
  const text = String(form.get("text") ?? "")
    .replace(UNPRINTABLE, "")
    .trim();
  if (text === "" || text.length > TEXT_LENGTH_MAX || !("randomUUID" in crypto)) return null;
  const mode: SolveMode = form.get("mode") === "hints" ? "hints" : "answer";
  return { id: crypto.randomUUID(), text, mode, at: Date.now(), acts: [] };
}
