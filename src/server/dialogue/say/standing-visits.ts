import type { FoundVisit } from "../decide/ledger.ts";
import { say, todayOf } from "./context.ts";
import type { ReplyContext, Sayings } from "./items.ts";
import { capital, firstName, inARow, onSlot, spokenDay, spokenList } from "./spoken.ts";
import { matterNames } from "./team.ts";
import { aVisit, theClinicConfirms, visitFor, visitOf } from "./visit-names.ts";

/** Visits that stand, as they were found or as this call made them. */

/** Of many, so many are told with their times. */
const mostTold = 3;

/** All of one person's: 'you've got a clean …'; of several people's each is told with its name. */
function told(visits: readonly FoundVisit[], context: ReplyContext): readonly string[] {
  const today = todayOf(context);
  const [first] = visits;
  const isOfOne = visits.every(({ patientName }) => patientName === first?.patientName);
  if (first === undefined || !isOfOne) return visits.map((visit) => visitOf(visit, today));
  return visits.map((visit) => `${aVisit(visit.appointmentType, visit.named)} ${onSlot(visit, today)}`);
}

/** What leads up to them, in turn. */
function starts(visits: readonly FoundVisit[], { caller }: ReplyContext): readonly string[] {
  const [first] = visits;
  const isOfOne = visits.every(({ patientName }) => patientName === first?.patientName);
  if (first === undefined || !isOfOne) return ["I've got", "I can see", "There's"];
  if (first.person === caller) return ["You've got", "I've got you down for", "You're in for"];
  const name = firstName(first.patientName);
  return [`${name} has`, `I've got ${name} down for`, `${name}'s in for`];
}

/** Asked after, what was requested is told with what becomes of it. */
const heldTill = (booked: readonly FoundVisit[]): string => {
  if (theClinicConfirms(booked) === "") return "";
  return booked.length === 1
    ? "That time's held for you, and the clinic will confirm it."
    : "Those times are held for you, and the clinic will confirm them.";
};

/** The days alone of those beyond the first. */
function restOf(visits: readonly FoundVisit[], today: string): string {
  const days = visits.slice(mostTold, 2 * mostTold).map(({ date }) => spokenDay(date, today));
  const more = visits.length > 2 * mostTold ? ["more later on"] : [];
  return days.length === 0 ? "" : `After that there's ${spokenList([...days, ...more], "and")}.`;
}

export const standingVisits: Sayings<"visits" | "so_far" | "no_visits"> = {
  visits({ visits }, context) {
    const each = told(visits, context).slice(0, mostTold);
    if (each.length === 0) return [];
    const rest = inARow(restOf(visits, todayOf(context)), theClinicConfirms(visits));
    const list = context.manner === "slow" ? each.join(". And ") : spokenList(each, "and");
    return [say("visits", ...starts(visits, context).map((start) => inARow(`${start} ${list}.`, rest)))];
  },
  so_far({ booked, cancelled, openMatter, notBooked, isWithTeam, standing, isNothingElse }, context) {
    const today = todayOf(context);
    const done = booked.slice(0, mostTold).map((visit) => visitFor(visit, today));
    const list =
      done.length === 0
        ? ["Nothing's booked yet.", "I haven't booked anything yet."]
        : (openMatter === null
            ? ["I've got", "What I've got down is", "There's"]
            : ["So far I've got", "What I've got so far is", "Up to now there's"]
          ).map((start) => inARow(`${start} ${spokenList(done, "and")}.`, heldTill(booked)));
    const gone = cancelled.slice(0, mostTold).map((visit) => visitFor(visit, today));
    const off = gone.length === 0 ? "" : `I've cancelled ${spokenList(gone, "and")}.`;
    const isForTeam = openMatter === "message" || openMatter === "callback";
    const open =
      openMatter === null
        ? ""
        : isForTeam
          ? isWithTeam
            ? "What you've said since goes to them once we're done."
            : "I've got what you told me, and it goes to the team once we're done."
          : `We haven't finished ${matterNames[openMatter]} yet.`;
    const none = notBooked === null ? "" : `I haven't booked anything for ${notBooked} on this call.`;
    const nothing = isNothingElse ? "I haven't changed anything else." : none;
    const stands = standing.slice(0, mostTold).map((visit) => visitFor(visit, today));
    const still = stands.length === 0 ? "" : `${spokenList(stands, "and")} still stands as it was.`;
    const team = isWithTeam ? "The team has what you told me." : "";
    const isListed =
      done.length > 0 || (nothing === "" && off === "" && still === "" && team === "" && !isForTeam);
    return [
      say(
        "so_far",
        ...list.map((each) => inARow(nothing, isListed ? each : "", off, capital(still), team, open)),
      ),
    ];
  },
  no_visits({ isWithheld, tries }) {
    if (isWithheld)
      return [
        say(
          "no_visits.withheld",
          "Sorry, I can't open a visit from this number with that.",
          "I can't open a visit from this number that way, sorry.",
        ),
      ];
    return tries > 1
      ? [
          say(
            "no_visits.again",
            "I can't bring it up with that either, sorry.",
            "Sorry, I can't open anything with those details.",
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
