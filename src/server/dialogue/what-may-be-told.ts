/**
 * What of the standing visits under a right name and number is told on a call. Both are easily known to others, so the
 * line counts, and on another line one thing more that the clinic has on file. What is for the patient alone, the
 * treatment, is told on their own line only.
 */

/** Who is at the other end, as far as the line tells. */
export interface Line {
  /** E.164; null = withheld. */
  callerNumber: string | null;
  /** Staff who are signed in and try the assistant. */
  isStaff: boolean;
}

interface OnFile {
  /** E.164. */
  patientPhone: string | null;
  /** Clinic-local. */
  date: string;
  /** This very call booked it. */
  isOfThisCall: boolean;
}

/** On the line of the visit's own number, and of what this very call booked, all is told. */
export const mayTellTreatment = (
  { patientPhone, isOfThisCall }: Pick<OnFile, "patientPhone" | "isOfThisCall">,
  { callerNumber, isStaff }: Line,
): boolean => isStaff || isOfThisCall || (callerNumber !== null && patientPhone === callerNumber);

/**
 * Those of one patient's visits that may be told and changed.
 *
 * @param visits under the name and the number that the caller gave
 * @param proof `visitDay`: as the caller said it; `isKnown`: they said one before on this call, and it was right
 */
export function mayBeTold<Visit extends OnFile>(
  visits: readonly Visit[],
  line: Line,
  { visitDay, isKnown }: { visitDay: string | undefined; isKnown: boolean },
): { told: Visit[]; isProven: boolean } {
  const isProven = isKnown || visits.some(({ date, isOfThisCall }) => date === visitDay && !isOfThisCall);
  return { told: visits.filter((each) => isProven || mayTellTreatment(each, line)), isProven };
}
