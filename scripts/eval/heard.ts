import type { AppointmentType } from "#contract/limits.ts";
import type { Act } from "#server/dialogue/hear/acts/acts.ts";
import type { DangerDegree } from "#server/dialogue/hear/acts/of-danger.ts";
import type { HearContext } from "#server/dialogue/hear/context.ts";
import { hear } from "#server/dialogue/hear/hear.ts";

/** A call that has just begun, on a Monday morning. */
export const openCall: HearContext = {
  now: Date.UTC(2026, 7, 10, 0, 0),
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
  previousDate: null,
  prompt: "open",
  wish: null,
  filled: [],
  candidates: [],
  callerNumber: null,
  isOwnNumberDeclined: false,
  digitsSoFar: "",
  bookings: 0,
  namesAwaited: 0,
  lastName: "",
  lettersSoFar: "",
  practitioners: [],
};

/** The acts of a first sentence. */
export const actsIn = (text: string, light: Partial<HearContext> = {}): readonly Act[] =>
  hear(text, [], { ...openCall, ...light }).acts;

/** How grave it is that a first sentence tells; null = no danger. */
export function degreeIn(text: string): DangerDegree | null {
  const told = actsIn(text).flatMap((act) => (act.kind === "danger" ? [act.degree] : []));
  return degrees.find((degree) => told.includes(degree)) ?? null;
}
const degrees: readonly DangerDegree[] = ["life", "perhaps_life", "urgent"];

/** The reason that is heard where one was asked for. */
export const treatmentIn = (text: string): AppointmentType | null =>
  actsIn(text, { prompt: "treatment", wish: "book" }).flatMap((act) =>
    act.kind === "treatment" ? [act.treatment] : [],
  )[0] ?? null;

export const nameIn = (text: string, prompt: HearContext["prompt"]): string =>
  actsIn(text, { prompt }).flatMap((act) => (act.kind === "name" ? [act.name.full] : []))[0] ?? "";
