import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import type { VisitClass } from "../learned/classes.ts";
import type { Likelihoods } from "../learned/classifier.ts";
import type { Utterance } from "../words.ts";
import { isBrief } from "./as-a-whole.ts";

/** From here on a reason is taken for likely. */
const likely = 0.6;

/** The reason for a visit that the wording as a whole tells, or null. */
export function likelyVisit(given: Likelihoods<VisitClass>, utterance: Utterance): AppointmentType | null {
  if (isBrief(utterance)) return null;
  return appointmentTypes.find((type) => given[type] >= likely) ?? null;
}
