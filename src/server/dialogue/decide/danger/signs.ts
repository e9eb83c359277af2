import type { Act } from "../../hear/acts/acts.ts";
import type { DangerKind, VitalSign } from "../../hear/acts/of-danger.ts";
import type { Prompt } from "../ledger.ts";
import type { Danger } from "./danger.ts";
import { addsUp, isBorneOutBy, signsOf } from "./kinds.ts";

/** Signs that were told by name over the call: a check asks only for what they leave open, and is answered by them. */
export interface SignsTold {
  well: readonly VitalSign[];
  bad: readonly VitalSign[];
}

/** The last word counts. */
export function signsTold(danger: Danger | null, acts: readonly Act[]): SignsTold {
  const now = (kind: "all_right" | "not_right") =>
    acts.flatMap((act) => (act.kind === kind && "sign" in act ? [act.sign] : []));
  const [fine, troubled] = [now("all_right"), now("not_right")];
  const kept = (before: readonly VitalSign[] = []) =>
    before.filter((sign) => !fine.includes(sign) && !troubled.includes(sign));
  return {
    well: [...new Set([...kept(danger?.well), ...fine.filter((sign) => !troubled.includes(sign))])],
    bad: [...new Set([...kept(danger?.bad), ...troubled])],
  };
}

/** What a check still has to ask for: all of it where nothing is left open; of signs that add up, one at a time. */
export function openSigns(
  kind: DangerKind,
  { well = [], bad = [] }: Partial<SignsTold>,
): readonly VitalSign[] {
  const open = signsOf[kind].filter((sign) => !well.includes(sign) && !bad.includes(sign));
  const asked = open.length > 0 ? open : signsOf[kind];
  return addsUp(kind) ? asked.slice(0, 1) : asked;
}

type Check = Extract<Prompt, { ask: "danger_check" }>;

/** What they come to as an answer to the check, whatever yes or no is said with them; `partly`: some are well, the rest is open; null = nothing by themselves. */
export function answerBySigns(
  { danger, open = [] }: Check,
  { well, bad }: SignsTold,
): "well" | "partly" | "bad" | null {
  if (isBorneOutBy(danger, bad)) return "bad";
  if (bad.some((sign) => signsOf[danger].includes(sign)) || !open.some((sign) => well.includes(sign)))
    return null;
  return open.every((sign) => well.includes(sign)) ? "well" : "partly";
}
