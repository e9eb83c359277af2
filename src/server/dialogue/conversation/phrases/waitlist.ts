import type { FoundAppointment, WaitlistWish } from "#server/dialogue/events.ts";

/** What is said of the list of those who would come earlier. That a time will come free is never said. */

export const canWaitlist = "I can put you on the waitlist.";
export const canWaitlistThem = (first: string): string => `I can put ${first} on the waitlist.`;
/** To whom none of the times suits; a yes to it is a yes to the list. */
export const orWaitlist = "If no time suits, I can put you on the waitlist instead.";
export const teamTakesOff =
  "I cannot take anybody off the waitlist myself, so I will leave word for the team.";
export const onlyTeamSeesList = "Who is on the waitlist I do not see here; the team can tell you.";
export const onceBooked = "I can put you on the waitlist once this is done.";
export const lookInstead = "That should not wait, so I will look for a time now.";
export const noWaitlistHere = "I cannot change the waitlist on this line, but I can take a message.";
export const noVisitYet = "I do not find a visit under that name and number yet.";
export const notWaitlistedNow = "Sorry, I could not put you on the waitlist just now.";
/** Told of it, and asked whether to be on it. */
export const thereIsOne = "Yes, there is a waitlist for times that come free.";

/** From the result alone, `day` with the space before it: who is on it, and that the visit stands. */
export function waitlisted(
  { appointment, patientName }: WaitlistWish,
  { isNew, isForOther, day }: { isNew: boolean; isForOther: boolean; day: string },
): string {
  const [first = ""] = patientName.split(" ");
  const who = isForOther ? `${first} is` : "You are";
  const list = `${who} ${isNew ? "now" : "already"} on the waitlist`;
  return appointment
    ? `${list}: the clinic will be in touch if an earlier time comes free, and the appointment${day} stands.`
    : `${list}: the clinic will be in touch if a time comes free.`;
}

/** For the team, where it could not be done. */
export const waitlistInWords = (appointment: FoundAppointment | null, what: string, when: string): string =>
  [
    appointment
      ? `Wants to be on the waitlist for a time before ${appointment.date} at ${appointment.time}.`
      : `Wants to be on the waitlist for ${what}.`,
    when,
  ]
    .filter((each) => each !== "")
    .join(" ");
