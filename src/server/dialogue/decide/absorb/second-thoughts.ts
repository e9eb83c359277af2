import type { FreeTime } from "#contract/errors.ts";
import { noWhen, type Reading } from "../../understanding.ts";
import { toAppointmentType } from "../appointment-type.ts";
import { newMatter } from "../begin.ts";
import type { Matter, When } from "../ledger.ts";
import { change } from "../turn.ts";
import { type Absorbing, has, ledgerOf, said, take, withTurn } from "./absorbing.ts";
import { detailsOfClauses } from "./details.ts";
import { everyClause } from "./people.ts";

/**
 * After something was done: 'actually make it Thursday' moves what was just booked or moved, 'no, put it back' takes back what
 * was done last. Only while nothing else is under way; what takes it back is read out and agreed to like anything else.
 */
export function reopen(absorbing: Absorbing): Absorbing {
  const { current, matters } = ledgerOf(absorbing);
  const last = matters.findLast(({ status, visit }) => status === "done" && visit !== null);
  if (current !== null || !last || said(absorbing, "want")) return absorbing;
  if (has(absorbing, "undo")) {
    const opposite = oppositeOf(last);
    return opposite ? take(open(absorbing, opposite), "undo", "no", "shift", "correct") : absorbing;
  }
  const isStanding = last.kind === "book" || last.kind === "move";
  if (!isStanding || !has(absorbing, "correct") || !said(absorbing, "when", "shift")) return absorbing;
  return take(open(absorbing, { ...bare("move", last), visit: last.visit }), "correct", "no");
}

const bare = (kind: Matter["kind"], { person, opening }: Matter): Matter => newMatter(kind, person, opening);

/** What brings back what was before: of a booking, a move and a cancellation. */
function oppositeOf(last: Matter): Matter | null {
  const { kind, visit, movedFrom, treatment } = last;
  if (visit === null) return null;
  if (kind === "book") return { ...bare("cancel", last), visit };
  if (kind === "move" && movedFrom) return { ...bare("move", last), visit, when: exactly(movedFrom) };
  if (kind !== "cancel") return null;
  const type = toAppointmentType(visit.appointmentType) ?? treatment;
  return { ...bare("book", last), treatment: type, when: exactly(visit) };
}

function exactly({ date, time }: FreeTime): When {
  const heard = "as it was";
  const reading = <Value>(value: Value): Reading<Value> => ({
    ...{ value, heard, assumed: [], certainty: "sure" as const },
    span: [0, heard.length],
  });
  const days = [reading({ from: date, to: date })];
  return { heard, reading: { ...noWhen, days, times: [reading({ kind: "exact" as const, time })] } };
}

function open(absorbing: Absorbing, matter: Matter): Absorbing {
  const { matters } = ledgerOf(absorbing);
  const index = matters.length;
  const opened = change(absorbing.turn, { matters: [...matters, matter], current: index });
  const isBack = said(absorbing, "undo");
  return isBack
    ? withTurn(absorbing, opened)
    : detailsOfClauses(withTurn(absorbing, opened), index, everyClause);
}
