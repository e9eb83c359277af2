import type { MatterKind, Person } from "../decide/ledger.ts";
import type { Refusal } from "../decide/plan.ts";
import type { FoundAppointment } from "../events.ts";
import { arePluralRelations } from "../who/relations.ts";
import { type SayContext, say, todayOf } from "./context.ts";
import type { Sayings } from "./items.ts";
import { firstName, inARow, onShortSlot, onSlot, spokenList, spokenSlot } from "./spoken.ts";
import { clinicLine, matterNames } from "./team.ts";
import { nearestTimes } from "./times.ts";
import { bareVisit, severalAlso, theClinicConfirms, visitFor } from "./visit-names.ts";

/** What was done, from the results alone, and what could not be. */

const isConfirmed = ({ status }: FoundAppointment): boolean => status === "confirmed";

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
  | "refused"
  | "visit_confirmed"
  | "visit_stays"
  | "dropped"
  | "left_undone"
  | "next_matter"
  | "up_next"
> = {
  booked({ visit, also = [] }, context) {
    const what = visitFor(visit, todayOf(context));
    const noted =
      also.length === 0
        ? []
        : [
            say(
              "booked.also",
              `I've put in the notes that you'd like ${severalAlso(also)} in the same visit.`,
            ),
          ];
    const told = isConfirmed(visit)
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
    return [...told, ...noted];
  },
  moved({ to }, context) {
    const slot = spokenSlot(to, todayOf(context));
    const confirms = theClinicConfirms([to]);
    const whose = `${firstName(to.patientName)}'s ${bareVisit(to.appointmentType, to.named)}`;
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
  cancelled({ visit }, context) {
    const slot = onShortSlot(visit, todayOf(context));
    const what = `the ${bareVisit(visit.appointmentType, visit.named)} ${slot}`;
    return [
      say(
        "cancelled",
        `No worries, ${what} is cancelled.`,
        `All done, ${what} is cancelled.`,
        `That's off the book: ${what} is cancelled.`,
      ),
    ];
  },
  refused: ({ reason, nearest }, context) => [
    say(
      `refused.${reason}`,
      ...refusals[reason].map((why) =>
        inARow(why, ringInstead(reason, context), nearestTimes(nearest, context)),
      ),
    ),
  ],
  visit_confirmed({ visit }, context) {
    const slot = onSlot(visit, todayOf(context));
    return [
      say(
        "visit_confirmed",
        `Lovely, we'll see you ${slot}.`,
        `Thanks for letting us know, see you ${slot}.`,
        `Great, that's you coming ${slot}.`,
      ),
    ];
  },
  visit_stays: ({ visit }, context) => {
    const what =
      visit === null
        ? "it"
        : `the ${bareVisit(visit.appointmentType, visit.named)} ${onShortSlot(visit, todayOf(context))}`;
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
  left_undone({ kind, visit }, scene) {
    const at = visit && onShortSlot(visit, todayOf(scene));
    const ways = {
      book: ["I haven't booked that, then.", "That's not booked, then."],
      move: [
        `I haven't moved it, then${at === null ? "" : `: it's still ${at}`}.`,
        `That's not moved, then${at === null ? "" : `: it's still ${at}`}.`,
      ],
      cancel: [
        `I haven't cancelled it, then${at === null ? "" : `: it still stands ${at}`}.`,
        `That's not cancelled, then${at === null ? "" : `: it still stands ${at}`}.`,
      ],
    };
    return [say(`left_undone.${kind}`, ...ways[kind])];
  },
  up_next({ kind, name, also = [] }, { people }) {
    const who = whoseOf(name, people);
    if (also.length > 0) {
      const all = [{ kind, name }, ...also].map((each) => {
        const whose = whoseOf(each.name, people);
        return `${waiting[each.kind]}${whose === null ? "" : ` for ${whose}`}`;
      });
      const listed = spokenList([...new Set(all)], "and");
      return [say("up_next.several", `I'll come to ${listed} right after this.`)];
    }
    // Those who come together are booked together: nobody asked what comes after.
    if (name !== null && who === null) return [];
    return [say(`up_next.${kind}`, ...upNext[kind](who === null ? "" : ` for ${who}`))];
  },
  next_matter({ kind, name }, { people }) {
    const who = whoseOf(name, people);
    if (who !== null)
      return [say("next_matter.person", `Now for ${who}.`, `And now ${who}.`, `Right, next is ${who}.`)];
    if (kind === "book")
      return [
        say("next_matter.book", "Now for the next one.", "On to the next one.", "Right, the next one."),
      ];
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

/** As they are spoken of: by first name, or 'your son'. Of 'your kids' one comes, and which is not known. */
function whoseOf(name: string | null, people: readonly Person[]): string | null {
  const isRelation =
    name !== null && people.some((person) => person.name === null && person.relation === name);
  return isRelation ? (arePluralRelations(name) ? null : `your ${name}`) : name;
}

/** As each is called that waits its turn. */
const waiting: Readonly<Record<MatterKind, string>> = {
  book: "the booking",
  move: "the move",
  cancel: "the cancellation",
  check: "the other visit",
  confirm: "the other visit",
  late: "your running late",
  waitlist: "the waitlist",
  leave_waitlist: "your place on the waitlist",
  message: "your message",
  callback: "the ring back",
};
const afterThis =
  (kind: MatterKind) =>
  (whose: string): Wordings => [
    `I'll come to ${waiting[kind]}${whose} right after this.`,
    `Once we're done here, we'll go on to ${waiting[kind]}${whose}.`,
  ];
const forTeam = (): Wordings => [
  "I'll let the team know about that too, right after this.",
  "And that one I'll put to the team, once we're done here.",
];
type Wordings = readonly [string, ...string[]];
/** Each is done on the same call, and said once it was. */
const upNext: Readonly<Record<MatterKind, (whose: string) => Wordings>> = {
  book: afterThis("book"),
  move: afterThis("move"),
  cancel: afterThis("cancel"),
  check: afterThis("check"),
  confirm: afterThis("confirm"),
  late: forTeam,
  waitlist: afterThis("waitlist"),
  leave_waitlist: afterThis("leave_waitlist"),
  message: forTeam,
  callback: () => ["I'll come to the ring back right after this.", "And the ring back I'll take down next."],
};
