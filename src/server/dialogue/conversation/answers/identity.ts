import { ask, askAgain } from "#server/dialogue/conversation/asking.ts";
import { fallbackName } from "#server/dialogue/conversation/fallback-name.ts";
import type { Heard } from "#server/dialogue/conversation/heard.ts";
import { withLast } from "#server/dialogue/conversation/merged-name.ts";
import { dropsOther } from "#server/dialogue/conversation/others-visits.ts";
import { sayGoodbye } from "#server/dialogue/conversation/policies/handing-over.ts";
import {
  cancelEach,
  finishTask,
  proceedIdentifying,
  search,
  withAppointment,
} from "#server/dialogue/conversation/policies/identifying.ts";
import { stopForWhose } from "#server/dialogue/conversation/policies/third-party.ts";
import { askVisitDay, leaveToTeam } from "#server/dialogue/conversation/policies/who-is-known.ts";
import { hasIntent, isAbandoning, yesOrNo } from "#server/dialogue/conversation/reading.ts";
import type { Identifying, LiveState, NextStep } from "#server/dialogue/conversation/state.ts";
import { toDetail } from "#server/dialogue/conversation/to-detail.ts";
import { change, changeDraft, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import { visitDayTold } from "#server/dialogue/conversation/visit-day.ts";
import { visitsNamed } from "#server/dialogue/conversation/visits-pointed-at.ts";
import { severalToCancel } from "#server/dialogue/conversation/visits-to-cancel.ts";
import type { FoundAppointment } from "#server/dialogue/events.ts";
import { noWhen } from "#server/dialogue/understanding.ts";
import { readChoice } from "#server/dialogue/what/read-choice.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { abandon } from "./confirmations.ts";
import { answerDigits } from "./dictation.ts";
import { withOwnNumber } from "./own-number.ts";
import { answerWithoutName } from "./without-name.ts";

type Step<Kind extends NextStep["kind"]> = Extract<NextStep, { kind: Kind }>;

/** Answers to 'what name is it under' and 'what number'. */
export function answerIdentity(
  turn: Turn,
  before: LiveState,
  step: Step<"identifying">,
  brought: Heard,
): Turn | null {
  const { heard, news } = brought;
  if (step.asked === "again") return answerSecondTry(turn, before, step, brought);
  if (step.asked === "visit_day") return answerVisitDay(turn, step.purpose, brought);
  const dictated = answerDigits(turn, before, brought, { ...step, asked: "phone" });
  if (dictated) return changeDraft(dictated, { declinedOwnNumber: true });
  // The caller's own is done, and the other one is none after all.
  if (before.lastChange && dropsOther(heard.text)) return finishTask(turn);
  if (step.purpose === "cancel" && cancelsNothing.test(heard.text))
    return finishTask(say(turn, "Then nothing is cancelled."));
  if (isAbandoning(heard) && news.size === 0) return abandon(turn, heard);
  const known = bareAnswer(turn, before, step, brought);
  if (known) return proceedIdentifying(known, step.purpose);
  const unnamed = step.asked === "name" ? answerWithoutName(turn, before, brought) : null;
  if (unnamed) return unnamed;
  return news.size > 0 ? proceedIdentifying(turn, step.purpose) : null;
}

const cancelsNothing = /\b(?:don'?t|do not|didn'?t|did not|never|not) (?:\w+ ){0,3}?(?:cancel\w*)\b/i;

function bareAnswer(turn: Turn, before: LiveState, step: Step<"identifying">, brought: Heard): Turn | null {
  const { heard } = brought;
  if (step.asked === "own_number") return withOwnNumber(turn, brought);
  if (step.asked === "surname") return withSurname(turn, before, brought);
  if (step.asked !== "name" || heard.name || before.misses === 0) return null;
  const name = fallbackName(heard);
  return name ? changeDraft(turn, { name }) : null;
}

function withSurname(turn: Turn, before: LiveState, { heard }: Heard): Turn | null {
  const first = before.draft.name;
  const said = heard.name ? toDetail(heard.name) : fallbackName(heard);
  if (first && said && (said.value.last === null || !heard.name))
    return changeDraft(turn, { name: withLast(first, said) });
  return yesOrNo(heard) === "no" || hasIntent(heard, "maybe") ? turn : null;
}

function answerSecondTry(
  turn: Turn,
  before: LiveState,
  step: Step<"identifying">,
  brought: Heard,
): Turn | null {
  const { heard, news } = brought;
  const dictated = answerDigits(turn, before, brought, step);
  if (dictated) return dictated;
  const name = news.has("name") || news.has("phone") ? null : fallbackName(heard);
  if (news.has("name") || news.has("phone")) return search(turn, step.purpose, true);
  if (name) return search(changeDraft(turn, { name }), step.purpose, true);
  // 'Monday at ten' finds nobody; it is kept for when the visit is found.
  if (news.has("when") && yesOrNo(heard) === null)
    return ask(say(turn, "I can only look it up by the name and the number."), step);
  if (hasIntent(heard, "goodbye")) return sayGoodbye(turn);
  if (yesOrNo(heard) === "no" || hasIntent(heard, "maybe"))
    return ask(turn, {
      kind: "offering_person",
      about: `Wants to ${step.purpose} an appointment; none was found with the name and number given.`,
    });
  return null;
}

/** Answers to 'so I know it's you, which day is it': one day, or nobody is told anything. */
function answerVisitDay(turn: Turn, purpose: Identifying, { heard, news }: Heard): Turn | null {
  // 'Tuesday, and it's my wife's'
  const stopped = stopForWhose(turn, purpose);
  if (stopped) return stopped;
  const { days, excludedDays } = heard.visitMeant ?? heard.when;
  if (days.length + excludedDays.length > 0) {
    const isOneDay = visitDayTold(turn.state, purpose) !== null;
    return isOneDay ? search(turn, purpose, false) : askVisitDay(change(turn, { misses: 1 }), purpose);
  }
  if (isAbandoning(heard)) return abandon(turn, heard);
  if (news.has("name") || news.has("phone")) return proceedIdentifying(turn, purpose);
  return yesOrNo(heard) === "no" || hasIntent(heard, "maybe", "check_appointment") || forgot.test(heard.text)
    ? leaveToTeam(turn, purpose)
    : null;
}
const forgot = /\b(?:forg[eo]t(?:ten)?|remember|recall|no idea|not sure|(?:find|found) (?:that |it )?out)\b/i;

/** 'The first one, no wait, the second one' */
function placeMended(text: string, found: readonly FoundAppointment[]): FoundAppointment | undefined {
  const last = mends.exec(text)?.[1];
  const place = last === undefined ? null : readChoice(toUtterance(last), found, noWhen);
  return place ? found.at(place.value) : undefined;
}
const mends =
  /\b(?:no wait|no sorry|wait no|sorry|actually|i mean|i meant|no)\b\W+((?:the )?\w+(?: one)?)\W*$/i;

/** Which of several appointments is meant: by its place in the list or by its day and time. */
export function answerChoiceOfAppointment(
  turn: Turn,
  step: Step<"choosing_appointment">,
  { heard, answer }: Heard,
): Turn | null {
  // One after the other, each with its own yes.
  const days = heard.when.days.map(toDetail);
  const each = step.purpose === "cancel" ? severalToCancel(heard.text, days, step.found) : null;
  if (each) return cancelEach(turn, each);
  const mended = placeMended(heard.text, step.found);
  const chosen = mended ?? (heard.choice ? step.found.at(heard.choice.value) : undefined);
  if (chosen) return withAppointment(turn, chosen, step.purpose);
  const fitting = visitsNamed(heard.visitMeant ? { ...heard, when: heard.visitMeant } : heard, step.found);
  const [only, more] = fitting;
  if (only && !more) return withAppointment(turn, only, step.purpose);
  if (more) return ask(turn, { ...step, found: fitting });
  if (isAbandoning(heard) || yesOrNo(heard) === "no") return abandon(turn, heard);
  const [first] = step.found;
  if (first && /\b(?:next|nearest|soonest|coming up)\b/i.test(heard.text))
    return withAppointment(turn, first, step.purpose);
  return answer ? askAgain(turn) : null;
}
