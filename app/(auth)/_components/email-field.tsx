import { FieldError } from "@/app/_components/ui/field-error";

interface EmailFieldProps {
  readonly value: string;
  readonly error: string | undefined;
}

export function EmailField({ value, error }: EmailFieldProps) {
  return (
    <div>
      <label htmlFor="email" className="text-[15px] font-medium">
        E-mail
      </label>
      <input
        id="email"
        name="email"
        type="email"
        required
        autoComplete="email"
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "email-error" : undefined}
        className="field mt-1.5"
      />
      <FieldError id="email-error" message={error} />
    </div>
  );
}
