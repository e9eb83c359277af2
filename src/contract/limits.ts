/** Business constants of the specification's section 9, and the bounds both sides enforce. Plain data. */
export const appointmentTypes = [
  "General Consultation",
  "Teeth Whitening",
  "Teeth Cleaning",
  "Root Canal",
  "Dental Implant",
  "Oral Surgery",
  "Emergency Visit",
  "Follow-up",
  "X-Ray/Imaging",
  "Preventive Care",
] as const;
export type AppointmentType = (typeof appointmentTypes)[number];
/** Booked when nobody says what for, and for whoever is in pain: the others of the ten can be hidden together. */
export const lastingAppointmentTypes: readonly string[] = ["General Consultation", "Emergency Visit"];
export const defaultAppointmentType: AppointmentType = "General Consultation";

export const appointmentStatuses = ["requested", "confirmed", "cancelled"] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

export const appointmentMinutes = 30;
export const slotStepMinutes = 30;
/** Who walked in may sit in the chair that long before it is entered. */
export const walkInMinutes = 60;
export const minPhoneLength = 10;
/** More requests than a clinic has overnight. */
export const mostConfirmedAtOnce = 200;
/** More visits than a clinic has in a day. */
export const mostSettledAtOnce = 200;
/** How long after a visit a desk still says whether the patient came: an import brings older ones into the records alone. */
export const settledWithinDays = 7;
/** Nobody knows who works when further ahead: a later day is a slip of the pen. Staff book the six-monthly check-ups. */
export const bookingHorizonDays = 730;
export const tooFarAhead = "Appointments can be booked up to two years ahead";
/** Callers are offered less: what lies beyond goes to the team as a message. */
export const callerHorizonDays = 120;
/** How many free times a refused booking offers instead. */
export const nearestSlotsOffered = 3;

export const defaultTimeZone = "Australia/Sydney";
export const defaultBusinessHours = {
  weekdays: { start: "09:00", end: "17:00" },
  weekends: { start: "09:00", end: "13:00" },
} as const;

export const signInCodeMinutes = 10;
export const googleSignInMinutes = 10;
/** How long a browser has to answer with a passkey. */
export const passkeyMinutes = 5;
/** A sign-in counts as fresh for so long: then nobody else has taken the seat. */
export const freshSignInMinutes = 15;
export const mostPasskeys = 20;
export const mostPasskeyName = 60;
export const textLimits = {
  name: 120,
  phone: 40,
  email: 254,
  notes: 2_000,
  reason: 500,
  address: 300,
  list: 4_000,
  url: 300,
} as const;

/** Sample numbers the dashboard shows while a workspace has none of its own. */
export const sampleOverview = {
  todayCallVolume: 47,
  appointmentsBooked: 23,
  noShows: 6,
  patientReactivationRate: "24%",
} as const;
