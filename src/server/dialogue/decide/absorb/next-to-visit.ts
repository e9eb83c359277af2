import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { Act, Heard } from "../../hear/acts/acts.ts";
import type { FoundVisit, Matter } from "../ledger.ts";
import { changeMatter, type LiveLedger, type Turn } from "../turn.ts";
import { exactly } from "../when-wish.ts";
import { type Absorbing, first, ledgerOf, take, withTurn } from "./absorbing.ts";

/** 'Straight after': of a visit that stands it is a day and a time, of one that is only wished for it is once that has a time. */

type Side = Extract<Act, { kind: "next_to" }>["side"];

/** 'Can my daughter come straight after': of the visit that was booked last, or of the only one that stands. */
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

function timeOf(act: Extract<Act, { kind: "next_to" }>, visit: FoundVisit, ledger: LiveLedger): Act {
  const { clause, words, certainty } = act;
  const { reading: when } = exactly(nextTo(visit, visit.appointmentType, act.side, ledger), words);
  return { ...{ clause, words, certainty }, kind: "when", role: "wish", when };
}

/** 'Mia at ten and then Leo straight after': each of those who come, next to the one before. */
export function nextToEachOther(absorbing: Absorbing): Absorbing {
  const act = first(absorbing, "next_to");
  const { matters } = ledgerOf(absorbing);
  const open = matters.flatMap(({ kind, status }, at) => (kind === "book" && status === "open" ? [at] : []));
  if (!act || open.length < 2) return absorbing;
  const turn = open.slice(1).reduce((each, index, at) => {
    const before = open[at] ?? index;
    return hasOwnTime(matters[index], matters[before])
      ? each
      : changeMatter(each, index, { nextTo: { matter: before, side: act.side } });
  }, absorbing.turn);
  return take(withTurn(absorbing, turn), "next_to");
}

/** Another one than was told for both. */
const hasOwnTime = (matter: Matter | undefined, before: Matter | undefined): boolean =>
  (matter?.when.reading.times.length ?? 0) > 0 &&
  JSON.stringify(matter?.when.reading.times) !== JSON.stringify(before?.when.reading.times);

/** Its turn has come: where the other one has a time by now, it is looked for beside that. */
export function besideTheOther(turn: Turn, index: number): Turn {
  const { matters } = turn.ledger;
  const { nextTo: wished } = matters[index] ?? {};
  const other = wished ? matters[wished.matter] : undefined;
  if (!wished || !other?.slot || other.status === "dropped") return turn;
  const when = exactly(nextTo(other.slot, other.treatment, wished.side, turn.ledger));
  return changeMatter(turn, index, { when, nextTo: null });
}

/** Where the visit ends by its usual length, or as long before it as the shortest one takes. */
function nextTo(
  { date, time }: Pick<FoundVisit, "date" | "time">,
  treatment: string | null,
  side: Side,
  { facts }: LiveLedger,
): Pick<FoundVisit, "date" | "time"> {
  const length = facts.treatmentMinutes?.[treatment ?? ""] ?? slotMinutes;
  const minutes = minutesOf(time) + (side === "after" ? length : -slotMinutes);
  return { date, time: timeOfMinutes(Math.max(0, Math.min(minutes, lastMinute))) };
}

const slotMinutes = 30;
const lastMinute = 23 * 60 + 30;
