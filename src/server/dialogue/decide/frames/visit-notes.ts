import type { Matter } from "../ledger.ts";
import { holds, sentence } from "../writing.ts";

/** What stands in the notes of a visit: what the caller told for whoever treats them, as sentences somebody can read. */

/** @param lines in the caller's words; each stands once, and what only asks or only joins stands nowhere */
export function asNotes(lines: readonly string[]): string {
  const told = lines.map(withoutLead).filter((each) => each !== "" && !isAsking(each));
  return told
    .filter(
      (each, at) =>
        !told.some((other, where) => where !== at && holds(other, each) && (other !== each || where < at)),
    )
    .map(sentence)
    .join(" ");
}

/** Of a visit that is moved: what was told beside the moving. */
export const notesOfMove = ({ notes }: Pick<Matter, "notes">): string => asNotes(notes);

const listed = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const joins = listed("and but so oh um uh because cause cos yes yeah no well actually");
const asking = listed(
  "did do does is are was were have has can could would will should may what where who when how which why",
);
/** 'Can you tell the dentist …' asks for nothing but that. */
const telling = listed("tell let put note remind mention say make add write pass");

function withoutLead(line: string): string {
  const words = line.trim().split(" ");
  const from = words.findIndex((word) => !joins.has(word.toLowerCase()));
  return from < 0 ? "" : words.slice(from).join(" ");
}

function isAsking(line: string): boolean {
  const [first = "", second = "", third = ""] = line.toLowerCase().split(" ");
  if (first === "tell") return second === "me";
  return asking.has(first) && !telling.has(second) && !telling.has(third);
}
