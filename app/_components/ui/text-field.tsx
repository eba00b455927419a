import type { InputHTMLAttributes } from "react";
import { FieldError } from "@/app/_components/ui/field-error";

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
}

/** An input with its label and what is wrong with it. */
export function TextField({ id, label, error, ...input }: TextFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="text-[15px] font-medium">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="field mt-1.5"
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
