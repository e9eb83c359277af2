import { isCare } from "../../care-words.ts";
import { wordSet } from "../../word-set.ts";
import type { Matter } from "../ledger.ts";
import { alsoLine } from "../treatments.ts";
import { holds, sentence } from "../writing.ts";

/** What stands in the notes of a visit: what the caller told for whoever treats them, as sentences somebody can read. */

/** @param called what it is called, and what else is done in it
 * @param lines in the caller's words; each stands once, and what only asks or only joins stands nowhere */
export function asNotes(lines: readonly string[], called: readonly string[] = []): string {
  const of = lines.map(withoutLead).filter((each) => each !== "" && !isAsking(each) && isOfVisit(each));
  const told = [...called.filter((each) => each !== ""), ...of];
  return told
    .filter(
      (each, at) =>
        !told.some((other, where) => where !== at && holds(other, each) && (other !== each || where < at)),
    )
    .map(sentence)
    .join(" ");
}

/** Of a visit that is moved: what was told beside the moving. */
export const notesOfMove = ({ notes, also }: Pick<Matter, "notes" | "also">): string =>
  [also === undefined ? "" : sentence(alsoLine({ also })), asNotes(notes)]
    .filter((line) => line !== "")
    .join(" ");

const joins = wordSet("and but so oh um uh because cause cos yes yeah no well actually");
const asking = wordSet(
  "did do does is are was were have has can could would will should may what where who when how which why",
);
/** 'Can you tell the dentist …' asks for nothing but that. */
const telling = wordSet("tell let put note remind mention say make add write pass");

function withoutLead(line: string): string {
  const words = line.trim().split(" ");
  const from = words.findIndex((word, at) => !joins.has(word.toLowerCase()) || denies(words, at));
  if (from < 0) return "";
  const [verb = "", what = "", where = ""] = words.slice(from, from + 3).map((word) => word.toLowerCase());
  // 'Put it in, I can't lie flat for long'
  const isBidden = bidding.has(verb) && bidden.has(what) && where === "in";
  return isBidden ? withoutLead(words.slice(from + 3).join(" ")) : words.slice(from).join(" ");
}
/** 'No, it's only the crown' answers; 'no fever', 'no pain' tells that there is none. */
const denies = (words: readonly string[], at: number): boolean => {
  const [word = "", next = ""] = [words[at], words[at + 1]].map((each) => each?.toLowerCase());
  return word === "no" && next !== "" && !joins.has(next) && !ofAnswers.has(next.split("'")[0] ?? "");
};
const ofAnswers = wordSet(
  "i it its he she we they that thats this these those there you my his her not just only thanks thank please sorry nothing look",
);
const bidding = wordSet("put pop book send lock get chuck stick");
const bidden = wordSet("it that me this us");

/** What reception goes by: whether they are new, how they come and pay, who is with them, by when they must leave. */
const ofPractice =
  "new first never ages years months since moved referred card pension concession medicare veteran dva fund insur invoice quote pram baby toddler kid child son daughter school carer driv bus taxi lift train leave gone pick stairs parking english language lady woman female gentle slow patient shy".split(
    " ",
  );
const isOfPractice = (word: string): boolean => ofPractice.some((start) => word.startsWith(start));

/** What is of the calendar, or of the booking itself. */
const ofBooking = wordSet(
  "book booking booked appointment reckon request squeeze slot today tomorrow tonight morning afternoon arvo evening monday tuesday wednesday thursday friday saturday sunday week weekend o'clock half quarter calls called name surname spell spelled spelt hang hold wait pardon wanted one two three four five six seven eight nine ten eleven twelve ish early late",
);
/** Nothing is told by these alone. */
const empty = wordSet(
  "got i i'm i've i'd i'll it it's its is are was am be been a an the that that's this my me you your we us to of in on at for with and or but so not no yes yeah nah just like do did done have has had can could would will what who whose which when where how pardon beg sorry thanks thank please look worries right okay ok well oh hello hi hey wait hang hold on about think reckon guess mean know said say put down up go get them they he she her him there here all",
);
/** Fewer words that say something are a scrap of talk. */
const fewestTold = 2;

/** Why they come, what they need or how they are. */
function isOfVisit(line: string): boolean {
  const words = line.toLowerCase().split(" ");
  if (line.includes("“")) return true;
  if (words.some((word, at) => isCare(word) && !isByTheWay(words, at))) return true;
  return (
    words.some((word) => isOfPractice(word) && !isOfCalendar(word)) &&
    new Set(words.filter((word) => !empty.has(word))).size >= fewestTold &&
    words.filter((word) => isOfCalendar(word)).length <= mostOfCalendar
  );
}
/** 'I've got to be gone by ten past five'; 'Tuesday the eighth, ten-ish, for a new one' is what is booked. */
const mostOfCalendar = 2;
const isOfCalendar = (word: string): boolean => ofBooking.has(withoutOwned(word));
/** 'I have to shift it, I'm afraid', 'I'd be worried sick otherwise': said of nothing that is treated. */
const isByTheWay = (words: readonly string[], at: number): boolean =>
  words[at] === "afraid" && words[at + 1] !== "of" && words.length <= mostByTheWay;
const mostByTheWay = 3;
const withoutOwned = (word: string): string => (word.endsWith("'s") ? word.slice(0, -2) : word);

function isAsking(line: string): boolean {
  const [first = "", second = "", third = ""] = line.toLowerCase().split(" ");
  if (first === "tell") return second === "me";
  return asking.has(first) && !telling.has(second) && !telling.has(third);
}
