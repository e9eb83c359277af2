import type { Refusal } from "../decide/plan.ts";
import type { FoundAppointment } from "../events.ts";
import { type SayContext, say, todayOf } from "./context.ts";
import type { Sayings } from "./items.ts";
import { firstName, inARow, onSlot, spokenDay, spokenList, spokenSlot } from "./spoken.ts";
import { clinicLine, matterNames } from "./team.ts";
import { nearestTimes } from "./times.ts";
import { aVisit, bareVisit, theClinicConfirms, visitOf } from "./visit-names.ts";

/** What was done, from the results alone, and what could not be. */

const isConfirmed = ({ status }: FoundAppointment): boolean => status === "confirmed";

/** A clean for Mia Chen, tomorrow, … */
const visitFor = (visit: FoundAppointment, today: string): string =>
  `${aVisit(visit.appointmentType)} for ${visit.patientName} ${onSlot(visit, today)}`;

const refusals: Readonly<Record<Refusal, readonly string[]>> = {
  slot_taken: ["Oh, sorry, that time's just been taken.", "Sorry, somebody's just got in before us."],
  outside_hours: ["Sorry, that time's outside our opening hours."],
  in_the_past: ["Sorry, that time's already gone."],
  too_far: ["Sorry, I can't book that far ahead."],
  already_cancelled: ["That one's cancelled already."],
  not_found: ["Sorry, I can't find that visit any more."],
  trouble: ["Sorry, that didn't go through on my end.", "I'm sorry, that didn't work just now."],
  message_failed: ["Sorry, I couldn't leave that message for the team."],
};

/** Whom to ring where even the message failed. */
const ringInstead = (reason: Refusal, { facts }: SayContext): string =>
  reason === "message_failed" && facts.phoneNumber !== "" ? `You can ring ${clinicLine(facts)}.` : "";

export const outcomes: Sayings<
  | "booked"
  | "moved"
  | "cancelled"
  | "waitlisted"
  | "refused"
  | "visit_confirmed"
  | "visit_stays"
  | "dropped"
  | "next_matter"
> = {
  booked({ visit }, scene) {
    const what = visitFor(visit, todayOf(scene));
    return isConfirmed(visit)
      ? [
          say(
            "booked",
            `You're all booked: ${what}.`,
            `Lovely, that's booked: ${what}.`,
            `Done, that's booked: ${what}.`,
          ),
        ]
      : [
          say(
            "requested",
            `Lovely, I've requested ${what}. The clinic will confirm it.`,
            `That's in: I've requested ${what}. The clinic will confirm it.`,
            `All done, I've requested ${what}. The clinic will confirm it.`,
          ),
        ];
  },
  moved({ to }, scene) {
    const slot = spokenSlot(to, todayOf(scene));
    const confirms = theClinicConfirms([to]);
    const whose = `${firstName(to.patientName)}'s ${bareVisit(to.appointmentType)}`;
    const asked = isConfirmed(to) ? "is now" : "is now requested for";
    return [
      say(
        "moved",
        ...["All done:", "Lovely,", "That's changed:"].map((start) =>
          inARow(`${start} ${whose} ${asked} ${slot}.`, confirms),
        ),
      ),
    ];
  },
  cancelled({ visit }, scene) {
    const slot = onSlot(visit, todayOf(scene));
    const what = `the ${bareVisit(visit.appointmentType)} ${slot}`;
    return [
      say(
        "cancelled",
        `No worries, ${what} is cancelled.`,
        `All done, ${what} is cancelled.`,
        `That's off the book: ${what} is cancelled.`,
      ),
    ];
  },
  waitlisted({ wish, isNew }, scene) {
    const { appointment } = wish;
    const stands = appointment
      ? `If something earlier comes up, the clinic will be in touch. Your visit ${onSlot(appointment, todayOf(scene))} stays where it is.`
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
  refused: ({ reason, nearest }, scene) => [
    say(
      `refused.${reason}`,
      ...refusals[reason].map((why) => inARow(why, ringInstead(reason, scene), nearestTimes(nearest, scene))),
    ),
  ],
  visit_confirmed({ visit }, scene) {
    const slot = onSlot(visit, todayOf(scene));
    return [
      say(
        "visit_confirmed",
        `Lovely, we'll see you ${slot}.`,
        `Thanks for letting us know, see you ${slot}.`,
        `Great, that's you coming ${slot}.`,
      ),
    ];
  },
  visit_stays: ({ visit }, scene) => {
    const what =
      visit === null ? "it" : `the ${bareVisit(visit.appointmentType)} ${onSlot(visit, todayOf(scene))}`;
    return [
      say(
        "visit_stays",
        `No worries, I'll leave ${what} as it is.`,
        `That's fine, ${what} stays as it is.`,
        `Okay, nothing changes, ${what} stays put.`,
      ),
    ];
  },
  dropped: ({ kind }) => [
    say(
      "dropped",
      `No worries, I'll leave ${matterNames[kind]}.`,
      "That's fine, we'll leave that.",
      "Okay, I haven't done anything with that.",
    ),
  ],
  next_matter({ kind, name }, { people }) {
    const isRelation = people.some((person) => person.name === null && person.relation === name);
    const who = isRelation ? `your ${name}` : name;
    if (who !== null)
      return [say("next_matter.person", `Now for ${who}.`, `And now ${who}.`, `Right, next is ${who}.`)];
    return [
      say(
        "next_matter",
        `Now for ${matterNames[kind]}.`,
        `Next, ${matterNames[kind]}.`,
        `Right, on to ${matterNames[kind]}.`,
      ),
    ];
  },
};

/** Of many, so many are told with their times. */
const mostTold = 3;

export const standingVisits: Sayings<"visits" | "so_far" | "no_visits"> = {
  visits({ visits }, scene) {
    const today = todayOf(scene);
    const [only, ...others] = visits;
    if (only === undefined) return [];
    if (others.length === 0)
      return [
        say(
          "visits.one",
          ...["I've got", "I can see", "There's"].map((start) =>
            inARow(`${start} ${visitOf(only, today)}.`, theClinicConfirms([only])),
          ),
        ),
      ];
    const told = visits.slice(0, mostTold).map((visit) => visitOf(visit, today));
    const count = visits.length > mostTold ? `I can see ${visits.length} visits. The next are ` : "I've got ";
    if (scene.manner === "slow")
      return [say("visits", inARow(...told.map((visit) => `I have ${visit}.`), restOf(visits, today)))];
    return [say("visits", inARow(`${count}${spokenList(told, "and")}.`, restOf(visits, today)))];
  },
  so_far({ booked, openMatter }, scene) {
    const today = todayOf(scene);
    const done = booked.slice(0, mostTold).map((visit) => visitFor(visit, today));
    const list =
      done.length === 0
        ? "Nothing's booked yet."
        : inARow(`So far I've got ${spokenList(done, "and")}.`, theClinicConfirms(booked));
    const open = openMatter === null ? "" : `We haven't finished ${matterNames[openMatter]} yet.`;
    return [say("so_far", inARow(list, open))];
  },
  no_visits({ isWithheld, tries }) {
    if (isWithheld)
      return [
        say(
          "no_visits.withheld",
          "Without the right day I can't tell or change anything from this number, sorry.",
          "Sorry, that's not the day I have, so I can't open anything from this number.",
        ),
      ];
    return tries > 1
      ? [
          say(
            "no_visits.again",
            "I still can't find it, sorry.",
            "Sorry, nothing's coming up under that either.",
          ),
        ]
      : [
          say(
            "no_visits",
            "I can't find a visit coming up under that name and number.",
            "Hmm, nothing's coming up under that name and number.",
            "Sorry, I don't see a visit under that name and number.",
          ),
        ];
  },
};

/** The days alone of those beyond the first. */
function restOf(visits: readonly FoundAppointment[], today: string): string {
  const rest = visits.slice(mostTold, mostTold + 3).map(({ date }) => spokenDay(date, today));
  return rest.length === 0 ? "" : `After that there's ${spokenList(rest, "and")}.`;
}
