import type { AppointmentType } from "#contract/limits.ts";
import { toE164 } from "#kernel/phone-numbers.ts";
import { type Intent, noWhen, type Reading, type Understanding } from "#server/dialogue/understanding.ts";
import { answerStep } from "./answers/answer-step.ts";
import { ask, askAgain, understood } from "./asking.ts";
import type { News } from "./details.ts";
import { proceedBooking } from "./policies/booking.ts";
import { aboutCall, handOver, notUnderstood } from "./policies/handing-over.ts";
import { asksForNumber, readKey } from "./policies/keypad.ts";
import { startCallback } from "./policies/messages.ts";
import { turnTo } from "./policies/proceeding.ts";
import { type NextStep, noWish } from "./state.ts";
import { change, changeDraft, say, type Turn } from "./turn.ts";

/** Keys that follow one another faster than anybody listens to an answer. */
const oneGoMs = 1_500;

/** Answers a key of the telephone as the words it stands for; of a number typed where none was asked, the first alone. */
export function answerKey(begun: Turn, key: string): Turn {
  const { now, digits, typed } = begun.state;
  if (!/^\d$/.test(key)) return answerMeaning(begun, key);
  const before = typed && now - typed.at < oneGoMs ? typed.digits : "";
  const turn = change(begun, { typed: { digits: before + key, at: now } });
  // The first key may have led to the very question for a number.
  if (asksForNumber(turn.state))
    return answerMeaning(digits === "" ? change(turn, { digits: before, typed: null }) : turn, key);
  if (before === "") return answerMeaning(turn, key);
  const phone = before.length >= 9 ? toE164(before + key) : null;
  return phone === null ? turn : withPhone(turn, phone);
}

function answerMeaning(turn: Turn, key: string): Turn {
  const pressed = readKey(turn.state, key);
  switch (pressed.kind) {
    case "digits":
      return change(turn, { digits: pressed.digits });
    case "person":
      return handOver(turn, aboutCall(turn.state));
    case "phone":
      return withPhone(turn, pressed.phone);
    case "bad_number":
      return askForWholeNumber(turn);
    case "yes":
    case "no":
      return answerAs(turn, key, { intents: [intent(pressed.kind, key)] });
    case "choice":
      return answerAs(turn, key, { choice: { ...read(pressed.index, key) } });
    case "wish":
      return turnTo(turn, pressed.purpose, "");
    case "visit":
      return withVisit(turn, pressed.visit);
    case "soonest":
      return proceedBooking(
        changeDraft(turn, { when: { ...noWish, soonest: true, heard: "(1)" }, slot: null }),
      );
    case "change":
      return answerAs(turn, pressed.detail, {});
    case "repeat":
      return askAgain(turn);
    case "ring_me_back":
      return startCallback(turn, "Asked for a call back, by key.");
    case "no_name_key":
      return askAgain(say(turn, nameBySpeech));
    case "other":
      return askAgain(say(turn, sayOrPressZero));
  }
}

const nameBySpeech = "A name cannot be typed. Please say it, or press 0 for the team.";
const sayOrPressZero = "Please say it in your own words, or press 0 for the team.";

const withVisit = (turn: Turn, value: AppointmentType): Turn =>
  proceedBooking(
    changeDraft(turn, { visit: { value, heard: "pressed on the phone", assumed: [], unsure: false } }),
  );

const read = <Value>(value: Value, key: string): Reading<Value> => ({
  value,
  heard: key,
  span: [0, key.length],
  assumed: [],
  certainty: "sure",
});
const intent = (value: Intent, key: string): Reading<Intent> => read(value, key);

const nothingSaid: Understanding = {
  text: "",
  intents: [],
  emergency: null,
  when: noWhen,
  name: null,
  phone: null,
  phoneDigits: null,
  email: null,
  visit: null,
  isCorrection: false,
  choice: null,
};

function answerAs(turn: Turn, key: string, said: Partial<Understanding>, news: readonly News[] = []): Turn {
  const heard = { ...nothingSaid, text: `(${key})`, ...said };
  const before = turn.state;
  const brought = { heard, news: new Set(news), others: [], answer: null };
  return answerStep(understood(turn), before, brought) ?? notUnderstood(turn);
}

function withPhone(turn: Turn, phone: string): Turn {
  const draft = {
    ...turn.state.draft,
    phone: { value: phone, heard: "typed on the phone", assumed: [], unsure: false },
  };
  return answerAs(change(turn, { digits: "", draft }), "number", { phone: read(phone, "") }, ["phone"]);
}

function askForWholeNumber(turn: Turn): Turn {
  const again = say(change(turn, { digits: "" }), "Sorry, that number does not look complete.");
  return ask(again, askedForNumber(turn.state.step));
}

const askedForNumber = (step: NextStep): NextStep =>
  step.kind === "collecting" ? { ...step, asked: "phone" } : step;
