import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import type { Frame, Need } from "../frame.ts";
import type { FoundVisit, Ledger, Matter, When } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { cancelledIn, whatStands } from "../what-stands.ts";
import { hasWhen, isThen } from "../when-wish.ts";
import { isDead, keyOf, personOf } from "./people.ts";
import { quietly } from "./quiet.ts";
import { leaveToTeam, settle } from "./settle.ts";
import { isBarred, needVisit, visitMeantOf, visitsOf } from "./standing-visit.ts";
import { tellTeam } from "./team-task.ts";
import { needTime } from "./time.ts";
import { notesOfMove } from "./visit-notes.ts";

/** What callers want of visits that stand: moved, cancelled, told, confirmed. */

export const move: Frame = {
  kind: "move",
  takes: ["when", "name", "phone", "visit"],
  next: (ledger, matter, index) =>
    mayNotChange(ledger, matter, index) ??
    (matter.isSwap ? swap(ledger, matter, index) : null) ??
    withVisit(
      ledger,
      matter,
      index,
      (visit) => needTime(ledger, matter, index) ?? needYesToMove(ledger, matter, index, visit),
    ),
};

/** Neither of two can go first: once it is known whose they are, people do it. */
function swap(ledger: Ledger, matter: Matter, index: number): Need {
  const need = needFound(ledger, matter, index);
  if (need) return need;
  const which = visitsSwapped(ledger, matter);
  const notes = [...(which === null ? [] : [which]), ...matter.notes];
  const matters = ledger.matters.map((each, at) => (at === index ? { ...each, notes } : each));
  return leaveToTeam({ ...ledger, matters }, index, []);
}

/** For the team alone: theirs, and where that is but one, the other that stands on its day under the ringing number. */
function visitsSwapped(ledger: Ledger, matter: Matter): string | null {
  const own = visitsOf(ledger, matter);
  const [only, ...more] = own;
  if (!only) return null;
  const beside = ledger.lineVisits.filter(
    ({ date, patientName }) => date === only.date && patientName !== only.patientName,
  );
  const two = more.length === 0 && beside.length === 1 ? [only, ...beside] : own;
  const isOfTwo = new Set(two.map(({ patientName }) => patientName)).size > 1;
  const each = two.map(
    ({ patientName, date, time }) =>
      `${isOfTwo ? `${patientName}'s ` : ""}${spokenDate(date)} at ${twelveHour(time)}`,
  );
  return `Wants visits swapped: ${each.join(isOfTwo ? " and " : ", ")}`;
}
function needYesToMove(ledger: Ledger, matter: Matter, index: number, visit: FoundVisit): Need {
  const { slot: to } = matter;
  if (to === null) throw new Error("Nothing is moved without a time");
  if (matter.isAgreed)
    return {
      need: "tool",
      effect: {
        ...{ type: "reschedule", appointmentId: visit.appointmentId, ...to, note: notesOfMove(matter) },
        ...quietly(ledger, matter),
      },
      waiting: { for: "reschedule", matter: index, visit, to },
    };
  const key = keyOf(index, "agree_move", `${visit.appointmentId} ${to.date}T${to.time}`);
  return {
    need: "ask",
    prompt: { kind: "read_back", matter: index, key, ask: "agree_move", visit, to, isUnheard: false },
  };
}

export const cancel: Frame = {
  kind: "cancel",
  takes: ["name", "phone", "visit"],
  next: (ledger, matter, index) =>
    mayNotChange(ledger, matter, index) ??
    withVisit(ledger, matter, index, (visit) =>
      matter.isUndecided
        ? moveOrCancel(index, visit)
        : matter.isAgreed
          ? {
              need: "tool",
              effect: {
                ...{ type: "cancel", appointmentId: visit.appointmentId, reason: matter.opening },
                ...quietly(ledger, matter),
              },
              waiting: { for: "cancel", matter: index, visit },
            }
          : {
              need: "ask",
              prompt: {
                kind: "read_back",
                matter: index,
                key: keyOf(index, "agree_cancel", visit.appointmentId),
                ...{ ask: "agree_cancel", visit, isUnheard: false },
              },
            },
    ),
};

/** Whoever cannot come has not said what is to become of it. */
const moveOrCancel = (index: number, visit: FoundVisit): Need => ({
  need: "ask",
  prompt: {
    kind: "shall_i",
    matter: index,
    key: keyOf(index, "move_or_cancel", visit.appointmentId),
    ...{ ask: "move_or_cancel", visit },
  },
});

export const check: Frame = {
  kind: "check",
  takes: ["name", "phone", "visit"],
  next: (ledger, matter, index) => {
    const isEmpty = visitsOf(ledger, matter).length === 0 && isNoneLeft(ledger, matter);
    const need = othersVisit(ledger, matter, index) ?? (isEmpty ? null : needFound(ledger, matter, index));
    if (need) return need;
    const visits = toTell(ledger, matter);
    if (visits.length === 0 && !isEmpty) return passOn(ledger, matter, index);
    return {
      need: "nothing",
      ledger: settle(ledger, index, "done"),
      before: [answerOf(ledger, matter, visits)],
    };
  },
};

/** 'Is Friday still on' is told whether it is, and 'what have I got' what there is. */
function answerOf(ledger: Ledger, { asked }: Matter, visits: readonly FoundVisit[]): PlanItem {
  const whether = asked && whatStands(asked, ledger, visits);
  if (whether && whether.claim !== "told") return whether;
  return visits.length === 0 ? noneLeft(ledger) : { item: "visits", visits, isAll: true };
}

/** Whoever asks of their own hears of everybody they booked on this call. */
function toTell(ledger: Ledger, matter: Matter): readonly FoundVisit[] {
  const theirs = visitsOf(ledger, matter);
  if (matter.person !== ledger.caller) return theirs;
  const others = ledger.booked.filter(
    ({ appointmentId }) => !theirs.some((visit) => visit.appointmentId === appointmentId),
  );
  return [...theirs, ...others];
}

const noneLeft = (ledger: Ledger): PlanItem => ({
  ...{ item: "so_far", booked: ledger.booked, cancelled: cancelledIn(ledger) },
  ...{ openMatter: null, notBooked: null, isWithTeam: false, standing: [] },
});

/** They had some, and this call cancelled them. */
const isNoneLeft = (ledger: Ledger, matter: Matter): boolean => {
  const { lookUp } = personOf(ledger, matter);
  const isGone = ledger.matters.some(
    ({ kind, status, person }) => kind === "cancel" && status === "done" && person === matter.person,
  );
  return isGone && lookUp?.isWithheld !== true;
};

/** Every visit of theirs is told, so which of them is meant is not asked. */
function needFound(ledger: Ledger, matter: Matter, index: number): Need | null {
  const need = needVisit(ledger, matter, index);
  return need?.need === "ask" && need.prompt.ask === "which_visit" ? null : need;
}

export const confirm: Frame = {
  kind: "confirm",
  takes: ["name", "phone", "visit"],
  next: (ledger, matter, index) =>
    othersVisit(ledger, matter, index) ?? withVisit(ledger, matter, index, () => tellTeam(ledger, index)),
};

export function mayNotChange(ledger: Ledger, matter: Matter, index: number): Need | null {
  if (ledger.facts?.permissions.rescheduleCancel === false)
    return passOn(ledger, matter, index, [{ item: "not_permitted", what: "change" }]);
  return othersVisit(ledger, matter, index);
}

/**
 * Whoever is grown speaks for their own visits, and whoever has said that they are not the patient is not heard as the patient:
 * what is said of them goes to the team, and nothing is told.
 */
export function othersVisit(ledger: Ledger, matter: Matter, index: number): Need | null {
  const { standing } = personOf(ledger, matter);
  const isOfThisCall = ledger.booked.some(({ person }) => person === matter.person);
  return (standing === "grown" || isBarred(ledger, matter)) && !isOfThisCall
    ? passOn(ledger, matter, index, [
        {
          item: "not_yours_to_change",
          ...((matter.kind === "check" || matter.isOnlyAsked) && { isOnlyAsked: true as const }),
          ...(isDead(ledger, personOf(ledger, matter)) && { isDead: true as const }),
        },
      ])
    : null;
}

/** To people, who know more of it than was found; whoever has a visit and cannot show that it is theirs is rung on its number. */
const passOn = (ledger: Ledger, matter: Matter, index: number, before: readonly PlanItem[] = []): Need => {
  const { lookUp } = personOf(ledger, matter);
  if (lookUp === null || visitsOf(ledger, matter).length > 0) return leaveToTeam(ledger, index, before);
  const { isWithheld, tries } = lookUp;
  const sought = { item: "no_visits", isWithheld, tries } as const;
  return leaveToTeam(ledger, index, [sought], isWithheld ? "callback" : "message");
};

function withVisit(ledger: Ledger, matter: Matter, index: number, next: (visit: FoundVisit) => Need): Need {
  if (matter.visit === null && visitsOf(ledger, matter).length === 0 && isNoneLeft(ledger, matter))
    return { need: "nothing", ledger: settle(ledger, index, "dropped"), before: [noneLeft(ledger)] };
  const need = needVisit(ledger, matter, index);
  if (need) return need;
  const visit = matter.visit ?? visitMeantOf(ledger, matter);
  if (visit === null) return passOn(ledger, matter, index);
  if (matter.visit) return next(visit);
  const settled = { ...matter, visit, when: whereTo(matter, visit) };
  const matters = ledger.matters.map((each, at) => (at === index ? settled : each));
  // Whoever says where it is to go knows which it is; whoever does not hears what was found.
  const isTold = settled.kind === "move" && !hasWhen(settled.when) && settled.shift === null;
  return {
    need: "nothing",
    ledger: { ...ledger, matters },
    before: isTold ? [{ item: "visits", visits: [visit], isAll: false }] : [],
  };
}

/** A day that was told of the visit, and is not its own, is where it is to go. */
const whereTo = ({ when, visitMeant, shift }: Matter, visit: FoundVisit): When =>
  !hasWhen(when) && shift === null && visitMeant.when && !isThen(visit, visitMeant.when)
    ? visitMeant.when
    : when;
