/** Who may fill in for whom follows from the role: only the same role does. */
export const rosterRoles = [
  "Dentist",
  "Oral health therapist",
  "Hygienist",
  "Dental assistant",
  "Receptionist",
  "Practice manager",
] as const;
export type RosterRole = (typeof rosterRoles)[number];

export const mostMembers = 100;
/** More shifts than this are no day's plan but a slip of the pen. */
export const mostShifts = 6;
export const longestLeaveDays = 366;
/** Nobody is suggested for a shift that would take their week beyond this (Fair Work Act 2009, section 62). */
export const weekHours = 38;
