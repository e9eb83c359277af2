import type { FreeTime } from "#contract/errors.ts";
import { minutesOf, toLocal } from "#kernel/zoned-time.ts";
import type { FoundAppointment, ToolResult } from "../../events.ts";
import { tellAnew } from "../frames/lateness.ts";
import { isSooner } from "../frames/moved-wish.ts";
import { settle } from "../frames/settle.ts";
import { lookedForKey, wishIn } from "../frames/time.ts";
import type { FoundVisit, Ledger, Matter, When } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { passOnSwap } from "../swap.ts";
import { endOutboundCall } from "../talk/outbound-call.ts";
import { minutesOfVisit, withinLimit } from "../time-limit.ts";
import { change, changeMatter, changePerson, type LiveLedger, plan, type Turn } from "../turn.ts";
import type { Waiting } from "../waiting.ts";
import { fitting, isExact, isOneDay, toOffer } from "../when-wish.ts";
import { takeLeaving } from "./leaving-waitlist.ts";
import { ownVisitAt } from "./own-visit-at.ts";
import { indexOf, type ResultOf, settled, type WaitingFor } from "./settled.ts";
import { takeTold } from "./take-told.ts";

/** Takes what a tool did into the ledger, and plans what is to be said of it. Only this may be stated as fact. */
export function takeResult(turn: Turn, waiting: Waiting, result: ToolResult): Turn {
  const done = change(turn, { waiting: null });
  switch (result.type) {
    case "line_visits":
      return change(done, { lineVisits: result.visits });
    case "slots":
      return waiting.for === "slots" ? takeSlots(done, waiting, result) : done;
    case "held":
      return waiting.for === "hold" ? changeMatter(done, waiting.matter, { isHeld: true }) : done;
    case "not_held":
      return waiting.for === "hold" ? slotGone(done, waiting.matter, waiting.slot, result.nearest) : done;
    case "booked":
      return waiting.for === "book" ? takeBooked(done, waiting, result) : done;
    case "not_booked":
      return waiting.for === "book" ? takeRefusal(done, waiting, result) : done;
    case "appointments":
      return waiting.for === "appointments" ? takeFound(done, waiting, result) : done;
    case "cancelled":
      return waiting.for === "cancel" ? takeCancelled(done, waiting, result) : done;
    case "rescheduled":
      return waiting.for === "reschedule" ? takeMoved(done, waiting, result) : done;
    case "not_rescheduled":
      return waiting.for === "reschedule" ? takeRefusal(done, waiting, result) : done;
    case "not_cancelled":
    case "not_waitlisted":
      return "matter" in waiting ? refused(done, waiting, result.reason) : done;
    case "waitlisted":
      return settled(done, waiting, { item: "waitlisted", wish: result.wish, isNew: result.isNew });
    case "left_waitlist":
    case "on_waitlist":
    case "not_on_waitlist":
      return waiting.for === "leave_waitlist" ? takeLeaving(done, waiting, result) : done;
    case "message_taken":
      return waiting.for === "message" ? takeTold(done, waiting, result) : done;
    case "message_failed":
      return refused(done, waiting, "message_failed");
    case "calls_stopped":
      return takeStopped(done, waiting);
  }
}

/** A call of ours has nothing more to say to them. */
function takeStopped(turn: Turn, waiting: Waiting): Turn {
  const why = waiting.for === "stop_calls" ? waiting.why : "opt_out";
  const told = plan(change(turn, { fruitless: 0 }), { item: "calls_stopped", why });
  return turn.ledger.outbound === null ? told : endOutboundCall(told, { item: "bye", why: "finished" });
}

function refused(
  turn: Turn,
  waiting: Waiting,
  reason: Extract<PlanItem, { item: "refused" }>["reason"],
): Turn {
  const index = indexOf(waiting);
  const matter = index === null ? undefined : turn.ledger.matters[index];
  if (index === null || !matter) return turn;
  const isTrouble = reason === "trouble";
  const over = settle(turn.ledger, index, isTrouble ? "passed_on" : "dropped", isTrouble ? "callback" : null);
  return plan(change(turn, over), { item: "refused", what: matter.kind, reason, nearest: [] });
}

function takeSlots(
  turn: Turn,
  { matter: index, wish }: WaitingFor<"slots">,
  result: ResultOf<"slots">,
): Turn {
  const matter = turn.ledger.matters[index];
  if (!matter) return turn;
  const { treatment } = matter;
  const whom = matter.whom && { whom: matter.whom };
  if (result.obstacle === "not_by_phone") {
    const told: PlanItem = {
      ...{ item: "obstacle", obstacle: result.obstacle, wish, treatment },
      ...{ closedFor: null, lastDay: null, nearest: [] },
    };
    return plan(change(turn, settle(turn.ledger, index, "passed_on", "message")), told);
  }
  const own = ownVisitAt(turn.ledger, matter, wish);
  // 'Leave it, half two's good', of the half past two that is theirs: nothing is changed, and it is never called taken.
  if (own)
    return plan(change(turn, { ...settle(turn.ledger, index, "dropped"), asked: null }), {
      item: "visit_stays",
      visit: own,
    });
  const when = wishIn(turn.ledger, matter) ?? matter.when;
  const looked = { lookedFor: lookedForKey(wish, matter) };
  const fits = fitting(when, withoutOwn(result.fitting, matter), minutesOfVisit(turn.ledger, matter)).filter(
    isSooner(matter),
  );
  const [exact] = isExact(when) ? fits : fits.filter((slot) => isSameTime(slot, when, matter));
  const isOurs = turn.ledger.booked.some(({ date, time }) => date === wish.fromDate && time === wish.time);
  const following = exact ? null : besideOther(turn.ledger, matter, isOurs ? result.nearest : fits);
  if (following)
    return changeMatter(turn, index, { ...looked, slot: following, isHeld: false, offered: fits });
  if (exact) return changeMatter(turn, index, { ...looked, slot: exact, isHeld: false, offered: fits });
  const offered = toOffer(when, besideOthers(turn.ledger, matter, fits.filter(isReachable(turn.ledger))));
  if (offered.length > 0)
    return plan(changeMatter(turn, index, { ...looked, offered }), {
      item: "offered",
      ...{ times: offered, wish, isExact: false, total: fits.length, ...whom },
    });
  const swapped = passOnSwap(turn, index);
  if (swapped) return swapped;
  const isWithin = withinLimit(when.limit, minutesOfVisit(turn.ledger, matter));
  const others = result.fitting.filter(isWithin);
  const nearest = withoutOwn(result.nearest.length > 0 ? result.nearest : others, matter)
    .filter(isSooner(matter))
    .filter(matter.declined ? isWithin : () => true)
    .slice(0, 3);
  // Free at the very time, and left out by a limit that was told elsewhere: asked whether it suits, and never called taken. Taken
  // by whoever came before them on this call: the times beside it are what is wanted.
  const atTime = nearest.filter(({ date, time }) => date === wish.fromDate && time === wish.time);
  const besides = isOurs ? nearest : atTime;
  if (besides.length > 0)
    return plan(changeMatter(turn, index, { ...looked, offered: besides }), {
      item: "offered",
      ...{ times: besides, wish, isExact: false, total: besides.length, ...whom },
    });
  const offers = changeMatter(turn, index, { ...looked, offered: nearest });
  // Whoever was asked for does not do it: what is free is with somebody else.
  const open = result.obstacle === "not_done_by" ? withAnybody(offers, index) : offers;
  return plan(open, {
    item: "obstacle",
    obstacle: result.obstacle === "none" ? "taken" : result.obstacle,
    ...{ wish, closedFor: result.closedFor ?? null, lastDay: result.lastDay ?? null, nearest },
    ...{ treatment, ...whom },
  });
}

function withAnybody(turn: Turn, index: number): Turn {
  const matters = turn.ledger.matters.map((each, at) => {
    if (at !== index) return each;
    const { whom: _, ...anybody } = each;
    return { ...anybody, lookedFor: null };
  });
  return change(turn, { matters });
}

/** What begins before anybody could be there is not offered; whoever asks for it by the clock may have it. */
const isReachable = (ledger: LiveLedger): ((slot: FreeTime) => boolean) => {
  const soonest = toLocal(ledger.now + leadMs, ledger.facts.timeZone);
  return ({ date, time }) => date > soonest.date || (date === soonest.date && time >= soonest.time);
};
const leadMs = 10 * 60_000;

/** A visit that only changes its day keeps its time where that is free. */
const isSameTime = (
  { time }: FreeTime,
  { reading: { days, times } }: When,
  { kind, visit }: Matter,
): boolean =>
  kind === "move" && times.length === 0 && isOneDay(days.map(({ value }) => value)) && time === visit?.time;

/**
 * Whoever comes with somebody else of this call comes straight after them, or just before; null where that is not free. Only
 * what was first asked for is taken so: whoever asks for another time is offered times.
 */
function besideOther(
  { booked, matters }: Ledger,
  { person, kind, lookedFor, opening, when }: Matter,
  slots: readonly FreeTime[],
): FreeTime | null {
  const other = booked.findLast((visit) => visit.person !== person);
  const theirs = matters.find((each) => each.visit?.appointmentId === other?.appointmentId);
  if (!other || kind !== "book" || lookedFor !== null) return null;
  const isTogether = theirs?.opening === opening || isOneDay(when.reading.days.map(({ value }) => value));
  const gap = ({ time }: FreeTime) => minutesOf(time) - minutesOf(other.time);
  const [nearest] = slots
    .filter((slot) => slot.date === other.date && Math.abs(gap(slot)) <= mostApart)
    .toSorted((a, b) => Number(gap(a) < 0) - Number(gap(b) < 0) || Math.abs(gap(a)) - Math.abs(gap(b)));
  return isTogether ? (nearest ?? null) : null;
}
/** Minutes between the beginnings of two visits that are one after the other. */
const mostApart = 60;

/** Whoever comes on the same day as somebody else of this call comes beside them. */
function besideOthers(
  { booked }: Ledger,
  { person }: Matter,
  slots: readonly FreeTime[],
): readonly FreeTime[] {
  const other = booked.findLast((visit) => visit.person !== person);
  const isSameDay = other !== undefined && slots.every(({ date }) => date === other.date);
  if (!other || !isSameDay) return slots;
  const away = ({ time }: FreeTime) => Math.abs(minutesOf(time) - minutesOf(other.time));
  return slots.toSorted((a, b) => away(a) - away(b)).slice(0, mostBeside);
}
const mostBeside = 3;

/** Where a visit stands already is no time to move it to. */
const withoutOwn = <Slot extends { date: string; time: string }>(slots: readonly Slot[], { visit }: Matter) =>
  slots.filter(({ date, time }) => visit === null || date !== visit.date || time !== visit.time);

const slotGone = (
  turn: Turn,
  index: number,
  slot: { date: string; time: string },
  nearest: readonly { date: string; time: string }[],
) =>
  plan(changeMatter(turn, index, { slot: null, isHeld: false, isAgreed: false, offered: nearest }), {
    item: "slot_gone",
    ...{ slot, nearest },
  });

function takeRefusal(
  turn: Turn,
  waiting: WaitingFor<"book"> | WaitingFor<"reschedule">,
  result: ResultOf<"not_booked"> | ResultOf<"not_rescheduled">,
): Turn {
  const slot = waiting.for === "book" ? waiting.booking : waiting.to;
  if (result.reason === "trouble" || result.reason === "not_found")
    return refused(turn, waiting, result.reason);
  return slotGone(turn, waiting.matter, { date: slot.date, time: slot.time }, result.nearest);
}

const ofThisCall = (visit: FoundAppointment, person: number, named: string | null): FoundVisit => ({
  ...visit,
  person,
  named,
  isOfThisCall: true,
});

/** What the caller called the visit that this matter is about. */
const namedIn = ({ matters }: Ledger, index: number): string | null =>
  matters[index]?.visit?.named ?? matters[index]?.named ?? null;

const personAt = (ledger: Ledger, index: number): number => ledger.matters[index]?.person ?? ledger.caller;

function takeBooked(turn: Turn, waiting: WaitingFor<"book">, { appointment }: ResultOf<"booked">): Turn {
  const visit = ofThisCall(
    appointment,
    personAt(turn.ledger, waiting.matter),
    namedIn(turn.ledger, waiting.matter),
  );
  const kept = changeMatter(turn, waiting.matter, { visit });
  const { also = [] } = turn.ledger.matters[waiting.matter] ?? {};
  return settled(change(kept, { booked: [...kept.ledger.booked, visit] }), waiting, {
    item: "booked",
    visit,
    ...(also.length > 0 && { also }),
  });
}

function takeMoved(
  turn: Turn,
  waiting: WaitingFor<"reschedule">,
  { from, to }: ResultOf<"rescheduled">,
): Turn {
  const person = personAt(turn.ledger, waiting.matter);
  const named = namedIn(turn.ledger, waiting.matter);
  const [before, after] = [ofThisCall(from, person, named), ofThisCall(to, person, named)];
  const isAnother = ({ appointmentId }: FoundVisit) => appointmentId !== from.appointmentId;
  const { booked, found, lineVisits } = turn.ledger;
  const moved = change(turn, {
    booked: [...booked.filter(isAnother), after],
    found: [...found.filter(isAnother), after],
    lineVisits: lineVisits.map((visit) => (visit.appointmentId === from.appointmentId ? to : visit)),
  });
  return settled(
    changeMatter(tellAnew(moved, turn.ledger, { was: before, now: after }), waiting.matter, {
      visit: after,
      movedFrom: { date: from.date, time: from.time },
    }),
    waiting,
    {
      item: "moved",
      from: before,
      to: after,
    },
  );
}

function takeCancelled(
  turn: Turn,
  waiting: WaitingFor<"cancel">,
  { appointment }: ResultOf<"cancelled">,
): Turn {
  const visit = ofThisCall(
    appointment,
    personAt(turn.ledger, waiting.matter),
    namedIn(turn.ledger, waiting.matter),
  );
  const isAnother = ({ appointmentId }: { appointmentId: string }) =>
    appointmentId !== appointment.appointmentId;
  const { booked, found, lineVisits } = turn.ledger;
  const gone = change(turn, {
    booked: booked.filter(isAnother),
    found: found.filter(isAnother),
    lineVisits: lineVisits.filter(isAnother),
  });
  return settled(tellAnew(gone, turn.ledger, { was: visit, now: null }), waiting, {
    item: "cancelled",
    visit,
  });
}

function takeFound(turn: Turn, waiting: WaitingFor<"appointments">, result: ResultOf<"appointments">): Turn {
  const { ledger } = turn;
  const matter = ledger.matters[waiting.matter];
  if (!matter) return turn;
  const person = ledger.people[matter.person];
  const isWithheld = result.isWithheld === true;
  const isNobodys = result.found.length === 0 && !isWithheld;
  // Looked for again, under the name from before.
  if (isNobodys && person?.former)
    return changePerson(turn, matter.person, { name: person.former, former: null });
  // A day is not guessed at for ever.
  const isWrongDay = isWithheld && waiting.visitDay !== null;
  const tries = (person?.lookUp?.tries ?? 0) + (isNobodys || isWrongDay ? 1 : 0);
  const lookUp = {
    name: person?.name?.full ?? "",
    phone: person?.phone ?? ledger.people[ledger.caller]?.phone ?? ledger.callerNumber ?? "",
    ...{ visitDay: waiting.visitDay, isWithheld, tries },
  };
  const visits = result.found.map((visit) => ({
    ...visit,
    person: matter.person,
    isOfThisCall: false,
    named: null,
  }));
  const others = ledger.found.filter((visit) => visit.person !== matter.person);
  const known = change(changePerson(turn, matter.person, { lookUp }), { found: [...others, ...visits] });
  // What is urgent goes to the team whether or not the visit is found.
  const isSought = matter.urgent === undefined && (isNobodys || isWrongDay);
  return isSought ? plan(known, { item: "no_visits", isWithheld, tries }) : known;
}
