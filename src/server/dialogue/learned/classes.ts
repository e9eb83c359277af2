import { type AppointmentType, appointmentTypes } from "#contract/limits.ts";
import { dentalTroubles, type EmergencyDegree, lifeThreats } from "../readings.ts";

/** `none` = no danger: over, denied, feared, joked about, told of others, or another matter. */
export type DangerClass = EmergencyDegree | "self_harm" | "none";
export const dangerClasses: readonly DangerClass[] = [...lifeThreats, "self_harm", ...dentalTroubles, "none"];

/** `none` = no reason for a visit is told. */
type VisitClass = AppointmentType | "none";
export const visitClasses: readonly VisitClass[] = [...appointmentTypes, "none"];
