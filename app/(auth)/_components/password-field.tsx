"use client";

import { useState } from "react";
import { FieldError } from "@/app/_components/ui/field-error";
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from "@/server/features/auth/constants";

interface PasswordFieldProps {
  /** A password that is being chosen, rather than one that is known. */
  readonly isNew: boolean;
  readonly error: string | undefined;
}

/** A password, which may be looked at while it is typed. */
export function PasswordField({ isNew, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const described = [isNew && "password-hint", error && "password-error"].filter(Boolean).join(" ");
  return (
    <div>
      <label htmlFor="password" className="text-[15px] font-medium">
        Password
      </label>
      <div className="relative mt-1.5">
        <input
          id="password"
          name="password"
          type={shown ? "text" : "password"}
          required
          minLength={isNew ? PASSWORD_LENGTH_MIN : undefined}
          maxLength={PASSWORD_LENGTH_MAX}
          autoComplete={isNew ? "new-password" : "current-password"}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="field pr-20"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show password"
          onClick={() => setShown(!shown)}
          className="needs-script absolute inset-y-0 right-0 min-w-16 px-3 text-sm text-muted hover:text-ink"
        >
          {shown ? "Hide" : "Show"}
        </button>
      </div>
      {isNew && (
        <p id="password-hint" className="mt-1.5 text-sm text-muted">
          At least {PASSWORD_LENGTH_MIN} characters. A few words are easier to remember than symbols.
        </p>
      )}
      <FieldError id="password-error" message={error} />
    </div>
  );
}
