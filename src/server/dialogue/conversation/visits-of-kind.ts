import { appointmentTypes } from "#contract/limits.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { readVisit, ruledOutIn } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** The visits of those that are for what the words say, and not for what they rule out: 'not the clean, the filling'. */
export function visitsOfKind(text: string, among: readonly FoundAppointment[]): readonly FoundAppointment[] {
  const said = text.toLowerCase();
  // What the clinic calls it itself tells a filling from a check-up, which are one kind.
  const called = among.filter(({ appointmentType }) => isCalled(said, appointmentType));
  if (called.length > 0) return called;
  const utterance = toUtterance(text);
  const meant = readVisit(utterance, false)?.value;
  const isNot = ruledOutIn(utterance);
  return among.filter(({ appointmentType }) => {
    const kind = kindOf(appointmentType);
    return kind !== undefined && kind === meant && !isNot.some((each) => each === kind);
  });
}

function isCalled(said: string, type: string | null): boolean {
  const name = type?.toLowerCase() ?? "";
  const at = name === "" ? -1 : said.indexOf(name);
  return at >= 0 && !/\bnot (?:(?:the|my|that|a|his|her) )?$/.test(said.slice(0, at));
}

const kindOf = (type: string | null) =>
  type === null
    ? undefined
    : (appointmentTypes.find((each) => each === type) ?? readVisit(toUtterance(type), false)?.value);
