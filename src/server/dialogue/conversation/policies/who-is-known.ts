import { ask } from "#server/dialogue/conversation/asking.ts";
import { isWithTeam, notThatDay, onlyRungBack } from "#server/dialogue/conversation/phrases/who-is-known.ts";
import {
  type Identifying,
  type LiveState,
  noWish,
  type Waiting,
} from "#server/dialogue/conversation/state.ts";
import { callTool, change, changeDraft, goTo, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { visitDayTold } from "#server/dialogue/conversation/visit-day.ts";
import { leaveMessage } from "./messages.ts";

/**
 * Name and number are known to others too. The tool that looks visits up tells by the line what may be told of them
 * (dialogue/what-may-be-told.ts); on another line than theirs the caller is asked once on which day the visit is.
 */
const mostWrong = 2;
const nothingYet: NonNullable<LiveState["proof"]> = { wrong: [], left: [] };

/** Looks for the visits under the name and number given, with the day of one that was said. */
export function findVisits(turn: Turn, purpose: Identifying, again: boolean): Turn {
  const { draft, callerNumber, proof = nothingYet } = turn.state;
  const phone = draft.phone?.value ?? "";
  const mayTell = phone !== callerNumber && proof.wrong.length < mostWrong;
  const day = mayTell ? visitDayTold(turn.state, purpose) : null;
  const told = day === null ? {} : { visitDay: day };
  return callTool(
    turn,
    { type: "find_appointments", phone, patientName: draft.name?.value.full ?? "", ...told },
    { for: "appointments", purpose, again, ...told },
  );
}

/** Visits stand, and nothing may be told of them: asks for the day, or leaves it to the team. */
export function askWhoTheyAre(
  turn: Turn,
  { purpose, visitDay }: Extract<Waiting, { for: "appointments" }>,
): Turn {
  const { draft, proof = nothingYet, step } = turn.state;
  const said = visitDay && `${draft.phone?.value} ${draft.name?.value.full} ${visitDay}`;
  const isNews = said !== undefined && said !== "" && !proof.wrong.includes(said);
  const wrong = isNews ? [...proof.wrong, said] : proof.wrong;
  const wasAsked = step.kind === "identifying" && step.asked === "visit_day";
  const noted = change(turn, { proof: { ...proof, wrong }, misses: wasAsked ? 1 : 0 });
  const isOver = wrong.length >= mostWrong || (wasAsked && !isNews) || proof.left.includes(purpose);
  if (isOver) return leaveToTeam(noted, purpose);
  return askVisitDay(isNews ? say(noted, notThatDay) : noted, purpose);
}

export const askVisitDay = (turn: Turn, purpose: Identifying): Turn =>
  ask(turn, { kind: "identifying", purpose, asked: "visit_day" });

/** The number that was given is the one on file, as visits stand under it: on that one the patient is reached. */
export function leaveToTeam(turn: Turn, purpose: Identifying): Turn {
  const { draft, proof = nothingYet } = turn.state;
  const done = goTo(
    changeDraft(change(turn, { purpose: null, moving: null, visitMeant: null, queued: [], misses: 0 }), {
      when: noWish,
      slot: null,
    }),
    { kind: "anything_else" },
  );
  if (proof.left.includes(purpose)) return ask(say(done, isWithTeam), { kind: "anything_else" });
  const wish = draft.when.heard === "" ? "" : ` Said of when: ${draft.when.heard}.`;
  return leaveMessage(
    change(say(done, onlyRungBack), { proof: { ...proof, left: [...proof.left, purpose] } }),
    {
      kind: "callback",
      text: `${wishes[purpose]} Rang on another telephone than the one on file and could not say the day of the visit, so nothing was told or changed. Ring the number on file.${wish}`,
    },
  );
}

const wishes: Readonly<Record<Identifying, string>> = {
  reschedule: "Wants to move an appointment.",
  cancel: "Wants to cancel an appointment.",
  check: "Wants to know when their appointment is.",
  confirm: "Wants to confirm an appointment.",
  waitlist: "Wants to come earlier than their appointment.",
};
