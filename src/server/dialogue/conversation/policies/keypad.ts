import type { AppointmentType } from "#contract/limits.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import type { BookingAsk, IdentityAsk, LiveState, MessageAsk } from "#server/dialogue/conversation/state.ts";

/** What a key means at this point of the call. */
export type Pressed =
  | { kind: "digits"; digits: string }
  | { kind: "phone"; phone: string }
  | { kind: "bad_number" }
  | { kind: "person" }
  | { kind: "yes" }
  | { kind: "no" }
  | { kind: "choice"; index: number }
  | { kind: "wish"; purpose: "book" | "reschedule" | "cancel" | "message" }
  | { kind: "visit"; visit: AppointmentType }
  | { kind: "soonest" }
  /** Which detail is to be changed, in a word that the answer knows. */
  | { kind: "change"; detail: string }
  | { kind: "repeat" }
  | { kind: "ring_me_back" }
  | { kind: "no_name_key" }
  /** A key that has no meaning here: what can be pressed is told. */
  | { kind: "other" };

/** Whether a phone number is being asked for, so that keys are its digits. */
export function asksForNumber({ step, digits }: LiveState): boolean {
  if (digits !== "") return true;
  const asked = "asked" in step ? step.asked : null;
  return asked === "phone" || asked === "again";
}

const asksYesOrNo = ({ step }: LiveState): boolean =>
  [
    "reading_back",
    "confirming_move",
    "confirming_cancel",
    "offering_person",
    "offering_rebooking",
    "offering_waitlist",
    "offering_visit",
    "checking_emergency",
    "anything_else",
  ].includes(step.kind) ||
  ("asked" in step && step.asked === "own_number");

export function readKey(state: LiveState, key: string): Pressed {
  if (asksForNumber(state)) return readDigit(state, key);
  if (key === "0") return { kind: "person" };
  if (key === "*") return { kind: "repeat" };
  const { step } = state;
  if (step.kind === "offering" && step.times.length === 1) return yesNoKey(key);
  if (step.kind === "offering") return key === "9" ? { kind: "no" } : choiceKey(key, step.times.length);
  if (step.kind === "choosing_appointment") return choiceKey(key, step.found.length);
  if (asksYesOrNo(state)) return yesNoKey(key);
  if (step.kind === "greeting") return wishKey(key);
  if (step.kind === "taking_message" && step.asked === "text")
    return key === "1" ? { kind: "ring_me_back" } : other;
  return "asked" in step ? detailKey(step.kind, step.asked, key) : other;
}

const other: Pressed = { kind: "other" };
const wishes = { "1": "book", "2": "reschedule", "3": "cancel", "4": "message" } as const;
const changes = { "1": "day", "2": "time", "3": "name", "4": "number", "5": "reason" } as const;
const visits = { "1": "General Consultation", "2": "Teeth Cleaning", "3": "Emergency Visit" } as const;

const isKeyOf = <Table extends object>(table: Table, key: string): key is keyof Table & string =>
  Object.hasOwn(table, key);

const wishKey = (key: string): Pressed =>
  isKeyOf(wishes, key) ? { kind: "wish", purpose: wishes[key] } : other;

/** The questions whose second wording tells the keys: see phrases/prompts.ts. */
function detailKey(step: string, asked: BookingAsk | IdentityAsk | MessageAsk, key: string): Pressed {
  if (asked === "visit" && isKeyOf(visits, key)) return { kind: "visit", visit: visits[key] };
  if (asked === "when" || asked === "time") return key === "1" ? { kind: "soonest" } : other;
  if (asked === "change" && isKeyOf(changes, key)) return { kind: "change", detail: changes[key] };
  // A surname, and who a message is from, may be left out; a name cannot be typed.
  const mayGoWithout = asked === "surname" || (step === "taking_message" && asked === "name");
  if (mayGoWithout && key === "#") return { kind: "no" };
  return asked === "name" || asked === "surname" ? { kind: "no_name_key" } : other;
}

const yesNoKey = (key: string): Pressed =>
  key === "1" ? { kind: "yes" } : key === "2" ? { kind: "no" } : other;

function choiceKey(key: string, count: number): Pressed {
  const index = Number(key) - 1;
  return Number.isInteger(index) && index >= 0 && index < Math.min(count, 3)
    ? { kind: "choice", index }
    : other;
}

/** A whole Australian number is taken at its last digit; '#' ends any other, '*' begins again. */
function readDigit({ digits }: LiveState, key: string): Pressed {
  if (key === "*") return { kind: "digits", digits: "" };
  if (key === "#") {
    const phone = toE164(digits);
    return phone ? { kind: "phone", phone } : { kind: "bad_number" };
  }
  if (!/^\d$/.test(key)) return other;
  const together = (digits + key).slice(0, 15);
  const phone = together.length >= 10 ? toE164(together) : null;
  return phone ? { kind: "phone", phone } : { kind: "digits", digits: together };
}
