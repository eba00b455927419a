import type { ReactNode } from "react";
import { fetchMathStyles } from "@/app/_components/math/math-styles";
import { isDeviceOnly } from "@/app/_lib/device-only";
import { TEXT_LENGTH_MAX, UNPRINTABLE } from "@/server/features/solve/constants";
import type { ReadingView, SolveMode } from "@/server/features/solve/types";
import { setLatex } from "@/server/typeset/set-latex";
import { SHELVED_FIELD } from "./constants";
import { DeviceEngine, type EngineWorker } from "./device-engine";
import { DeviceNotes, type DeviceNotesProps } from "./device-notes";
import { DeviceSheet } from "./device-sheet";
import { countSolved, invitesNow } from "./install";
import type { DeviceProblem, JobOutput } from "./jobs";
import type { Keeper } from "./keeper";
import { NotWorked } from "./not-worked";
import { keepForOffline } from "./offline-files";
import { pageSender } from "./page-sender";
import { type SessionsOnDevice, sessionsOnDevice } from "./practice/sessions-on-device";
import { pageShelf } from "./shelf";
import { SolvedLater } from "./solved-later";
import type { ShowSheet } from "./stage-context";

/** The engine on this device, for the page. */
export interface Device extends SessionsOnDevice {
  /** What the engine reads in a text; null where it is not ready or does not answer in time. */
  read(text: string): Promise<ReadingView | null>;
  /** Works a problem and shows it.
   * @param form with the fields `text` and `mode`, or with the number of a problem on the shelf
   * @returns false where nothing was shown: the server is asked then. Never while problems stay on this device, and never
   * without a network: one that cannot be worked here waits for the server then */
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
  const [sender, shelf] = [pageSender(), pageShelf()];
  const styles = fetchMathStyles().catch(() => null);
  engine.started.then(async (works) => {
    if (works) performance.mark(ENGINE_READY);
    // What has been fetched by then is kept.
    await styles;
    if (works) void keepForOffline(await engine.whole, (accept) => say({ accept }));
  });
  // With the engine there, a preview is wanted without a network too.
  import("@/app/_components/solve/live-preview").catch(() => {});

  const work = (problem: DeviceProblem) => engine.run("work", problem, ACT_PATIENCE_MS);
  const place = async ({ problem, keeper, show }: Placing): Promise<boolean> => {
    const isAlone = keeper !== sender;
    const [worked] = await Promise.all([isAlone ? work(problem) : engine.run("work", problem), styles]);
    if (!worked) return false;
    show(<DeviceSheet key={problem.id} {...{ problem, first: worked, work, keeper, show }} />);
    countSolved();
    say({ invites: invitesNow() });
    return true;
  };
  /** Nobody else can be asked: where it cannot be worked here, that is said. */
  const placeHere = async (problem: DeviceProblem | null, show: ShowSheet): Promise<boolean> => {
    const isPlaced = problem !== null && (await place({ problem, keeper: shelf, show }));
    if (!isPlaced)
      show(<NotWorked text={problem?.text ?? null} again={() => placeHere(problem, show)} show={show} />);
    return true;
  };

  return {
    ...sessionsOnDevice({ engine, patience: ACT_PATIENCE_MS, styles }),
    read: async (text) => {
      const read = engine.isIdle() || isDeviceOnly() ? await engine.run("read", text) : null;
      return read && shownReading(read);
    },
    solve: async (form, show) => {
      const shelved = await shelvedIn(form);
      if (shelved || isDeviceOnly()) return placeHere(shelved ?? problemIn(form), show);
      const problem = problemIn(form);
      if (!problem) return false;
      const isAlone = !navigator.onLine;
      // A page that can reach the server does not wait for an engine that is still on its way.
      const works = engine.isReady() || (isAlone && (await engine.started));
      if (works && (await place({ problem, keeper: sender, show }))) return true;
      if (isAlone) show(<SolvedLater {...{ problem, keeper: sender, show }} />);
      return isAlone;
    },
  };
}

function shownReading({ ok, reading, reason }: JobOutput<"read">): ReadingView {
  return { ...reading, ok, reason, html: setLatex(reading.latex, true) };
}

interface Placing {
  readonly problem: DeviceProblem;
  readonly keeper: Keeper;
  readonly show: ShowSheet;
}

/** @returns the problem on the shelf that a form names; null where it names none */
async function shelvedIn(form: FormData): Promise<DeviceProblem | null> {
  const id = form.get(SHELVED_FIELD);
  if (id === null) return null;
  return (await pageShelf().all()).find((shelved) => shelved.id === id)?.problem ?? null;
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
