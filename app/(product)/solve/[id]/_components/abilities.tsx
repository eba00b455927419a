const ABILITIES = [
  ["Arithmetic", "1 1/2 + 3/4"],
  ["Powers and roots", "sqrt(72)"],
  ["Percent", "45% of 120"],
  ["Put in a value", "Evaluate 3x² − 2 when x = 4"],
  ["Simplify and expand", "Expand (x + 3)(x − 5)"],
  ["Factor", "Factor x² + 7x + 12"],
  ["Equations", "3(x − 2) = x/2 + 9"],
  ["Systems of equations", "x + y = 7, x − y = 1"],
] as const;

/** The families of problems the engine knows, each with something to type. */
export function Abilities() {
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-2 text-[15px] sm:grid-cols-2">
      {ABILITIES.map(([family, example]) => (
        <div key={family}>
          <dt>{family}</dt>
          <dd className="text-muted">{example}</dd>
        </div>
      ))}
    </dl>
  );
}
