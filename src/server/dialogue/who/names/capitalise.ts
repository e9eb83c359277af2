import type { PersonName } from "../../readings.ts";

/** Writes a heard name as it belongs on an appointment: Tom, O'Brien, McDonald, van der Berg, Anne-Marie. */

const particles: ReadonlySet<string> = new Set(
  "van von der den de la du di da del della dos das bin binti ibn ter ten zu".split(" "),
);
/** Irish stems that make 'o brien', 'oh brien' or 'obrien' an O'Brien. */
export const irishStems: ReadonlySet<string> = new Set(
  "brien bryan connor conner connell neill neil reilly riley sullivan keefe keeffe malley donnell donnel shea hara leary toole rourke dwyer grady callaghan driscoll loughlin hanlon halloran flaherty donoghue donohue farrell gorman meara dea mara shaughnessy regan riordan hare hagan carroll dowd kane kelly brian".split(
    " ",
  ),
);
/** 'Ohara' and 'Omara' are names of other peoples as well. */
const isShortIrish = /^o(?:shea|neil|dowd|kane)$/;
/** Mac names with a capital inside; other Mac- names (Mackay, Macey) have none. */
const macStems: ReadonlySet<string> = new Set(
  "donald gregor leod arthur millan intyre pherson neil kinnon farlane dougall lachlan namara innes".split(
    " ",
  ),
);
/** After these family names 'van' is a Vietnamese given name, not a Dutch particle. */
const vietnamese: ReadonlySet<string> = new Set(
  "nguyen tran le pham hoang huynh vu vo dang bui do ho ngo duong ly phan".split(" "),
);

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Joins what belongs together and capitalises it. `parts` are the words of a name as they were written. */
export function capitaliseName(parts: readonly string[]): string[] {
  return joinPrefixes(parts).map((part, index, all) => capitalisePart(part, index, all));
}

/** 'o' + 'brien' → o'brien, 'mc' + 'donald' → mcdonald, 'anne' 'hyphen' 'marie' is joined before this. */
function joinPrefixes(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (let i = 0; i < parts.length; i += 1) {
    const part = parts[i] ?? "";
    const next = parts[i + 1];
    const lower = part.toLowerCase();
    if (next !== undefined && /^(?:o|oh)$/.test(lower) && irishStems.has(next.toLowerCase())) {
      joined.push(`o'${next.toLowerCase()}`);
      i += 1;
    } else if (next !== undefined && isMac(lower, i) && next.length > 2) {
      joined.push(`${lower === "mac" ? "mac" : "mc"}${next.toLowerCase()}`);
      i += 1;
    } else joined.push(part);
  }
  return joined;
}

/** 'Mick' comes first in 'Mick Farrelly', and is the Mc of 'Sean Mick Donald'. */
const isMac = (part: string, at: number): boolean =>
  part === "mc" || part === "mac" || (part === "mick" && at > 0);

function capitalisePart(part: string, index: number, all: readonly string[]): string {
  if (part.includes("-"))
    return part
      .split("-")
      .map((piece) => capitalisePart(piece, 0, [piece]))
      .join("-");
  const lower = part.toLowerCase();
  const isTyped = part !== lower && part !== part.toUpperCase();
  // Typed mixed case (deSouza, LaToya) is the bearer's own spelling.
  if (isTyped && part.slice(1) !== lower.slice(1)) return part;
  const isInside = index > 0 && index < all.length - 1;
  if (isInside && particles.has(lower) && !vietnamese.has(all[0]?.toLowerCase() ?? "")) return lower;
  const apostrophe = /^([dol])['’](.+)$/.exec(lower);
  if (apostrophe) return `${apostrophe[1]?.toUpperCase()}'${upperFirst(apostrophe[2] ?? "")}`;
  if (
    lower.startsWith("o") &&
    irishStems.has(lower.slice(1)) &&
    (lower.length > 5 || isShortIrish.test(lower))
  )
    return `O'${upperFirst(lower.slice(1))}`;
  if (/^mc[a-z]{3,}$/.test(lower)) return `Mc${upperFirst(lower.slice(2))}`;
  if (lower.startsWith("mac") && macStems.has(lower.slice(3))) return `Mac${upperFirst(lower.slice(3))}`;
  return upperFirst(lower);
}

/** The first part may be of two words, 'mei lin'. */
export function nameOfParts(parts: readonly string[]): PersonName | null {
  const written = capitaliseName(parts.flatMap((part) => part.split(" ")));
  const ofFirst = parts[0]?.split(" ").length ?? 0;
  const [first, last] = [written.slice(0, ofFirst).join(" "), written.slice(ofFirst).join(" ")];
  if (first === "") return null;
  return last === "" ? { first, last: null, full: first } : { first, last, full: `${first} ${last}` };
}
