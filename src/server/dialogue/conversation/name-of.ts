import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { PersonName } from "#server/dialogue/understanding.ts";
import type { Detail } from "./state.ts";

/** The name a visit stands under, as if the caller had just given it. */
export function nameOf({ patientName }: FoundAppointment): Detail<PersonName> {
  const [first = patientName, ...rest] = patientName.split(" ");
  const value = { first, last: rest.join(" ") || null, full: patientName };
  return { value, heard: patientName, assumed: ["as the appointment before"], unsure: false };
}
