"use client";

import Link from "next/link";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { TurnSheet } from "@/app/_components/practice/turn-sheet";
import type { NewAnswer, PlannedProblem } from "@/server/features/practice/types";
import type { PracticeOrder, Practised } from "../jobs";
import type { AnswerSender } from "./answers";
import { afterFirst, type DeviceSession, keepSession, withFirstWritten } from "./sessions";

export interface DeviceTurnProps {
  readonly session: DeviceSession;
  /** What is done first; null where nothing has been done yet. */
  readonly form: FormData | null;
  readonly practise: (order: PracticeOrder) => Promise<Practised | null>;
  readonly sender: AnswerSender;
}

/** A session that goes on without a network: problems are made from their seeds and answers checked here. What is done is
 * kept, and sent when there is a connection. */
export function DeviceTurn(props: DeviceTurnProps) {
  const top = useRef<HTMLDivElement>(null);
  const { session, turn, act, goOn } = useDeviceTurn(props);
  const waiting = useWaiting(props.sender);
  const [planned] = session.problems;
  const { first: place } = session;
  useEffect(() => {
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  const isLast = place + 1 >= session.length;
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {!planned && <SessionOver stop={session.stop} />}
      {planned && turn === "none" && (
        <p role="alert" className="sheet px-4 py-5">
          This problem cannot be made without a connection. Try again when you are back online.
        </p>
      )}
      {planned && turn !== null && turn !== "none" && (
        <TurnSheet
          key={place}
          problem={{ ...turn.problem, name: planned.name }}
          view={turn.said}
          place={place}
          length={session.length}
          stop={session.stop}
          tryId={turn.tryId}
          answer={turn.answer}
          action={act}
          fields={{}}
          next={
            <button type="button" className="button button-primary w-full sm:w-auto" onClick={goOn}>
              {isLast ? "Finish" : "Next problem"}
            </button>
          }
        />
      )}
      <p role="status" className="mt-4 text-[15px] text-muted">
        {waiting === 0 ? "Checked on this device. Your answers are saved." : WAITING}
      </p>
    </div>
  );
}

const WAITING = "Checked on this device. Your answers are kept here and sent when there is a connection.";

function SessionOver({ stop }: { readonly stop: string }) {
  return (
    <div className="sheet px-4 py-6 sm:px-7">
      <h1 className="font-serif text-[26px] leading-tight">That is all for now</h1>
      <Link href={stop} prefetch={false} className="button button-primary mt-4">
        Go back
      </Link>
    </div>
  );
}

/** How many answers wait to be sent. */
function useWaiting(sender: AnswerSender): number {
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    const stop = sender.listen(setWaiting);
    void sender.sendAll();
    return stop;
  }, [sender]);
  return waiting;
}

interface OpenTurn extends Practised {
  readonly tryId: string;
  readonly answer: string;
}

function useDeviceTurn({ session: begun, form, practise, sender }: DeviceTurnProps) {
  const [session, setSession] = useState(begun);
  const [turn, setTurn] = useState<OpenTurn | "none" | null>(null);
  const first = useRef(form);
  const hints = useRef(0);

  const show = (practised: Practised | null, answer: string) =>
    setTurn(practised ? { ...practised, answer, tryId: crypto.randomUUID() } : "none");

  const act = async (form: FormData) => {
    const [planned] = session.problems;
    const given = planned && answerIn(form, planned);
    if (!given) return;
    const { id, skill, level, seed, what } = given;
    await sender.send({ id, at: Date.now(), answer: given });
    const answer = given.what === "answer" ? given.answer : "";
    const asChoice = turn === null || turn === "none" ? planned.asChoice : turn.problem.choices.length > 0;
    if (what === "hint") hints.current += 1;
    const practised = await practise({
      ...{ skill, level, seed, what, answer, asChoice },
      hints: hints.current,
    });
    if (practised?.said?.closed) await keepSession(afterFirst(session));
    else if (what === "answer") await keepSession(withFirstWritten(session));
    show(practised, answer);
  };

  const begin = useEffectEvent(async ({ skill, level, seed, asChoice }: PlannedProblem) => {
    const { current: form } = first;
    first.current = null;
    if (form) await act(form);
    else show(await practise({ skill, level, seed, what: "look", answer: "", asChoice, hints: 0 }), "");
  });
  const [planned] = session.problems;
  useEffect(() => {
    if (planned) void begin(planned);
  }, [planned]);

  const goOn = () => {
    hints.current = 0;
    setTurn(null);
    setSession(afterFirst(session));
  };
  return { session, turn, act, goOn };
}

/** What a form says was done; null where it holds no answer. */
function answerIn(form: FormData, { skill, level, seed }: PlannedProblem): NewAnswer | null {
  const typed = (name: string) => String(form.get(name) ?? "").trim();
  const [what, answer] = [typed("what"), typed("answer")];
  const done = {
    id: typed("id") || crypto.randomUUID(),
    ...{ skill, level, seed, doneAt: new Date().toISOString() },
  };
  if (what === "hint" || what === "reveal") return { ...done, what };
  return answer === "" ? null : { ...done, what: "answer", answer };
}
