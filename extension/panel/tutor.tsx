import { type SubmitEvent, useEffect, useState } from "react";
import { Conversation, SILENCE } from "../conversation";
import type { Session } from "../session";
import type { OpenProblem } from "./open-problem";
import { Reply } from "./reply";

const QUESTION_LENGTH_MAX = 4000;

interface TutorProps {
  readonly session: Session;
  readonly problem: OpenProblem | null;
}

/** The tutor at the student's server. A reply goes on while the panel is closed. */
export function Tutor({ session, problem }: TutorProps) {
  const [shown, setShown] = useState(SILENCE);
  const [conversation] = useState(() => new Conversation(session, setShown));
  const [question, setQuestion] = useState("");
  useEffect(() => {
    void conversation.resume();
    return () => conversation.leave();
  }, [conversation]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = question.trim();
    if (text && (await conversation.ask(text, problem))) setQuestion("");
  }

  const { talk, messages, writing, error } = shown;
  if (!problem && !talk) return null;
  return (
    <section className="sheet" aria-label="The tutor">
      {talk?.text && <p className="muted">About: {talk.text}</p>}
      {messages.map(({ id, role, text }) => (
        <article key={id} aria-label={role === "user" ? "You" : "Tutor"}>
          <Reply text={text} />
        </article>
      ))}
      {writing !== null && (
        <article aria-label="Tutor" aria-busy="true">
          {writing === "" ? <p role="status">The tutor is writing…</p> : <Reply text={writing} />}
        </article>
      )}
      {error && <p role="alert">{error}</p>}
      <form onSubmit={submit}>
        <label htmlFor="question" className="muted">
          Ask the tutor{problem ? " about the problem above" : ""}.
        </label>
        <textarea
          id="question"
          value={question}
          maxLength={QUESTION_LENGTH_MAX}
          onChange={(event) => setQuestion(event.target.value)}
        />
        <div className="row">
          <button type="submit">Ask</button>
        </div>
      </form>
    </section>
  );
}
