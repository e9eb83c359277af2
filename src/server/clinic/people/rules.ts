import type { Gender, WorkingHours } from "#contract/clinic/people-options.ts";

/** Days, or hours of each of the days, on which somebody is away. Dates inclusive, times `HH:MM`; both times null = all day. */
export interface Absence {
  fromDate: string;
  toDate: string;
  fromTime: string | null;
  toTime: string | null;
}

/** Somebody whom patients are booked with. */
export interface Practitioner {
  id: string;
  name: string;
  role: string;
  gender: Gender | null;
  /** 0 = Sunday … 6 = Saturday. */
  weekdays: readonly number[];
  /** When patients are booked with them; null = on their weekdays, while the clinic is open. */
  hours: readonly WorkingHours[] | null;
  /** Names of the treatments they do; null = every one. */
  treatments: readonly string[] | null;
  /** The chairs they work in; null = any. */
  chairIds: readonly string[] | null;
  absences: readonly Absence[];
}
