import type { AuthFormState } from "@/server/features/auth/types";

/** A sign-in form that nobody has sent yet. */
export const START: AuthFormState = {
  ok: true,
  error: null,
  fieldErrors: {},
  values: { email: "" },
  notice: null,
  mail: null,
};
