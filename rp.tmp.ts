import { readFileSync } from "node:fs";
import { solveSituation } from "@/server/solver/situations/situation";
import { replay } from "@/server/solver/situations/replay/replay";
import { toNumber } from "@/server/solver/expression/rational";
const n: Record<string, number> = {};
for (const line of readFileSync(process.argv[2]!, "utf8").trim().split("\n")) {
  const r = JSON.parse(line); const s = solveSituation(r.text);
  if ("unread" in s) continue;
  const a = replay(s, s.answer.value); const v = toNumber(s.answer.value);
  const ok = Math.abs(v - Number(String(r.key).replace(/,/g,""))) < 1e-3*Math.abs(v) || Math.abs(v/100 - Number(r.key))<1e-6;
  n[`${a} ${ok}`] = (n[`${a} ${ok}`] ?? 0) + 1;
  if (a === "fails" || !ok) console.log(a, ok, r.id, r.text, v, r.key, "\n   "+s.facts.map(({span,...f})=>JSON.stringify(f,(k,v)=>k==="shown"?undefined:typeof v==="bigint"?Number(v):v)).join("\n   "), JSON.stringify(s.question));
}
console.log(n);
