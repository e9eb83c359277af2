/** What patients ask for when they would rather see a woman or a man; nobody has to say. */
export const genders = ["female", "male", "other"] as const;
export type Gender = (typeof genders)[number];

/** Hours of a weekday on the clinic's clock; a day may have several, such as before and after lunch. */
export interface WorkingHours {
  /** 0 = Sunday … 6 = Saturday. */
  weekday: number;
  start: string;
  end: string;
}

/** Roles whose people patients are booked with, unless the clinic says otherwise. */
export const clinicalRoles: readonly string[] = ["Dentist", "Oral health therapist", "Hygienist"];
export const mostHoursADay = 4;
