import { ABILITIES } from "./ability-examples";

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
