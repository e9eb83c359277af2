import { say, todayOf } from "./context.ts";
import type { Item, ReplyContext, Sayings } from "./items.ts";
import { isToRing, ringOf, rungBy, whenRead } from "./ring-wish.ts";
import { inARow, spokenList, spokenSlot } from "./spoken.ts";
import { theClinicConfirms, visitFor, visitOf } from "./visit-names.ts";

/** Whether something is so, said with a yes or a no first. */

type Whether = Item<"whether">;
type Claim = Whether["claim"];

/** Of many, so many are told. */
const mostTold = 4;

const listOf = (visits: Whether["visits"], context: ReplyContext): string =>
  spokenList(
    visits.slice(0, mostTold).map((visit) => visitFor(visit, todayOf(context))),
    "and",
  );

export const whatStands: Sayings<"whether"> = {
  whether: (item, context) => [
    say(
      `whether.${item.claim}.${String(item.isSo)}`,
      ...(item.claim === "told" ? told : waysOf)(item, context),
    ),
  ],
};

function waysOf(item: Whether, context: ReplyContext): readonly string[] {
  if (item.isSo === null) return unknown(item, context);
  return item.isSo ? yes(item, context) : no(item, context);
}

/** 'Is the fifteenth gone', of what was moved: from there it is, and where it stands now is said with it. */
function movedAway(
  { visits, movedFrom = [] }: Pick<Whether, "visits" | "movedFrom">,
  context: ReplyContext,
): readonly string[] {
  const days = spokenList(
    movedFrom.map((slot) => spokenSlot(slot, todayOf(context))),
    "and",
  );
  const now = listOf(visits, context);
  return [
    `Yes, ${days} is gone. What you've got now is ${now}.`,
    `Yes, that's off ${days}. All that's in is ${now}.`,
  ];
}

function yes({ claim, visits, cancelled, movedFrom }: Whether, context: ReplyContext): readonly string[] {
  if (movedFrom) return movedAway({ visits, movedFrom }, context);
  if (claim === "cancelled") {
    const gone = listOf(cancelled, context);
    return [`Yes, that's cancelled: ${gone}.`, `Yes, it's off. I've cancelled ${gone}.`];
  }
  const list = listOf(visits, context);
  const confirms = theClinicConfirms(visits);
  // Whoever asks whether it is theirs, or has still to be waited for, hears what a request is.
  if (claim === "booked" && confirms !== "")
    return [
      `Yes, that time's held for you: ${list}. The clinic just confirms it.${texted(context)}`,
      `Yes, nobody else can take it: ${list}. The clinic still confirms it, that's all.${texted(context)}`,
    ];
  const starts: Readonly<Record<Exclude<Claim, "told" | "cancelled">, readonly string[]>> = {
    moved: [`Yes, that's moved: it's now ${list}.`, `Yes, it's changed: ${list}.`],
    booked: [`Yes, that's in: ${list}.`, `Yes, I've got ${list}.`],
    stands: [`Yes, that still stands: ${list}.`, `Yes, nothing's changed there: ${list}.`],
  };
  return starts[claim === "told" ? "stands" : claim].map((start) => inARow(start, confirms));
}

/** Where texts are sent, and they have not asked for none. */
const texted = ({ facts, people, caller }: ReplyContext): string =>
  facts.writesOfVisits && !people[caller]?.isTextUnwanted ? " You'll get a text about it." : "";

const undone: Readonly<Record<Claim, string>> = {
  moved: "that hasn't been changed",
  cancelled: "that isn't cancelled",
  booked: "that isn't booked",
  stands: "that isn't booked",
  told: "that's not with the team",
};

function no(item: Whether, context: ReplyContext): readonly string[] {
  const { claim, visits, cancelled, whom } = item;
  if (claim === "stands" || claim === "booked") {
    if (visits.length > 0) return other(item, context);
    if (cancelled.length > 0) return [`No, I've cancelled ${listOf(cancelled, context)}.`];
    if (whom !== null)
      // Of this call alone: whether somebody else has a visit is theirs to hear.
      return [
        `I haven't booked anything for ${whom} on this call.`,
        `There's nothing booked for ${whom} on this call.`,
      ];
  }
  const rest = inARow(standing(item, context), handed(item, context));
  if (item.with === "us" && context.question?.ask === "agree_book")
    return [
      "Not yet: it goes in once you say yes, and then that time's held for you till the clinic confirms it.",
      "It's not in yet. Say yes, and that time's held for you; the clinic then confirms it.",
    ];
  return item.with === "us"
    ? [inARow("No, not yet.", standing(item, context)), `No, ${undone[claim]} yet.`]
    : [inARow(`No, ${undone[claim]} yet.`, rest), inARow("No, not yet.", rest)];
}

/** Not that one: what there is. */
const other = (item: Whether, context: ReplyContext): readonly string[] =>
  item.with === "us"
    ? [`No, not all of it yet. So far I've got ${listOf(item.visits, context)}.`]
    : [`No, what I've got is ${listOf(item.visits, context)}.`];

/** What was to be changed is as it was. */
function standing({ claim, visits }: Whether, context: ReplyContext): string {
  const isChange = claim === "moved" || claim === "cancelled";
  if (!isChange || visits.length === 0) return "";
  const list = spokenList(
    visits.slice(0, mostTold).map((visit) => visitOf(visit, todayOf(context))),
    "and",
  );
  return `${list} still ${visits.length === 1 ? "stands" : "stand"}.`;
}

/** Who sees to it, and when. */
function handed({ with: by, stored }: Whether, context: ReplyContext): string {
  if (by !== "team" || stored === null) return "";
  const ring = ringOf(stored, context);
  return isToRing(ring)
    ? `${inARow(`The team will sort that out when they ring ${rungBy(ring, context)}`, whenRead(ring, context))}.`
    : "It's with the team to sort out.";
}

function unknown(item: Whether, context: ReplyContext): readonly string[] {
  if (item.isLate)
    return [
      "I can't promise that from here, sorry. Nothing's been cancelled, and the team knows you're running late.",
      "That's up to the team when you get here, but they know you're running late, and nothing's been cancelled.",
    ];
  if (item.isElse)
    return [
      inARow("I haven't changed anything else.", handed(item, context)),
      inARow("Nothing else has been changed on this call.", handed(item, context)),
    ];
  return [
    inARow("I haven't changed or cancelled anything, so it's as it was.", handed(item, context)),
    inARow("Nothing's been changed or cancelled on this call.", handed(item, context)),
  ];
}

function told(item: Whether, context: ReplyContext): readonly string[] {
  if (item.isSo && item.visits.length > 0)
    return ["Yes, that's in the notes for the visit.", "Yes, whoever treats you will see it in the notes."];
  if (item.isSo)
    return [
      inARow("Yes, the team has that.", ringing(item, context)),
      inARow("Yes, that's written down for the team.", ringing(item, context)),
    ];
  return [
    "I've got that, and it goes to the team once we're done.",
    "It's noted, and the team will have it as soon as we're done.",
  ];
}

function ringing({ stored }: Whether, context: ReplyContext): string {
  const ring = stored && ringOf(stored, context);
  return ring && isToRing(ring)
    ? `${inARow(`They'll ring ${rungBy(ring, context)}`, whenRead(ring, context))}.`
    : "";
}
