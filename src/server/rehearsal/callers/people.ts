import { toLocal } from "#kernel/zoned-time.ts";
import { openPiecesOn } from "#server/booking/availability.ts";
import type { RehearsalCaller } from "../caller.ts";
import { e164 } from "../people.ts";
import * as verdicts from "../verdicts.ts";
import { type CaseMaker, caller, type RehearsalWorld } from "./case.ts";

/** When the day's last hours end. */
const closingOf = ({ calendar, at }: RehearsalWorld): number =>
  openPiecesOn(toLocal(at, calendar.timeZone).date, calendar).at(-1)?.end ?? at;

/** Those whom only a person can help, and one who has the wrong number. */
export function people(world: RehearsalWorld, caseOf: CaseMaker): RehearsalCaller[] {
  const [message, person, urgent, wrong] = [caseOf(22), caseOf(23), caseOf(24), caseOf(25)];
  const personLate = caseOf(26);
  return [
    caller({
      ...{ id: "message", group: "people", goal: "Leave a message for the dentist" },
      plan: message.plan({
        opening: "Can I leave a message for the dentist?",
        instead: { message: ["My crown feels a bit loose since last week"] },
      }),
      verdict: verdicts.leftWithTeam,
    }),
    caller({
      ...{ id: "person", group: "people", goal: "Speak to a person" },
      plan: person.plan({ opening: "Can I speak to a real person please?" }),
      verdict: verdicts.leftWithTeam,
    }),
    // Put through only while somebody is there: the first caller rings as you open, this one shortly before you close.
    caller({
      ...{ id: "person-late", group: "people", goal: "Speak to a person, half an hour before you close" },
      plan: personLate.plan({ opening: "Could you put me through to reception please?" }),
      at: closingOf(world) - 30 * 60_000,
      verdict: verdicts.leftWithTeam,
    }),
    caller({
      ...{ id: "urgent", group: "people", goal: "Be seen for a knocked-out tooth" },
      plan: urgent.plan({
        opening: "My son just knocked out his front tooth.",
        instead: { offer: ["The first one"] },
      }),
      verdict: verdicts.urgentSeen(e164(urgent.person)),
    }),
    caller({
      ...{ id: "wrong-number", group: "people", goal: "Reach a pizza shop: a wrong number" },
      plan: wrong.plan({ opening: "Hi, is this the pizza place?", instead: { unclear: [""] } }),
      verdict: verdicts.leftAlone,
    }),
  ];
}
