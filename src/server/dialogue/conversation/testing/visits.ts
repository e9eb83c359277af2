import type { BookEntry, ClinicBook } from "./clinic-book.ts";
import { mine } from "./test-call.ts";

/** An appointment that stands in the book, made with the number of `mine`. */
export const aVisit = (over: Partial<BookEntry> = {}): BookEntry => ({
  appointmentId: "visit-1",
  patientName: "Mia Chen",
  patientPhone: mine.callerNumber,
  date: "2026-08-11",
  time: "10:00",
  appointmentType: "Teeth Cleaning",
  status: "confirmed",
  notes: "",
  isCancelled: false,
  ...over,
});

/** Who comes when: `Mia Chen 2026-08-11 10:00`. */
export const standingIn = ({ entries }: ClinicBook): string[] =>
  entries
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);
