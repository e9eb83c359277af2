import { weekdayOf } from "#kernel/zoned-time.ts";
import { isCare } from "../../care-words.ts";
import type { DaySpan, Reading, WhenReading } from "../../readings.ts";
import { partOf, type Utterance } from "../../words.ts";
import type { PlainAct, Topic, Wish } from "../acts/labels.ts";
import type { About, ToldDetail } from "../acts/of-questions.ts";
import { isQuestionForm } from "../asked/question-form.ts";
import { readWhether } from "../asked/read-whether.ts";
import type { Found } from "../found.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";
import { whomNamed } from "../people/read-whom-booked.ts";
import { ringsSomebodyElse } from "../ringing/read-whom-to-ring.ts";
import { isForClinician } from "../told/read-clinician-message.ts";
import { minutesLate } from "../told/read-lateness.ts";
import { readWaiting } from "../told/read-waiting.ts";
import type { Treatments } from "../treatments/treatment-acts.ts";
import type { Whens } from "../when-acts.ts";
import { cannotCome, isGivenUp } from "../wish-words.ts";

/** The acts that the wording as a whole tells, each over the words of its clause; a question with what it is of. */
export function labelActs(
  parsed: ParsedUtterance,
  beside: { treatments: Treatments; whens: Whens; dentists: readonly Found[] },
): readonly Found[] {
  const { clauses, labels } = parsed;
  return labels.flatMap(({ label, clause, certainty }): readonly Found[] => {
    const span = clauses[clause]?.span ?? ([0, parsed.utterance.text.length] as const);
    const [kind, name] = label.split(".");
    if (name === undefined) return [{ act: { kind: label as PlainAct }, span, certainty }];
    if (kind === "want") {
      const isUnable = name === "cancel" && !isGivenUp(parsed.utterance.text);
      // 'I can't make Tuesday, is Thursday any good' says when they can.
      if (
        isUnable &&
        cannotCome(parsed.utterance.text) &&
        beside.whens.all.some(({ role }) => role === "wish")
      )
        return [{ act: { kind, wish: "move" }, span, certainty }];
      const spoken = parsed.parts[clause] ?? parsed.utterance;
      const isForOther = name === "callback" && ringsSomebodyElse(spoken);
      const isForVisit = name === "message" && isForClinician(spoken);
      const waiting =
        name === "leave_waitlist"
          ? readWaiting(parsed.utterance, parsed.parts, parsed.context.lastSaid ?? "")
          : null;
      const about = name === "check" && { about: checkedOf(parsed, clause, beside) };
      const how = {
        ...(isUnable && { isUnable }),
        ...(isForOther && { isForOther }),
        ...(isForVisit && { isForVisit }),
        ...(waiting && waiting.tells !== "leaves" && { isOnlyAsked: true as const }),
        ...lateBy(parsed, name),
        ...about,
      };
      return [{ act: { kind, wish: name as Wish, ...how }, span, certainty }];
    }
    const topic = name === "advice" && !isOfCare(parsed) ? "other" : (name as Topic);
    // 'Could I come in at half past eleven for an X-ray?'
    const isWishedThen = topic === "suitability" && beside.whens.all.some((each) => each.clause === clause);
    if (isWishedThen && !parsed.labels.some((each) => each.label.startsWith("want.")))
      return [{ act: { kind: "want", wish: "book" }, span, certainty }];
    const from = beside.treatments.asked.get(clause)?.from ?? span[0];
    const whole = [Math.min(from, span[0]), span[1]] as const;
    return [
      { act: { kind: "ask", topic, about: aboutOf(parsed, clause, topic, beside) }, span: whole, certainty },
    ];
  });
}

/** Advice is asked for on a tooth or on somebody's health; 'should I ring the bank' is another question, whatever it sounds like. */
const isOfCare = ({ utterance, context }: ParsedUtterance): boolean =>
  context.isAiling === true ||
  context.isMedicated === true ||
  utterance.words.some(({ word }) => isCare(word)) ||
  (context.told ?? []).some((line) => line.toLowerCase().split(" ").some(isCare));

/** 'I've gone and lost my card, I don't know when I'm in' asks of when, and of nothing whether it is so. */
function checkedOf(
  parsed: ParsedUtterance,
  clause: number,
  beside: { treatments: Treatments; whens: Whens; dentists: readonly Found[] },
): About {
  const { whether, told, ...about } = aboutOf(parsed, clause, "done", beside);
  const isAsked = parsed.parts.slice(clause).some(isQuestionForm) || asksWhether.test(parsed.utterance.text);
  const claimed = { ...(whether !== undefined && { whether }), ...(told !== undefined && { told }) };
  return isAsked ? { ...about, ...claimed } : about;
}
const asksWhether =
  /\b(?:if|whether|still|sure|confirm\w*|check\w*|(?:has|have|is|was)(?: not|n['’]?t)(?: been)?)\b|\?/i;

const lateBy = ({ utterance }: ParsedUtterance, wish: string): { minutes?: number } => {
  const minutes = wish === "late" ? minutesLate(utterance) : null;
  return minutes === null ? {} : { minutes };
};

function aboutOf(
  parsed: ParsedUtterance,
  clause: number,
  topic: Topic,
  { treatments, whens, dentists }: { treatments: Treatments; whens: Whens; dentists: readonly Found[] },
): About {
  const { treatment, named: noun = null } = treatments.asked.get(clause) ?? {};
  const { clauses } = parsed;
  const own = whens.all.filter((each) => each.clause === clause).map(({ when }) => when);
  const [day] = own.flatMap(({ days }) => days);
  const [time] = own.flatMap(({ times }) => times);
  const dentist = dentists.find(({ span }) => clauseAt(clauses, span) === clause)?.act;
  return {
    // An emergency asked about is no treatment.
    ...(treatment && treatment !== "Emergency Visit" && { treatment }),
    ...(noun !== null && !(ofNouns.has(topic) && !dentist) && { noun }),
    ...(day && { date: topic === "done" ? dayOfVisit(parsed, day) : day.value.from }),
    ...(time?.value.kind === "exact" && { time: time.value.time }),
    ...(topic === "done" && statedIn(parsed, clause, own)),
    ...(topic === "done" &&
      time?.value.kind === "part" && { hours: { from: time.value.from, to: time.value.to } }),
    ...(noun !== null && ofNouns.has(topic) && { named: noun }),
    ...(dentist?.kind === "dentist" && {
      named: dentist.dentist,
      ...(dentist.whom && { whom: dentist.whom }),
    }),
    ...(topic === "done" && whomNamed(parsed, clause)),
    ...(topic === "done" && detailOf(parsed, clause, own.length > 0)),
    ...(topic === "done" && readWhether(restOf(parsed, clause), parsed.context.told ?? [])),
  };
}

/** What is said to stand, in no order of a question. */
function statedIn(
  { parts }: ParsedUtterance,
  clause: number,
  own: readonly WhenReading[],
): Pick<About, "stated"> {
  const [stated] = own.filter(({ days, times }) => days.length + times.length > 0);
  const part = parts[clause];
  return stated && part && !isQuestionForm(part) && !asksWhether.test(wordsOfPart(part)) ? { stated } : {};
}
const wordsOfPart = ({ words }: Utterance): string => words.map(({ word }) => word).join(" ");

/** 'Am I down for the Friday', of a visit that stands on a later one, is that Friday. */
function dayOfVisit({ context }: ParsedUtterance, { value, heard }: Reading<DaySpan>): string {
  const dates = context.candidates.flatMap(({ kind, date }) => (kind === "visit" && date ? [date] : []));
  const isAlone = value.from === value.to && weekdayAlone.test(heard) && !dates.includes(value.from);
  const same = isAlone ? dates.filter((date) => weekdayOf(date) === weekdayOf(value.from)) : [];
  return same[0] ?? value.from;
}
const weekdayAlone = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** The clause with all that follows it, '… or hasn't it', '… yes or no', and with the words that lead up to it: 'how many | have we got'. */
function restOf({ parts, utterance }: ParsedUtterance, clause: number): Utterance {
  const before = parts[clause - 1]?.words ?? [];
  const first = before.length > 0 && before.length <= mostLeading ? before[0] : parts[clause]?.words[0];
  const from = first?.start ?? 0;
  return partOf(
    utterance,
    utterance.words.filter(({ start }) => start >= from),
  );
}

const mostLeading = 3;

/** 'Did you get the number', 'what time did you put down', 'did you write down Friday' */
function detailOf(parsed: ParsedUtterance, clause: number, isTimed: boolean): Pick<About, "detail"> {
  const words = restOf(parsed, clause).words.map(({ word }) => word);
  const [detail] = details.flatMap(([kind, told]) => (words.some((word) => told.has(word)) ? [kind] : []));
  if (detail) return { detail };
  return isTimed ? { detail: "when" } : {};
}
const details: readonly (readonly [ToldDetail, ReadonlySet<string>])[] = [
  ["phone", new Set(["number", "numbers", "mobile", "phone", "digits"])],
  ["name", new Set(["name", "names", "surname", "spelling", "spelled", "spelt"])],
  ["when", new Set(["time", "times", "day", "when", "oclock"])],
];

/** What these are answered with depends on what it was called. */
const ofNouns: ReadonlySet<Topic> = new Set(["price", "services", "length"]);
