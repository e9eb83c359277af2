import type { WaitsFor } from "../events.ts";
import { say, todayOf } from "./context.ts";
import type { ReplyContext, Sayings } from "./items.ts";
import { firstName, inARow, onDay, onShortSlot, spokenDay, spokenList } from "./spoken.ts";
import { aVisit } from "./visit-names.ts";

/** Who waits for a time that comes free, and who no longer does. */

/** `a clean and a filling earlier than Thursday` */
export const waitedFor = (waits: readonly WaitsFor[], context: ReplyContext): string =>
  spokenList(
    [
      ...new Set(
        waits.map(({ appointmentType, visitDate }) =>
          visitDate === null
            ? aVisit(appointmentType)
            : `${aVisit(appointmentType)} earlier than ${spokenDay(visitDate, todayOf(context))}`,
        ),
      ),
    ],
    "and",
  );

/** Whoever waits for an earlier time may think that their visit goes with it. */
const visitsStay = (waits: readonly WaitsFor[], isOther: boolean, context: ReplyContext): string => {
  const days = waits.flatMap(({ visitDate }) =>
    visitDate === null ? [] : [onDay(visitDate, todayOf(context))],
  );
  return days.length === 0
    ? ""
    : `${isOther ? "The" : "Your"} visit ${spokenList(days, "and")} stays where it is.`;
};

export const waitlists: Sayings<"waitlisted" | "left_waitlist" | "on_waitlist" | "not_on_waitlist"> = {
  waitlisted({ wish, isNew }, context) {
    const { appointment } = wish;
    const stands = appointment
      ? `If something earlier comes up, the clinic will be in touch. Your visit ${onShortSlot(appointment, todayOf(context))} stays where it is.`
      : "If something comes up, the clinic will be in touch.";
    const who = firstName(wish.patientName);
    return [
      say(
        isNew ? "waitlisted" : "waitlisted.already",
        ...(isNew
          ? [`Lovely, ${who} is on the waitlist.`, `Done, ${who} is on the waitlist now.`]
          : [`${who} is on the waitlist already.`]
        ).map((list) => inARow(list, stands)),
      ),
    ];
  },
  left_waitlist({ patientName, isOther, waits, stays }, context) {
    const who = firstName(patientName);
    const isPart = stays.length > 0;
    const rest = isPart ? `${isOther ? "It's" : "You're"} still down for ${waitedFor(stays, context)}.` : "";
    const off = isPart ? `now off the waitlist for ${waitedFor(waits, context)}` : "off the waitlist now";
    const ways = isOther
      ? [`${who} is ${off}.`, `Done, ${who} is ${off}.`]
      : [`You're ${off}, ${who}.`, `Done, ${who}, you're ${off}.`];
    return [
      say("left_waitlist", ...ways.map((way) => inARow(way, rest, visitsStay(waits, isOther, context)))),
    ];
  },
  on_waitlist({ patientName, isOther, waits }, context) {
    const who = isOther ? `${firstName(patientName)} is` : "You're";
    const what = waitedFor(waits, context);
    return [
      say("on_waitlist", `${who} still on the waitlist, for ${what}.`, `${who} on the waitlist for ${what}.`),
    ];
  },
  not_on_waitlist: ({ reason }) => [
    reason === "not_found"
      ? say(
          "not_on_waitlist",
          "I can't find that name and number on the waitlist.",
          "Hmm, there's nobody on the waitlist under that name and number.",
        )
      : say(
          "not_on_waitlist.other_line",
          "I can only do that for the number you're ringing from, sorry.",
          "Sorry, I can only look at the waitlist for the number you're ringing from.",
        ),
  ],
};
