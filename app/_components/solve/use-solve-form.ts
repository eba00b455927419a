import { unstable_rethrow } from "next/navigation";
import { use, useActionState } from "react";
import { type OnDevice, StageContext } from "@/app/_device/stage-context";
import { track } from "@/app/_lib/analytics";
import { useInBrowser } from "@/app/_lib/use-in-browser";
import type { CreateSolveState, SolveMode } from "@/server/features/solve/types";

export type SolveAction = (state: CreateSolveState, form: FormData) => Promise<CreateSolveState>;

const NOT_ARRIVED =
  "We could not reach Classmate. Your problem is still here: check your connection and try again.";

/** The state of a form that hands in a problem. Where this device has the engine the answer is shown at once. Handing in
 * counts as a click on Solve, whichever form it is. When the way to the server fails, the form stays as it was typed and
 * says so. So it does where problems stay on this device and the engine cannot be fetched. The server's page and a browser
 * without JavaScript get the action itself, which a form can post to. */
export function useSolveForm(
  action: SolveAction,
  start: { readonly text: string; readonly mode: SolveMode },
) {
  const inBrowser = useInBrowser();
  const { solve } = use(StageContext);
  return useActionState(inBrowser ? counted(orStay(onDevice(solve, action))) : action, {
    ...start,
    error: null,
  });
}

function orStay(action: SolveAction): SolveAction {
  return async (previous, form) => {
    try {
      return await action(previous, form);
    } catch (error) {
      unstable_rethrow(error);
      return { ...previous, text: String(form.get("text") ?? ""), error: NOT_ARRIVED };
    }
  };
}

function onDevice(solve: OnDevice["solve"], action: SolveAction): SolveAction {
  return async (previous, form) => {
    const isShown = await solve(form);
    return isShown ? { ...previous, text: "", error: null } : action(previous, form);
  };
}

function counted(action: SolveAction): SolveAction {
  return (previous, form) => {
    track("solve_btn_clicked", { mode: form.get("mode") === "hints" ? "hints" : "answer" });
    return action(previous, form);
  };
}
