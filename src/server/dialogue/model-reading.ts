import type { AppointmentType } from "#contract/limits.ts";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";

/** What somebody else than the engine may take a caller's words to mean: wishes that are asked about again before anything is done. */
export const readableWishes = [
  "book",
  "reschedule",
  "cancel",
  "check_appointment",
  "running_late",
  "leave_message",
  "want_person",
  "ask_hours",
  "ask_address",
  "ask_parking",
  "ask_price",
  "ask_insurance",
  "ask_services",
] as const;
type ReadableWish = (typeof readableWishes)[number];
export const partsOfDay = ["morning", "afternoon"] as const;

/**
 * A proposed reading. It holds no yes and no no, no name, no number and no address: what identifies a caller or agrees to
 * something counts only in the caller's own words.
 */
export interface ModelReading {
  wish: ReadableWish | null;
  visit: AppointmentType | null;
  /** Clinic-local, `YYYY-MM-DD`. */
  date: string | null;
  /** `HH:MM` */
  time: string | null;
  partOfDay: (typeof partsOfDay)[number] | null;
}

const wishInWords: Record<ReadableWish, string> = {
  book: "I would like to book an appointment",
  reschedule: "I would like to move my appointment",
  cancel: "I would like to cancel my appointment",
  check_appointment: "When is my appointment",
  running_late: "I am running late",
  leave_message: "I would like to leave a message",
  want_person: "Can I speak to a person",
  ask_hours: "What are your opening hours",
  ask_address: "What is your address",
  ask_parking: "Is there parking",
  ask_price: "How much does it cost",
  ask_insurance: "Do you take health insurance",
  ask_services: "What services do you offer",
};

/** What callers call the visit. */
const visitInWords: Readonly<Record<AppointmentType, string>> = {
  "General Consultation": "a check-up",
  "Teeth Whitening": "teeth whitening",
  "Teeth Cleaning": "a cleaning",
  "Root Canal": "a root canal",
  "Dental Implant": "a dental implant",
  "Oral Surgery": "a wisdom tooth removal",
  "Emergency Visit": "an emergency visit",
  "Follow-up": "a follow-up",
  "X-Ray/Imaging": "an x-ray",
  "Preventive Care": "preventive care",
};

/** The reading as a caller would say it, so that the engine hears it with all its own care; empty when it says nothing. */
export function wordsOfReading({ wish, visit, date, time, partOfDay }: ModelReading): string {
  const words = [
    wish === null ? "" : wishInWords[wish],
    visit === null ? "" : `for ${visitInWords[visit]}`,
    date === null ? "" : `on ${spokenDate(date)}`,
    time === null ? "" : `at ${twelveHour(time)}`,
    partOfDay === null || time !== null ? "" : `in the ${partOfDay}`,
  ];
  return words.filter((each) => each !== "").join(" ");
}
