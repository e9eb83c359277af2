import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import type { News } from "./details.ts";
import { hasIntent, hasWhen, isAbandoning } from "./reading.ts";
import type { LiveState, Purpose } from "./state.ts";

/** Which wish an utterance brings up, and whether it takes the place of the one at hand. */
const purposeOf: Partial<Record<Intent, Purpose>> = {
  book: "book",
  ask_availability: "book",
  reschedule: "reschedule",
  cancel: "cancel",
  check_appointment: "check",
  confirm_appointment: "confirm",
  running_late: "running_late",
  leave_message: "message",
};

/** Every wish in the utterance, in the order of weight. */
export function wishesIn(heard: Understanding): Purpose[] {
  const found: Purpose[] = [];
  for (const { value } of heard.intents) {
    const purpose = purposeOf[value];
    if (!purpose) continue;
    const wish = purpose === "message" && asksForCall(heard.text) ? "callback" : purpose;
    if (!found.includes(wish)) found.push(wish);
  }
  // Cancelling one and booking another in one breath is moving it.
  if (
    found.includes("cancel") &&
    /\bcancel\b.*\b(?:and|then)\b.*\b(?:re-?book|book|make|schedule|come|get)\b.*\binstead\b/i.test(
      heard.text,
    )
  )
    return ["reschedule"];
  // 'Book me in on Thursday and cancel the one on the twentieth' is two wishes.
  if (found.includes("cancel") && bookAndCancel.test(heard.text)) return ["cancel", "book"];
  const plain = plainWish(heard.text);
  const isWeak = found.every((wish) => wish === "book");
  return plain !== null && isWeak ? [plain] : found;
}

const bookAndCancel = /\b(?:book|make|schedule)\b.*\b(?:and|then|also)\b.*\bcancel\b/i;

const visit = "(?:appointment|booking|visit|check-?up|clean(?:ing)?|filling|slot|session)";
const theirs = `(?:my|our|his|her) (?:[\\w']+ ){0,2}${visit}`;
const has = `(?:have|'ve|got|booked) (?:already )?(?:got )?(?:an?|my) (?:[\\w']+ ){0,2}${visit}`;
/** What one calls an appointment by: 'my Tuesday', 'my ten o'clock'. */
const when =
  "(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow)|one o|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half past|\\d{1,2})";
const plain: readonly (readonly [RegExp, Purpose])[] = [
  [new RegExp(`\\bcancel ${theirs}`, "i"), "cancel"],
  [
    /^\W*(?:(?:um|uh|hi|hello|hey|yes|please|just)\W+)*cancel\b|\b(?:want to|wanna|need to|like to|have to|got to|please|can i|could i|can you|could you) (?:please |just )?cancel\b/i,
    "cancel",
  ],
  [new RegExp(`\\b(?:reschedule|move|change|shift|push|swap) ${theirs}`, "i"), "reschedule"],
  [
    new RegExp(`\\b(?:reschedule|move|change|shift|push|swap|switch|bring) (?:my|our) ${when}`, "i"),
    "reschedule",
  ],
  [
    new RegExp(`\\binstead of (?:on |my |this |next |the )*${when}|\\bthan (?:my|our) ${when}`, "i"),
    "reschedule",
  ],
  [
    new RegExp(`${has}\\b.*\\b(?:instead|make it|move|change|different|another (?:day|time))\\b`, "i"),
    "reschedule",
  ],
  [
    /\b(?:move|change|reschedule|shift) (?:it|that)\b.*\b(?:instead|another|different|to)\b|\b(?:move|reschedule) it\b/i,
    "reschedule",
  ],
  [
    /\b(?:check|make sure|see)\b.{0,20}\b(?:i'?m|i am|we'?re) (?:still )?(?:booked|down)\b|\bgot me (?:down|booked)\b|\bam i (?:still )?(?:booked|down)\b/i,
    "check",
  ],
];

/** The plainest of words about an appointment one has, when the recognisers heard a new booking or nothing. */
function plainWish(text: string): Purpose | null {
  if (/\b(?:not|n't|never) (?:want to |need to )?(?:cancel|move|change)/i.test(text)) return null;
  return plain.find(([words]) => words.test(text))?.[1] ?? null;
}

const asksForCall = (text: string): boolean =>
  /\b(?:call|ring|phone|buzz|get back to)\b.{0,12}\bback\b|\bcallback\b|\b(?:call|ring|phone) me\b|\bgive me a (?:call|ring|bell|buzz)\b/i.test(
    text,
  );

const existing =
  /\b(?:my|our|his|her|their|an existing|existing|the other) (?:\w+ ){0,2}(?:appointment|booking|visit)/i;

/** The wish to turn to now; null = stay with the one at hand. */
export function newPurpose(state: LiveState, heard: Understanding, news: ReadonlySet<News>): Purpose | null {
  const [wanted] = wishesIn(heard);
  const { purpose } = state;
  if (changesBooked(state, heard)) return "reschedule";
  if (!wanted || wanted === purpose) return null;
  if (purpose === null) return wanted;
  if (wanted === "callback" || wanted === "message") return isMessaging(purpose) ? null : wanted;
  switch (purpose) {
    case "book":
      return instead(state, heard, wanted);
    case "reschedule":
      return wanted === "cancel" ? wanted : null;
    case "cancel":
    case "check":
    case "confirm":
      return besideOwn(state, heard, wanted, news);
    default:
      return wanted;
  }
}

/** 'Oh, can we make that eleven' right after a booking moves what was just booked. */
const changesBooked = ({ purpose, step, justBooked }: LiveState, heard: Understanding): boolean =>
  purpose === null &&
  justBooked !== null &&
  step.kind === "anything_else" &&
  hasWhen(heard) &&
  /\b(?:make|move|change|push|switch) (?:that|it)\b/i.test(heard.text);

/** While an appointment one has is dealt with: a new one asked for when it stands to be cancelled takes its place. */
function besideOwn(
  { step }: LiveState,
  heard: Understanding,
  wanted: Purpose,
  news: ReadonlySet<News>,
): Purpose | null {
  if (wanted === "check" || wanted === "confirm") return null;
  if (wanted !== "book") return wanted;
  if (step.kind === "confirming_cancel") return "reschedule";
  return isNewBooking(heard, news) ? wanted : null;
}

/** In the middle of a booking 'change it' means the booking; only an appointment one has is something else. */
function instead({ step }: LiveState, heard: Understanding, wanted: Purpose): Purpose | null {
  if (!existing.test(heard.text)) return null;
  if (wanted === "cancel") return isAbandoning(heard) ? null : wanted;
  const isLate = step.kind === "offering" || step.kind === "reading_back";
  return isLate || wanted === "confirm" ? null : wanted;
}

const isMessaging = (purpose: Purpose): boolean => purpose === "message" || purpose === "callback";

/** 'It's booked under Brennan' answers; 'actually I want to book a new one' asks. */
function isNewBooking(heard: Understanding, news: ReadonlySet<News>): boolean {
  if (/\bbooked\b/i.test(heard.text) || !hasIntent(heard, "book")) return false;
  return heard.isCorrection || !(news.has("name") || news.has("phone"));
}
