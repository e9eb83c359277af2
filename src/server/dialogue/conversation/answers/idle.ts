import { appointmentTypes } from "#contract/limits.ts";
import { minutesOf, timeOfMinutes } from "#kernel/zoned-time.ts";
import { withTopic } from "#server/dialogue/conversation/as-asked-before.ts";
import { ask, askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { asksSomething } from "#server/dialogue/conversation/beside-greeting.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { leftAsItIs } from "#server/dialogue/conversation/policies/booked-so-far.ts";
import { sayGoodbye } from "#server/dialogue/conversation/policies/handing-over.ts";
import { startMoving } from "#server/dialogue/conversation/policies/identifying.ts";
import { withOthers } from "#server/dialogue/conversation/policies/party.ts";
import { proceed } from "#server/dialogue/conversation/policies/proceeding.ts";
import {
  hasIntent,
  isAbandoning,
  isLeaving,
  isMereThanks,
  refuses,
  saysOver,
  yesOrNo,
} from "#server/dialogue/conversation/reading.ts";
import { shiftIn } from "#server/dialogue/conversation/shifts.ts";
import { noWish, type WhenWish } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { asksForAnother } from "#server/dialogue/conversation/visit-told.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { saysBookedWrong } from "./mended-later.ts";
import { wantsNextBeside } from "./yes-and.ts";

/** 'It's for Ngozi' greets nobody: she is not the one who rings. */
const isForThem = ({ heard: { name, text } }: Heard): boolean =>
  /\bfor\s+$/i.test(text.slice(0, name?.span[0] ?? 0));

/** Nothing is going on: the caller has just been greeted, or asked whether there is anything else. */
export function answerOpening(turn: Turn, brought: Heard): Turn | null {
  const booking = answerWishWithoutVerb(turn, brought);
  if (booking) return booking;
  if (brought.answer) return null;
  const { name } = turn.state.draft;
  if (brought.news.has("name") && name && !isForThem(brought))
    return ask(say(turn, `Hello ${name.value.first}.`), { kind: "greeting" });
  if (yesOrNo(brought.heard) === "no" && brought.news.size === 0 && needsNothing.test(brought.heard.text))
    return sayGoodbye(turn);
  if (turn.state.lastSaid === howCanIHelp && nothingElse.test(brought.heard.text)) return sayGoodbye(turn);
  const isYes =
    yesOrNo(brought.heard) === "yes" && !isMereThanks(brought.heard) && !asksSomething(brought.heard);
  if (isYes || brought.news.size > 0) return askAgain(turn);
  return null;
}

/** As it is asked of whoever has been helped: who says no then wants nothing after all. */
const howCanIHelp = "How can I help?";
const nothingElse =
  /^\W*(?:(?:oh|um|uh|ah|er|actually|sorry|well|ok|okay)\W+)*(?:no|nah|nope|naw|nothing|no nothing|never ?mind)(?:\W+(?:no|nothing|else|more|really|actually|sorry|that'?s|it|all|good|fine|i'?m|never ?mind))*\W*$/i;
const needsNothing =
  /\b(?:thanks|thank you|cheers|ta|all good|that'?s (?:all|it)|i'?m (?:right|good|fine|okay|all good|all set))\b/i;

/** A reason or a day alone is a wish to come in. */
function answerWishWithoutVerb(turn: Turn, { heard, others, news, answer }: Heard): Turn | null {
  const isWish = news.has("visit") || news.has("when") || others.length > 0;
  if (answer || !isWish) return null;
  const booking = change(turn, { purpose: "book", comers: [] });
  return proceed(withOthers(news.has("visit") ? booking : withTopic(booking, heard.text), others));
}

/** 'No, Friday', 'an hour later' */
const isChange = ({ isCorrection, text }: Understanding): boolean => isCorrection || shiftIn(text) !== null;

export function answerAnythingElse(turn: Turn, brought: Heard): Turn | null {
  const { heard, news, answer } = brought;
  const { justBooked } = turn.state;
  if (isChange(heard) && news.has("when") && justBooked) return startMoving(turn, justBooked, true);
  const stands = isAbandoning(heard) ? leftAsItIs(turn.state) : "";
  if (stands !== "") {
    const told = say(turn, stands);
    return isLeaving(heard) ? sayGoodbye(told) : ask(told, { kind: "anything_else" });
  }
  if (isForAnother(heard.text) && (news.size <= 1 || !news.has("visit")))
    return bookForAnother(turn, brought);
  const booking = answerWishWithoutVerb(turn, brought);
  if (booking) return booking;
  if (answer) return null;
  if (saysGoodbye(heard)) return sayGoodbye(turn);
  if (refuses(heard)) return answerNo(turn, heard);
  if (yesOrNo(heard) === "yes" && !hasIntent(heard, "thanks")) return ask(turn, { kind: "greeting" });
  // 'Gosh that was easy' may be thanks, and is no goodbye yet.
  const isThanked = heard.intents.some(({ value, certainty }) => value === "thanks" && certainty === "sure");
  return isThanked ? sayGoodbye(turn) : null;
}

/** 'No' ends the call, and 'no, that's wrong' is of what was just booked. */
function answerNo(turn: Turn, heard: Understanding): Turn | null {
  if (!turn.state.justBooked || !saysBookedWrong(heard.text))
    return saysOver(heard) ? null : sayGoodbye(turn);
  const whatIsWrong = "I am sorry. What should be different: the day, the time, the name or the number?";
  return say(change(turn, { misses: 0 }), whatIsWrong);
}

/** Whoever asks something is not leaving, however the wording sounds. */
const saysGoodbye = ({ intents, text }: Understanding): boolean =>
  intents.some(({ value, certainty }) => value === "goodbye" && (certainty === "sure" || !asks.test(text)));
const asks =
  /\?|^\W*(?:(?:oh|and|but|so|um|uh|sorry)\W+)*(?:did|do|does|can|could|what|when|where|who|how|is|are|will|would|have)\b/i;

/** 'Can you do one for my son straight after': the same reason, and the next time after the one just booked. */
export function bookBeside(turn: Turn, heard: Understanding): Turn | null {
  const { justBooked, step, purpose } = turn.state;
  if (!justBooked || purpose !== null || step.kind !== "anything_else") return null;
  if (!wantsNextBeside(heard.text) || heard.when.days.length > 0) return null;
  const { date, time } = justBooked;
  const said = { heard: "", assumed: ["right after the appointment before"], unsure: false };
  const from = timeOfMinutes(minutesOf(time) + 1);
  const when: WhenWish = {
    ...noWish,
    days: [{ ...said, value: { from: date, to: date } }],
    times: [{ ...said, value: { kind: "part", from, to: "24:00", label: "as asked" } }],
    near: time,
  };
  const booking = change(understood(turn), { purpose: "book" });
  const name = heard.name ? toDetail(heard.name) : turn.state.draft.name;
  return proceed(withSameVisit(changeDraft(booking, { when, name, isForOther: true })));
}

const isForAnother = (text: string): boolean =>
  asksForAnother(text) ||
  /\b(?:(?:another|one more)(?! (?:quick |little |last |small )?(?:thing|question|query|point|matter|detail)\b)|and (?:also )?(?:one )?for|one for|also for|same (?:again |thing |one )?for|second (?:one|appointment)|(?:can|could|may) (?:my|our) (?:\w+ ){1,2}(?:come|be seen|have one|get one|join))\b/i.test(
    text,
  );

function bookForAnother(turn: Turn, { heard, news }: Heard): Turn {
  const booking = withOwnName(change(turn, { purpose: "book" }), heard.text);
  return proceed(news.has("when") ? withSameVisit(booking) : booking);
}

/** 'and one for my husband on Friday at two': the same kind of visit as was just booked. */
export function withSameVisit(turn: Turn): Turn {
  const { justBooked, draft } = turn.state;
  const type = appointmentTypes.find((each) => each === justBooked?.appointmentType);
  if (draft.visit || !type) return turn;
  const visit = { value: type, heard: "", assumed: ["as the appointment before"], unsure: false };
  return changeDraft(turn, { visit });
}

/** 'another one for me' keeps the name of the booking before. */
export function withOwnName(turn: Turn, text: string): Turn {
  const { bookedFor, draft } = turn.state;
  const isOwn =
    bookedFor !== null &&
    draft.name === null &&
    (/\b(?:for me|for myself|my own|same name|same person)\b/i.test(text) || meAgain.test(text));
  return isOwn ? changeDraft(turn, { name: bookedFor }) : turn;
}
const meAgain =
  /^\W*(?:(?:it['’]?s|that['’]?s|also|just|yeah|yes)\W+)*(?:me|myself)(?:\W+(?:again|too|as well|also))?\W*$/i;
