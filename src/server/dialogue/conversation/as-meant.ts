import { noWhen, type Understanding } from "#server/dialogue/understanding.ts";
import { withoutAskedVisit } from "./asked-about.ts";
import { withDayLeftOpen } from "./leaves-day-open.ts";
import { asksWhichVisit } from "./policies/asks-back.ts";
import { hasIntent, hasWhen, isAbandoning } from "./reading.ts";
import { withoutPast } from "./remarks.ts";
import type { LiveState } from "./state.ts";
import { withWishBesideQuestion } from "./wish-beside-question.ts";

/** What an utterance means as a whole, where the words by themselves would be heard as something else. */
export const asMeant = (state: LiveState, said: Understanding): Understanding =>
  withDayLeftOpen(
    state,
    withoutServiceChange(
      withBookingMeant(
        withWishBesideQuestion(
          state,
          withTreatmentAsked(
            state,
            withoutAskedVisit(
              withoutVisitAsked(
                state,
                withoutDropped(
                  withoutPast(state, withoutDentistAsked(state, withoutHoursAsked(state, said))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );

/** 'What's the latest you've got', while a time is sought, asks for no opening hours. */
function withoutHoursAsked({ step, draft }: LiveState, heard: Understanding): Understanding {
  const isSought = step.kind === "offering" || (step.kind === "collecting" && step.asked === "when");
  // 'Actually closer to four' asks when nobody closes.
  const isOfTime = heard.when.times.length > 0 || draft.slot !== null || isSought;
  if (isOfTime && nearer.test(heard.text))
    return { ...heard, intents: heard.intents.filter(({ value }) => value !== "ask_hours") };
  if (wishesOpenDay(heard))
    return { ...heard, intents: heard.intents.filter(({ value }) => value !== "ask_hours") };
  const isLatest = latest.test(heard.text) && !/\b(?:open|close|shut|hours)/i.test(heard.text);
  if (!isSought || !isLatest) return heard;
  return { ...heard, intents: heard.intents.filter(({ value }) => value !== "ask_hours") };
}
/** 'The first day you're open after Christmas' is a day to come, unless it is asked which that is. */
const wishesOpenDay = ({ text, when }: Understanding): boolean =>
  when.days.some(({ heard }) => /\bday\b.*\b(?:open|back)\b/i.test(heard)) && !asksWhich.test(text);
const asksWhich = /\b(?:what|what['’]?s|when|when['’]?s|which|is|are you|do you|would that|will you)\b/i;
const nearer = /\b(?:too|a bit|bit|rather|pretty) late\b|\b(?:closer|closest|close|nearer|nearest) to\b/i;
const latest = /\b(?:latest|last)(?: (?:one|time|appointment|slot|spot))? (?:you|that)(?: have|['’]?ve)?\b/i;

/** 'Hang on, which one is that', of a visit that was told, asks for no dentist. */
function withoutDentistAsked({ step, moving }: LiveState, heard: Understanding): Understanding {
  const isTold = step.kind === "confirming_cancel" || step.kind === "confirming_move" || moving !== null;
  if (!isTold || !asksWhichVisit(heard.text)) return heard;
  return { ...heard, intents: heard.intents.filter(({ value }) => value !== "ask_practitioner") };
}

/** 'Is that with X-rays', of what was read back, changes nothing of it. */
function withoutVisitAsked({ step }: LiveState, heard: Understanding): Understanding {
  const isAsked = step.kind === "reading_back" && heard.visit !== null && ofReadBack.test(heard.text);
  return isAsked && !takesBack.test(heard.text) ? { ...heard, visit: null } : heard;
}
const ofReadBack =
  /\b(?:is|was) (?:that|it|this)\b|\b(?:does|will|would|did) (?:that|it|this|they|there)\b|\b(?:do|will|would) (?:i|we) (?:\w+ )?(?:need|get|have|be having)\b|\b(?:is|are) there\b/i;
const takesBack = /\b(?:not|n't|no|wrong|instead|change|make|but|want|meant|should)\b/i;

/** 'Scrap the whole thing' is nobody called Scrap. */
const withoutDropped = (heard: Understanding): Understanding =>
  heard.name?.value.last === null && isAbandoning(heard) ? { ...heard, name: null } : heard;

/** 'What about veneers' asks whether the clinic does them, as long as nothing is being booked. */
function withTreatmentAsked({ purpose }: LiveState, heard: Understanding): Understanding {
  const isAsked =
    purpose === null &&
    heard.visit !== null &&
    heard.intents.length === 0 &&
    !hasWhen(heard) &&
    /^\W*(?:(?:and|so|ok|okay|um|uh|oh|well|then)\W+)*(?:what|how) about\b/i.test(heard.text);
  return isAsked && heard.visit
    ? { ...heard, intents: [{ ...heard.visit, value: "ask_services" as const }] }
    : heard;
}

/** 'Can you do a check-up after work on Thursday' asks for an appointment, not for what the clinic does. */
function withBookingMeant(heard: Understanding): Understanding {
  const isWish =
    hasWhen(heard) && /\b(?:can|could) (?:you|i|we) (?:do|have|get|fit|squeeze)\b/i.test(heard.text);
  if (isWish && heard.visit === null) return asksForTime(heard) ? withoutServiceQuestion(heard) : heard;
  const isMove = heard.intents.some(({ value, certainty }) => value === "reschedule" && certainty === "sure");
  if (!isWish || heard.visit === null || isMove || hasIntent(heard, "book")) return heard;
  const { intents, ...rest } = withoutServiceQuestion(heard);
  return { ...rest, intents: [{ ...heard.visit, value: "book" }, ...intents] };
}

/** 'Can you do Friday', but not 'can you do Botox on Friday'. */
function asksForTime({ text, when }: Understanding): boolean {
  const asked = /\b(?:can|could) (?:you|i|we) (?:do|have|get|fit|squeeze)\b/i.exec(text);
  const from = asked ? asked.index + asked[0].length : 0;
  return [...when.days, ...when.times].some(
    ({ span }) =>
      span[0] >= from &&
      /^\W*(?:(?:on|at|the|for|me|us|in|say|anything|something|one|it|both|all|of|two|three|four|my|our|kids|children|boys|girls|same|time|together)\W+)*$/i.test(
        text.slice(from, span[0]),
      ),
  );
}

/** Nor does 'can you make it a clean instead' or 'can you make that my work mobile …', which ask for a change. */
const withoutServiceChange = (heard: Understanding): Understanding =>
  (heard.visit !== null || heard.phone !== null || heard.email !== null) &&
  /\b(?:make|change|switch) (?:it|that)\b/i.test(heard.text)
    ? withoutServiceQuestion(heard)
    : heard;

const withoutServiceQuestion = (heard: Understanding): Understanding => ({
  ...heard,
  intents: heard.intents.filter(({ value }) => value !== "ask_services"),
});

/** 'Are you open Saturday' wishes for no Saturday, and 'how much is whitening' for no whitening. */
export function withoutTopicOfQuestion(state: LiveState, heard: Understanding): Understanding {
  if (hasIntent(heard, "book", "ask_availability", "reschedule", "cancel")) return heard;
  const asked = "asked" in state.step ? state.step.asked : null;
  const keepsVisit = asked === "visit" && !hasIntent(heard, "ask_services");
  const keepsWhen = (asked === "when" || state.step.kind === "offering") && !hasIntent(heard, "ask_hours");
  return {
    ...heard,
    visit: keepsVisit ? heard.visit : null,
    when: keepsWhen ? heard.when : noWhen,
  };
}
