import type { DeviceEngine } from "../device-engine";
import type { PracticeOrder } from "../jobs";
import type { ShowSheet } from "../stage-context";
import { type AnswerSender, pageAnswers } from "./answers";
import { DeviceTurn, type DeviceTurnProps } from "./device-turn";
import { type DeviceSession, keepSession, sessionAt } from "./sessions";

/** Practice on this device, for the page. */
export interface SessionsOnDevice {
  /** Goes on with a session and shows it.
   * @returns false where nothing was shown */
  practise(begun: Pick<DeviceTurnProps, "session" | "form">, show: ShowSheet): Promise<boolean>;
  /** Goes on with the session of an address in whose place the front page is shown, because there is no network.
   * @returns false where there is none */
  goOnAt(pathname: string, show: ShowSheet): Promise<boolean>;
  /** Has all at hand that a session takes without a network. */
  prepare(session: DeviceSession): void;
}

/** The mark of the moment from which a session goes on without a network. */
const SESSION_READY = "classmate:session-ready";

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

interface Means {
  readonly engine: Pick<DeviceEngine, "run" | "isReady" | "started">;
  /** How long a problem may take to be made or checked, in milliseconds. */
  readonly patience: number;
  /** When the page can show mathematics. */
  readonly styles: Promise<unknown>;
  readonly sender?: AnswerSender;
}

export function sessionsOnDevice({
  engine,
  patience,
  styles,
  sender = pageAnswers(),
}: Means): SessionsOnDevice {
  const practise = (order: PracticeOrder) => engine.run("practise", order, patience);
  const goOn: SessionsOnDevice["practise"] = async (begun, show) => {
    if (!(engine.isReady() || (await engine.started))) return false;
    await styles;
    show(<DeviceTurn key={begun.session.id} {...begun} practise={practise} sender={sender} />);
    return true;
  };
  return {
    practise: goOn,
    goOnAt: async (pathname, show) => {
      const session = await sessionAt(pathname, newSeed);
      return session !== null && goOn({ session, form: null }, show);
    },
    prepare: (session) => {
      void keepSession(session);
      const [first] = session.problems;
      if (!first) return;
      void practise({ ...first, what: "look", answer: "", hints: 0 }).then((made) => {
        if (made) performance.mark(SESSION_READY);
      });
    },
  };
}
