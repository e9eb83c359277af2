import type { AppointmentType } from "#contract/limits.ts";
import { isAskedAside } from "#server/dialogue/conversation/asked-aside.ts";
import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { asksOfClinic, asksSomething } from "#server/dialogue/conversation/beside-greeting.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { takeLikelyLeave } from "#server/dialogue/conversation/leave-taking.ts";
import { mayNotAnswer, notKnown } from "#server/dialogue/conversation/phrases/answers.ts";
import { apologies, whyAsked } from "#server/dialogue/conversation/phrases/call.ts";
import { notedBefore } from "#server/dialogue/conversation/phrases/noted.ts";
import { acceptThanks } from "#server/dialogue/conversation/policies/courtesy.ts";
import { hearOut, notUnderstood } from "#server/dialogue/conversation/policies/handing-over.ts";
import { proceed } from "#server/dialogue/conversation/policies/proceeding.ts";
import { type Answer, answerFromNotes } from "#server/dialogue/conversation/questions/answer-questions.ts";
import { hasDetails, hasIntent, onlyIntents, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import { isRemark } from "#server/dialogue/conversation/remarks.ts";
import { type Detail, isIdle, type LiveState } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { readVisit } from "#server/dialogue/what/read-visit.ts";
import { toUtterance } from "#server/dialogue/words.ts";

/** What no step had an answer for. `turn` still counts the failures before. */
export function answerRest(turn: Turn, fresh: Turn, { heard, answer, news }: Heard): Turn {
  if (answer) return afterAnswer(fresh, answer, heard);
  if (news.size > 0) return proceed(fresh);
  if (hasIntent(heard, "are_you_human")) return askAgain(fresh);
  const left = takeLikelyLeave(turn, fresh, heard);
  if (left) return left;
  const thanked = acceptThanks(fresh, heard);
  if (thanked) return thanked;
  const isChat =
    (onlyIntents(heard, "greeting", "thanks", "wait") &&
      !asksSomething(heard) &&
      !isOwnMatter(turn.state, heard)) ||
    /\bi(?:'m| am) (?:back|here)\b/i.test(heard.text);
  return isChat ? askAgain(fresh) : answerUnheard(turn, fresh, heard);
}

/** No wish, no answer and no manners were heard in it. */
function answerUnheard(turn: Turn, fresh: Turn, heard: Understanding): Turn {
  const seen = bookForTrouble(turn, fresh, heard);
  if (seen) return seen;
  // What was said is known already: the question was missed, not the answer.
  if (hasDetails(heard)) return notUnderstood(turn, notedBefore(turn.state.draft, heard), patience);
  if (isOwnMatter(turn.state, heard))
    return ask(fresh, { kind: "offering_person", about: `Asked: ${heard.text.trim()}` });
  const isYes = yesOrNo(heard) === "yes";
  if (isYes && isRemark(heard)) return hearOut(turn);
  if (onlyIntents(heard, "yes", "thanks", "greeting") && !asksSomething(heard))
    return notUnderstood(turn, apologies[0], patience);
  if (/\bwhy (?:do|would|are|is)\b/i.test(heard.text)) return notUnderstood(turn, whyAsked);
  const note = yesOrNo(heard) === null ? answerFromNotes(turn.state, heard) : "";
  if (note === "") return answerUnknown(turn, fresh, heard);
  const told = say(change(fresh, { lastAnswered: true }), note);
  return afterAnswer(told, { sentences: [note], isKnown: true, open: null }, heard);
}

/** 'It only hurts at night', 'I'm scared it's infected', as the first that is said: somebody should look at it. */
function bookForTrouble(turn: Turn, fresh: Turn, heard: Understanding): Turn | null {
  const mayBook = isIdle(turn.state) && turn.state.facts.permissions.bookAppointments;
  if (!mayBook || !isTrouble.test(heard.text) || refusesTrouble.test(heard.text)) return null;
  const visit = toDetail(
    readFromAll<AppointmentType>(heard.text, "Emergency Visit", {
      assumed: ["something hurts or is infected"],
    }),
  );
  const booking = changeDraft(change(fresh, { purpose: "book", comers: [] }), { visit });
  return proceed(say(booking, "I am sorry to hear that."));
}

const isTrouble =
  /\b(?:it|this|that|they|mine|something)(?:['’]?s| is| are| has| have| might be| may be| could be| looks| feels)?(?: (?:got|only|just|still|really|always|sometimes|starting to|started to|keeps|been|a bit|all|so|very|getting))* (?:hurts?|hurting|aches?|aching|throbs?|throbbing|sore|infected|painful|tender)\b/i;
const refusesTrouble = /\b(?:will|would|does|do|did|if|not|never|no|whether|how|stopped)\b|n['’]t\b/i;

/** A question that nothing here answers is owned up to, and the call goes on where it was; anything else was not understood. */
function answerUnknown(turn: Turn, fresh: Turn, heard: Understanding): Turn {
  const isAsked = isAskedAside(heard) || (isIdle(turn.state) && asksOfClinic(heard));
  if (!isAsked) return isRemark(heard) ? hearOut(turn) : notUnderstood(turn);
  const open = mayNotBeTold(turn.state) ? mayNotAnswer : notKnown;
  const told = say(change(fresh, { lastAnswered: false }), open);
  return afterAnswer(told, { sentences: [open], isKnown: false, open: heard.text }, heard);
}

/** A bill, a complaint, 'a question about …': nothing the clinic's facts hold, so the team is offered. */
const isOwnMatter = (state: LiveState, { text }: Understanding): boolean =>
  isIdle(state) &&
  /\bcharged (?:me |us )?(?:twice|double|too much|wrong\w*)\b|\boverchar\w+\b|\b(?:question|query|enquiry|inquiry) (?:\w+ ){0,2}(?:about|regarding)\b|\b(?:invoice|bill|refund|receipt|complaint|complain|referral|prescription)\b/i.test(
    text,
  );

const mayNotBeTold = ({ facts }: LiveState): boolean => !facts.permissions.provideInfo;

/** A plain 'yes' to an open question, or a detail said before, is understood: it may come more often than what is not. */
const patience = 4;

/** 'What's the wait for a filling': what a yes to the offer of a time is for, however much it was only asked about. */
function visitIn({ text }: Understanding): Detail<AppointmentType> | null {
  const visit = readVisit(toUtterance(text), false);
  return visit && toDetail({ ...visit, assumed: ["as asked about before"] });
}

/** After a question the call goes on where it was; one left open is offered to the team when nothing else is going on. */
function afterAnswer(turn: Turn, answer: Answer, heard: Understanding): Turn {
  const { purpose, step } = turn.state;
  const isFree = isIdle(turn.state) || (purpose === null && step.kind === "offering_person");
  if (!isFree) return askAgain(turn);
  if (answer.offersVisit && turn.state.facts.permissions.bookAppointments)
    return ask(turn, { kind: "offering_rebooking", cancelled: null, isFirst: true, visit: visitIn(heard) });
  return answer.open === null
    ? ask(turn, { kind: "anything_else" })
    : ask(turn, { kind: "offering_person", about: `Asked: ${answer.open.trim()}` });
}
