import { nameOf } from "#server/dialogue/conversation/name-of.ts";
import { bookedOnCall, type Detail, type LiveState } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import type { PersonName } from "#server/dialogue/understanding.ts";
import { readOwner } from "#server/dialogue/what/read-owner.ts";
import { capitaliseName } from "#server/dialogue/who/capitalise.ts";
import { readName } from "#server/dialogue/who/read-name.ts";
import { besideTheirVisit } from "#server/dialogue/who/whose-name.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** Whose visit is spoken of, where it is said: 'and Dave's too' is not the one just dealt with. */
interface Whose {
  /** Null where it is still to be asked for. */
  name: Detail<PersonName> | null;
  /** Theirs, where this very call booked or moved it. */
  appointment: FoundAppointment | null;
}

/** Null where the words point at nobody but the caller. */
export function whoseVisit(state: LiveState, text: string): Whose | null {
  const owner = readOwner(text.replace(/\bnot mine\b/i, " "));
  if (!owner) return null;
  const name = namedAs(owner.name, text);
  const theirs = name ? bookedOnCall(state).filter((each) => isTheirs(each, name.value)) : [];
  const [appointment, more] = theirs;
  if (appointment && !more) return { name: nameOf(appointment), appointment };
  const known = state.draft.name;
  return { name: name && known && isSame(name.value, known.value) ? known : name, appointment: null };
}

/** 'When's Dave's?', where this call has booked none for a Dave. */
export function isOfAnother(state: LiveState, text: string): boolean {
  const whose = whoseVisit(state, text);
  return whose !== null && whose.name !== null && whose.appointment === null;
}

function namedAs(said: string | null, text: string): Detail<PersonName> | null {
  const named = readName(toUtterance(text), { expected: null });
  if (said === null) {
    // 'My son's as well, it's Jill Hart' names who is ringing.
    const isBeside = besideTheirVisit(toUtterance(text)) !== null;
    const isOfThem = named !== null && (isBeside || introducesThem.test(text.slice(0, named.span[0])));
    return isOfThem ? toDetail(named) : null;
  }
  const [first = "", ...others] = capitaliseName(said.split(" "));
  if (named && named.value.first === first && named.value.last !== null) return toDetail(named);
  const last = others.length > 0 ? others.join(" ") : null;
  return {
    value: { first, last, full: [first, ...others].join(" ") },
    heard: said,
    assumed: [],
    unsure: false,
  };
}

const introducesThem =
  /\b(?:(?:his|her|their) name(?:'?s| is)?|under(?: the name(?: of)?)?|called|named|for(?: my \w+)?)\s*$/i;

const isTheirs = ({ patientName }: FoundAppointment, { first, last }: PersonName): boolean => {
  const [given = "", ...family] = patientName.toLowerCase().split(" ");
  return given === first.toLowerCase() && (last === null || family.join(" ") === last.toLowerCase());
};

const isSame = (one: PersonName, other: PersonName): boolean =>
  one.first.toLowerCase() === other.first.toLowerCase() &&
  (one.last === null || other.last === null || one.last.toLowerCase() === other.last.toLowerCase());
