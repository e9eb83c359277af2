import type { AppointmentType } from "#contract/limits.ts";
import type { ClinicFacts } from "../events.ts";
import type { Matter } from "./ledger.ts";

/** What is to be done in one visit: it is booked for the main one of them, and the others go with it. */

export interface Done {
  treatment: AppointmentType;
  /** What the caller called it; null = by no name. */
  named: string | null;
}

/** Where the clinic gives no lengths: what takes the most, and would not be left for another day, stands first. */
const byWeight: readonly AppointmentType[] = [
  "Emergency Visit",
  "Oral Surgery",
  "Dental Implant",
  "Root Canal",
  "Teeth Whitening",
  "General Consultation",
  "Follow-up",
  "Preventive Care",
  "Teeth Cleaning",
  "X-Ray/Imaging",
];

/** An emergency is the main one whatever its length; of the same weight what was told first. */
function isHeavier(one: Done, other: Done, { treatmentMinutes = {} }: ClinicFacts): boolean {
  if (one.treatment === "Emergency Visit" || other.treatment === "Emergency Visit")
    return one.treatment === "Emergency Visit" && other.treatment !== "Emergency Visit";
  const minutes = (treatmentMinutes[one.treatment] ?? 0) - (treatmentMinutes[other.treatment] ?? 0);
  return minutes === 0 ? byWeight.indexOf(one.treatment) < byWeight.indexOf(other.treatment) : minutes > 0;
}

const isSame = (one: Done, other: Done): boolean =>
  (one.named !== null && one.named === other.named) ||
  (one.treatment === other.treatment && (one.named === null || other.named === null));

/** With one more that is wished for beside it; `isSettled`: a time was chosen by the length of the main one, which stays so. */
export function withAlso(
  { treatment, named, also = [] }: Pick<Matter, "treatment" | "named" | "also">,
  added: Done,
  { facts, isSettled }: { facts: ClinicFacts; isSettled: boolean },
): Pick<Matter, "treatment" | "named" | "also"> {
  if (treatment === null) return { treatment: added.treatment, named: added.named };
  const main = { treatment, named };
  // 'A check-up and clean' is one thing, whichever of its kinds is heard in it.
  if (named !== null && named === added.named)
    return { treatment: isHeavier(added, main, facts) ? added.treatment : treatment, named, also };
  if ([main, ...also].some((each) => isSame(each, added))) return { treatment, named, also };
  return !isSettled && isHeavier(added, main, facts)
    ? { treatment: added.treatment, named: added.named, also: [main, ...also] }
    : { treatment, named, also: [...also, added] };
}

/** As staff read them. */
export const alsoLine = ({ also = [] }: Pick<Matter, "also">): string =>
  also.length === 0
    ? ""
    : `Also wanted in this visit: ${also.map(({ treatment, named }) => named ?? treatment).join(", ")}`;
