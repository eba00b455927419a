interface FieldErrorProps {
  readonly id: string;
  readonly message: string | undefined;
}

/** What is wrong with a field; the field names it with `aria-describedby`. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} role="alert" className="mt-1.5 text-sm text-danger">
      {message}
    </p>
  );
}
