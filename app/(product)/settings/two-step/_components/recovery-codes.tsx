import { Section } from "../../_components/section";

/** Recovery codes, shown once: nobody can read them again. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  return (
    <Section id="codes" title="Your recovery codes">
      <p className="text-[16px]">
        Two-step sign-in is on. Keep these codes somewhere you can find them without your phone. Each works
        once, and we cannot show them again.
      </p>
      <ul className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1 font-mono text-[16px] sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join("\n")}\n`)}`}
        download="recovery-codes.txt"
        className="button mt-5"
      >
        Save as a file
      </a>
    </Section>
  );
}
