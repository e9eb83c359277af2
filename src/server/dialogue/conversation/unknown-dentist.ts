import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { neverNames } from "#server/dialogue/who/ordinary-words.ts";
import { dentistNames, isAskedFor } from "./dentists.ts";
import { capital } from "./phrases/booking.ts";
import { spokenList } from "./phrases/spoken.ts";
import { hasIntent } from "./reading.ts";
import type { LiveState } from "./state.ts";
import { changeDraft, say, type Turn } from "./turn.ts";
import { noteOf, withFurtherNote } from "./visit-notes.ts";

/** 'With Dr Smith', where the clinic's notes name its dentists and no Smith: told at once, and the booking goes on. */

const titled = /\b(?:dr|doctor|doc)\.? ([\p{L}][\p{L}'’-]+)/giu;
const possessive = /['’]s$/;

/** The name that is none of the dentists'; null where nobody is named, or the notes name no dentist at all. */
export function strangerNamed(facts: ClinicFacts, text: string): string | null {
  const known = dentistNames(facts).flatMap((name) => name.toLowerCase().split(" "));
  if (known.length === 0) return null;
  const named = [...text.matchAll(titled)].map(([, name = ""]) => name.replace(possessive, ""));
  return named.find((name) => isStranger(name.toLowerCase(), known)) ?? null;
}

const isStranger = (name: string, known: readonly string[]): boolean =>
  !known.some((each) => isAlike(each, name)) && !neverNames.has(name) && !ordinary.test(name);
/** What may stand behind 'the doctor' besides a name. */
const ordinary =
  /^(?:who|today|tomorrow|next|\w+day|\w+ing|works?|sees?|there|here|available|free|soon|asap|near|gave|told|said|wants?|needs?|thinks?|visits?|has|was|would|will|can|might|wrote|sent|prescribed|referred|recommended|around|anyway|again|then|you|and|at|until|before|since|later|earlier)$/;

/** As a recogniser may spell it: with the same first letters. */
const isAlike = (known: string, said: string): boolean => known.slice(0, 3) === said.slice(0, 3);

export const noSuchDentist = (facts: ClinicFacts, stranger: string): string => {
  const names = [...new Set(dentistNames(facts))].slice(0, 3).map((name) => `Dr ${name}`);
  return `I do not find a Dr ${capital(stranger)} here; the ${names.length === 1 ? "name I have is" : "names I have are"} ${spokenList(names, "and")}.`;
};

/** Said to whoever would book with somebody else, and noted for the team. */
export function tellOfUnknownDentist(turn: Turn, heard: Understanding): Turn {
  const { facts, draft } = turn.state;
  const stranger = wouldBook(turn.state, heard) ? strangerNamed(facts, heard.text) : null;
  if (stranger === null || !isAskedFor(stranger, heard.text)) return turn;
  const sentence = noSuchDentist(facts, stranger);
  if (turn.sentences.includes(sentence)) return turn;
  return changeDraft(say(turn, sentence), { notes: withFurtherNote(draft.notes, noteOf(heard.text)) });
}

const wouldBook = ({ purpose }: LiveState, heard: Understanding): boolean =>
  purpose === "book" || (purpose === null && hasIntent(heard, "book", "ask_availability"));
