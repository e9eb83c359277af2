import { spokenDate } from "#kernel/spoken-dates.ts";
import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { todayOf } from "#server/dialogue/conversation/today.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";

const opening =
  "(?:(?:um|uh|oh|and|so|ok|okay|yeah|sorry|wait|hang on|hmm|actually|but|just|quickly|remind me|can you tell me|could you tell me|do you know|tell me)\\W+)*";
const is = "(?:['’]?s| is| was| will)?";
const closing = "(?:\\W+(?:again|please|sorry|thanks|mate|by the way|then|do you know))*";
const named = "<day>";
const asksDay: readonly RegExp[] = [
  // 'What day is the 20th', 'which day of the week does the twentieth fall on'
  `(?:what|which) (?:day|date)(?: of the week)?${is}(?: does| it)?(?: on| for| the|,)* ${named}(?: going)?(?: to)?(?: be| falls?| land on| on| is| it)*`,
  // 'What's the date on Friday', 'what's today's date'
  `what${is}(?: the)? (?:date|day)(?: of| on| for| it| is| the)* ${named}`,
  `what${is} ${named}['’]?s? date`,
  `is(?: the)? ${named} an? ${named}`,
  `(?:is|are) (?:it|we)(?: the)? ${named} ${named}`,
].map((words) => new RegExp(`^\\W*${opening}${words}${closing}\\W*$`, "i"));

/** 'What day is the 20th', 'what's today's date': told from the calendar, and no wish to come then. */
export function tellDay(turn: Turn, heard: Understanding): Turn | null {
  const [first, second] = heard.when.days;
  const isOfWhen = heard.when.times.length + heard.when.excludedDays.length === 0;
  if (!first || first.value.from !== first.value.to || !isOfWhen) return null;
  const told = second ? [second, first] : [first];
  const words = told.reduce(
    (text, { span: [from, to] }) => `${text.slice(0, from)}${named}${text.slice(to)}`,
    heard.text,
  );
  if (!asksDay.some((asked) => asked.test(words.replace(/\s+/g, " ")))) return null;
  const date = first.value.from;
  const day = spokenDate(date);
  const sentence = date === todayOf(turn.state) ? `Today is ${day}.` : `That is ${day}.`;
  return askAgain(say(change(understood(turn), { lastAnswered: true }), sentence));
}
