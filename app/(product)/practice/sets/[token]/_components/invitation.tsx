import type { JoinState, SetView } from "@/server/features/practice/types";
import { JoinForm } from "./join-form";

interface InvitationProps {
  readonly set: SetView;
  readonly action: (state: JoinState, form: FormData) => Promise<JoinState>;
}

/** The way into a set for someone who does not take part: what is in it, and what its maker will see. */
export function Invitation({ set: { token, skills, length, isMaker }, action }: InvitationProps) {
  return (
    <section aria-labelledby="take-part" className={isMaker ? "mt-10 border-hairline border-t pt-8" : ""}>
      <h2 id="take-part" className={isMaker ? "font-serif text-[26px] leading-tight" : "mt-2 text-muted"}>
        {isMaker ? "Try it yourself" : `${length} ${length === 1 ? "problem" : "problems"}`}
      </h2>
      <ul className="mt-3 divide-y divide-hairline border-y border-hairline">
        {skills.map(({ skill, name, count }) => (
          <li key={skill} className="flex min-h-11 items-center justify-between gap-4 py-2">
            <span>{name}</span>
            <span className="text-muted">{count}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-[15px] text-muted">
        Everyone gets different numbers. The person who made this set sees, skill by skill, who is stuck and
        which common mistakes come up, under the name you give here. They do not see what you write, or
        anything else you do on Classmate. You can leave at any time and keep what you practised.
      </p>
      <JoinForm action={action} token={token} />
    </section>
  );
}
