import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { Act, Heard } from "../../hear/acts.ts";
import { noWhen, type TimeWish } from "../../readings.ts";
import type { FoundVisit } from "../ledger.ts";
import type { LiveLedger } from "../turn.ts";
import { asRead } from "../when-wish.ts";

/** 'Can my daughter come straight after': of the visit that was booked last, or of the only one that stands, it is a day and a time. */
export function withTimesOfVisits(heard: Heard, ledger: LiveLedger): Heard {
  const { booked, found } = ledger;
  const visit = booked.at(-1) ?? (found.length === 1 ? found[0] : undefined);
  const isTold = heard.acts.some((act) => act.kind === "when" && act.when.times.length > 0);
  if (!visit || isTold) return heard;
  return {
    ...heard,
    acts: heard.acts.map((act) => (act.kind === "next_to" ? timeOf(act, visit, ledger) : act)),
  };
}

function timeOf(act: Extract<Act, { kind: "next_to" }>, visit: FoundVisit, { facts }: LiveLedger): Act {
  const { clause, words, certainty } = act;
  const length = facts.treatmentMinutes?.[visit.appointmentType ?? ""] ?? slotMinutes;
  const minutes = minutesOf(visit.time) + (act.side === "after" ? length : -slotMinutes);
  const time = timeOfMinutes(Math.max(0, Math.min(minutes, lastMinute)));
  const times = [asRead<TimeWish>({ kind: "exact", time }, words)];
  const days = [asRead({ from: visit.date, to: visit.date }, words)];
  return { ...{ clause, words, certainty }, kind: "when", role: "wish", when: { ...noWhen, days, times } };
}

const slotMinutes = 30;
const lastMinute = 23 * 60 + 30;
