import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import type { BesideOwn } from "#server/dialogue/conversation/beside-own-visit.ts";
import { nextPerson } from "#server/dialogue/conversation/phrases/booking.ts";
import { fromTimeSpokenOf } from "#server/dialogue/conversation/shifts.ts";
import { type Detail, noWish, type WhenWish } from "#server/dialogue/conversation/state.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { TimeWish } from "#server/dialogue/understanding.ts";
import { proceedBooking } from "./booking.ts";

/** Once the caller's own visit is found. */
export function goBeside(turn: Turn, own: FoundAppointment): Turn {
  const { besideOwn, draft } = turn.state;
  if (!besideOwn) return turn;
  const phone = besideOwn.draft.phone ?? draft.phone;
  const booking = change(turn, { purpose: "book", besideOwn: null, draft: { ...besideOwn.draft, phone } });
  return proceedBooking(changeDraft(booking, { when: timesBeside(own, besideOwn.way), slot: null }));
}

/** Theirs is looked up next, and moved beside the caller's own. */
export function moveBeside(turn: Turn, own: FoundAppointment): Turn {
  const { besideOwn, draft } = turn.state;
  if (!besideOwn) return turn;
  const when = timesBeside(own, besideOwn.way);
  // Their visit may be on that very day.
  const days = when.days.map((day) => ({ ...day, assumed: [...day.assumed, fromTimeSpokenOf] }));
  const theirs = { ...besideOwn.draft, phone: besideOwn.draft.phone ?? draft.phone };
  return change(say(turn, nextPerson(theirs.name?.value.first)), {
    purpose: "reschedule",
    besideOwn: null,
    visitMeant: noWish,
    draft: { ...theirs, when: { ...when, days } },
  });
}

function timesBeside({ date, time }: FoundAppointment, way: BesideOwn): WhenWish {
  const said = { heard: "", assumed: ["beside the appointment of the caller's own"], unsure: false };
  const at = (value: TimeWish): readonly Detail<TimeWish>[] => [{ ...said, value }];
  const part = { kind: "part", label: "as asked" } as const;
  const times = {
    after: at({ ...part, from: timeOfMinutes(minutesOf(time) + 1), to: "24:00" }),
    before: at({ ...part, from: "00:00", to: time }),
    same_time: at({ kind: "exact", time }),
    same_day: [],
  };
  return { ...noWish, days: [{ ...said, value: { from: date, to: date } }], times: times[way], near: time };
}
