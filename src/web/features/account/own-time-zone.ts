/** Of this browser: an account belongs to a person, who may be away from the clinic. */
export const ownTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
