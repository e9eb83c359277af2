import { appointmentTypes } from "#contract/limits.ts";
import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { sayGoodbye } from "#server/dialogue/conversation/policies/handing-over.ts";
import { startMoving } from "#server/dialogue/conversation/policies/identifying.ts";
import { proceed } from "#server/dialogue/conversation/policies/proceeding.ts";
import { hasIntent, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";

/** Nothing is going on: the caller has just been greeted, or asked whether there is anything else. */
export function answerOpening(turn: Turn, brought: Heard): Turn | null {
  const booking = answerWishWithoutVerb(turn, brought);
  if (booking) return booking;
  if (brought.answer) return null;
  const { name } = turn.state.draft;
  if (brought.news.has("name") && name)
    return ask(say(turn, `Hello ${name.value.first}.`), { kind: "greeting" });
  if (yesOrNo(brought.heard) === "no" && brought.news.size === 0 && needsNothing.test(brought.heard.text))
    return sayGoodbye(turn);
  if (yesOrNo(brought.heard) === "yes" || brought.news.size > 0) return askAgain(turn);
  return null;
}

const needsNothing =
  /\b(?:thanks|thank you|cheers|ta|all good|that'?s (?:all|it)|i'?m (?:right|good|fine|okay|all good|all set))\b/i;

/** A reason or a day alone is a wish to come in. */
function answerWishWithoutVerb(turn: Turn, { news, answer }: Heard): Turn | null {
  if (answer || !(news.has("visit") || news.has("when"))) return null;
  return proceed(change(turn, { purpose: "book" }));
}

export function answerAnythingElse(turn: Turn, brought: Heard): Turn | null {
  const { heard, news, answer } = brought;
  const { justBooked } = turn.state;
  if (heard.isCorrection && news.has("when") && justBooked) return startMoving(turn, justBooked, true);
  if (isForAnother(heard.text) && (news.size <= 1 || !news.has("visit")))
    return bookForAnother(turn, brought);
  const booking = answerWishWithoutVerb(turn, brought);
  if (booking) return booking;
  if (answer) return null;
  if (hasIntent(heard, "goodbye")) return sayGoodbye(turn);
  const said = yesOrNo(heard);
  if (said === "no") return sayGoodbye(turn);
  if (said === "yes" && !hasIntent(heard, "thanks")) return ask(turn, { kind: "greeting" });
  return hasIntent(heard, "thanks") ? sayGoodbye(turn) : null;
}

const isForAnother = (text: string): boolean =>
  /\b(?:another|one more|and (?:also )?(?:one )?for|one for|also for|same for|second (?:one|appointment))\b/i.test(
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
    /\b(?:for me|for myself|my own|same name|same person)\b/i.test(text);
  return isOwn ? changeDraft(turn, { name: bookedFor }) : turn;
}
