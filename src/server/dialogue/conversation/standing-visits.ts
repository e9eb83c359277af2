import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { otherHoursIn } from "./beside-visit.ts";
import { withPainGone } from "./pain-gone.ts";
import { asksWhetherToCome } from "./questions/advice.ts";
import { hasIntent } from "./reading.ts";
import { isConfirming, isIdle, type LiveState } from "./state.ts";

/** What is said of a visit that stands already, where the words by themselves would be heard as something else. */
export const withStandingVisit = (state: LiveState, heard: Understanding): Understanding =>
  withExchange(
    state,
    withPainGone(
      state,
      withCannotCome(state, withMoveOnlyAsked(withColdAlone(withOtherToCome(state, heard)))),
    ),
  );

/** 'I've got a cold, should I still come': a cold is no pain, whatever the visit is for. */
const withColdAlone = (heard: Understanding): Understanding =>
  heard.emergency?.value === "severe_pain" && asksWhetherToCome(heard.text) && !hurts.test(heard.text)
    ? { ...heard, emergency: null }
    : heard;
const hurts =
  /\b(?:(?!not in )pain\w*|hurt\w*|ach(?:e|es|ing)|kill\w*|agony|throb\w*|sore|swoll\w*|abscess)\b/i;

/** 'And when am I doing the veneers', while the clean is read back: the other visit comes after it, and is no change to it. */
function withOtherToCome({ later }: LiveState, heard: Understanding): Understanding {
  const { visit } = heard;
  const isOfOther =
    later?.isBooking === true &&
    visit !== null &&
    later.text.toLowerCase().includes(visit.heard.toLowerCase());
  return isOfOther ? { ...heard, visit: null } : heard;
}

/** 'I'll be late, is that okay or should I move it' gives notice, and moves nothing. */
function withMoveOnlyAsked(heard: Understanding): Understanding {
  if (!hasIntent(heard, "running_late") || !asksWhetherToMove.test(heard.text)) return heard;
  return without(heard, changes);
}
const asksWhetherToMove =
  /\b(?:(?:should|shall|do|must|had) (?:i|we)|do you want me to|would it be \w+ (?:to|if (?:i|we))) (?:\w+ ){0,3}?(?:move|moved|change|rebook|reschedule|cancel|postpone|swap|come another)\b/i;
const changes: ReadonlySet<Intent> = new Set(["reschedule", "cancel"]);

const cannot =
  "(?:can'?t|cannot|can not|won'?t be able to|not able to|unable to|(?:don'?t|do not) think i can|not going to be able to)";
const comes = "(?:do|make|come|get (?:to|there|in)|be there|attend|keep)";
const suits =
  "(?:(?:doesn'?t|does not|won'?t|isn'?t going to|is not going to) (?:work|suit)|(?:is|'s) no good|no longer (?:works|suits))";
const cannotCome = new RegExp(
  `\\b${cannot} (?:\\w+ ){0,2}?${comes}\\b|\\b${suits}\\b|\\bsomething(?:'s| has)? (?:come|came|popped|cropped) up\\b`,
  "i",
);
/** 'I've got something on the eighth', and asked about it. */
const hasOne =
  /\b(?:i|we)(?:'ve| have) got (?:something|one|a thing) (?:booked )?(?:on|for|at|tomorrow|this|next)\b/i;
const lookedUp = /\b(?:check it|look it up|that (?:same )?day)\b/i;

/** 'Lena Hoch here, can't do three on Tuesday': the visit on that day has to be moved; nobody asks for a new one with it. */
function withCannotCome(state: LiveState, heard: Understanding): Understanding {
  if (!isIdle(state) || heard.visit !== null || heard.intents.some(({ value }) => tasks.has(value)))
    return heard;
  const isHeld = cannotCome.test(heard.text) || (hasOne.test(heard.text) && lookedUp.test(heard.text));
  const { days, excludedDays, excludedTimes, times } = heard.when;
  const [day, other] = [...days, ...excludedDays];
  if (!isHeld || !day || other || day.value.from !== day.value.to || offers.test(heard.text)) return heard;
  const move = readFromAll<Intent>(heard.text, "reschedule", { assumed: ["the visit named cannot be kept"] });
  // The time that cannot be kept is that of the visit.
  const named = otherHoursIn(heard.text) === null ? [...times, ...excludedTimes] : [];
  return {
    ...heard,
    when: { ...heard.when, days: [day], excludedDays: [], times: named, excludedTimes: [] },
    intents: [move, ...heard.intents.filter(({ value }) => value !== "no" && value !== "yes")],
  };
}
/** What is asked for of a visit that stands, or of the team. */
export const notToBook: readonly Intent[] = [
  "cancel",
  "reschedule",
  "check_appointment",
  "confirm_appointment",
  "running_late",
  "leave_message",
  "want_person",
];
const tasks: ReadonlySet<Intent> = new Set([
  "book",
  ...notToBook,
  "ask_hours",
  "ask_price",
  "ask_services",
  "ask_insurance",
  "ask_address",
]);
/** What suits instead tells a wish for a new visit as well as for an old one. */
const offers = /\b(?:but|otherwise|only|any other|what about|how about|could i|can i)\b|\b\w+days\b/i;

/** 'Yes, cancel nine and do two': what is given up is no wish, what is taken for it is. */
function withExchange(state: LiveState, heard: Understanding): Understanding {
  return isConfirming(state) && exchanges(heard.text) ? without(heard, changes) : heard;
}
const exchange =
  /\b(?:cancel|scrap|drop|ditch|forget|lose|delete|get rid of|swap|change|move)\b(?:[^\w']+[\w']+){0,6}?[^\w']+(?:and|for|to|then)\W+(?:(?:just|then|please|can you|could you) )*((?:do|make|put|book|have|give|take|get|at|it|me|the|in)\b.+|(?:half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d).*)$/i;
export const exchanges = (text: string): boolean => exchange.test(text);
/** The words of what is taken; null where nothing is given up for it. */
export const takenInstead = (text: string): string | null => exchange.exec(text)?.[1] ?? null;

const without = (heard: Understanding, those: ReadonlySet<Intent>): Understanding => ({
  ...heard,
  intents: heard.intents.filter(({ value }) => !those.has(value)),
});
