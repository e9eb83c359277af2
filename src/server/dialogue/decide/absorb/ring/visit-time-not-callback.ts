import type { Act, Heard } from "../../../hear/acts/acts.ts";
import type { FoundVisit } from "../../ledger.ts";
import type { LiveLedger } from "../../turn.ts";
import { isThen, joinWhen, noWhenYet } from "../../when-wish.ts";

type WhenAct = Extract<Act, { kind: "when" }>;

/**
 * 'So Thursday tenth, half past two, it is sure', to whether the team shall be asked: the very day and time of a visit that this call
 * booked or moved. Nobody is to ring while they are in the chair: it is asked whether that stands.
 */
export function readAsVisitTime(heard: Heard, { asked, booked, matters, current }: LiveLedger): Heard {
  const isOfRing = asked?.ask === "ask_team" || asked?.ask === "ring_when";
  const isTold = current === null && matters.at(-1)?.isTold === true;
  if (!(isOfRing || isTold) || heard.acts.some((act) => act.kind === "want" || act.kind === "shift"))
    return heard;
  const acts = heard.acts.map((act) =>
    act.kind === "when" && booked.some((visit) => isVeryTime(act, visit)) ? asQuestion(act) : act,
  );
  return { ...heard, acts };
}

const isVeryTime = ({ when, of }: WhenAct, visit: FoundVisit): boolean =>
  of !== "ring" &&
  when.days.length === 1 &&
  when.times.some(({ value }) => value.kind === "exact") &&
  isThen(visit, joinWhen(noWhenYet, when));

const asQuestion = ({ clause, words, when }: WhenAct): Act => {
  const date = when.days[0]?.value.from;
  return {
    ...{ clause, words, kind: "ask", topic: "done", certainty: 1 },
    about: { whether: "booked", ...(date !== undefined && { date }) },
  };
};
