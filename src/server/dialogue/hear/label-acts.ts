import { weekdayOf } from "#kernel/zoned-time.ts";
import type { DaySpan, Reading } from "../readings.ts";
import { partOf, type Utterance } from "../words.ts";
import type { About, PlainAct, ToldDetail, Topic, Wish } from "./acts.ts";
import { readWhether } from "./asked/read-whether.ts";
import type { Found } from "./found.ts";
import { clauseAt, type Light } from "./light.ts";
import { ringsSomebodyElse } from "./people/read-rung.ts";
import { whomNamed } from "./people/read-whom-booked.ts";
import { minutesLate } from "./told/read-lateness.ts";
import { tellsTreating } from "./told/read-word-for.ts";
import type { Treatments } from "./treatments/treatment-acts.ts";
import type { Whens } from "./when-acts.ts";
import { isOnlyUnable } from "./wish-words.ts";

/** The acts that the wording as a whole tells, each over the words of its clause; a question with what it is of. */
export function labelActs(
  light: Light,
  beside: { treatments: Treatments; whens: Whens; dentists: readonly Found[] },
): readonly Found[] {
  const { clauses, labels } = light;
  return labels.flatMap(({ label, clause, certainty }): readonly Found[] => {
    const span = clauses[clause]?.span ?? ([0, light.utterance.text.length] as const);
    const [kind, name] = label.split(".");
    if (name === undefined) return [{ act: { kind: label as PlainAct }, span, certainty }];
    if (kind === "want") {
      const isUnable = name === "cancel" && isOnlyUnable(light.utterance.text);
      // 'I can't make Tuesday, is Thursday any good' says when they can.
      if (isUnable && beside.whens.all.some(({ role }) => role === "wish"))
        return [{ act: { kind, wish: "move" }, span, certainty }];
      const spoken = light.parts[clause] ?? light.utterance;
      const isForOther = name === "callback" && ringsSomebodyElse(spoken);
      const isForVisit = name === "message" && tellsTreating(spoken);
      const about = name === "check" && { about: aboutOf(light, clause, "done", beside) };
      const how = {
        ...(isUnable && { isUnable }),
        ...(isForOther && { isForOther }),
        ...(isForVisit && { isForVisit }),
        ...lateBy(light, name),
        ...about,
      };
      return [{ act: { kind, wish: name as Wish, ...how }, span, certainty }];
    }
    const topic = name as Topic;
    // 'Could I come in at half past eleven for an X-ray?'
    const isWishedThen = topic === "suitability" && beside.whens.all.some((each) => each.clause === clause);
    if (isWishedThen && !light.labels.some((each) => each.label.startsWith("want.")))
      return [{ act: { kind: "want", wish: "book" }, span, certainty }];
    const from = beside.treatments.asked.get(clause)?.from ?? span[0];
    const whole = [Math.min(from, span[0]), span[1]] as const;
    return [
      { act: { kind: "ask", topic, about: aboutOf(light, clause, topic, beside) }, span: whole, certainty },
    ];
  });
}

const lateBy = ({ utterance }: Light, wish: string): { minutes?: number } => {
  const minutes = wish === "late" ? minutesLate(utterance) : null;
  return minutes === null ? {} : { minutes };
};

function aboutOf(
  light: Light,
  clause: number,
  topic: Topic,
  { treatments, whens, dentists }: { treatments: Treatments; whens: Whens; dentists: readonly Found[] },
): About {
  const { treatment, named: noun = null } = treatments.asked.get(clause) ?? {};
  const { clauses } = light;
  const own = whens.all.filter((each) => each.clause === clause).map(({ when }) => when);
  const [day] = own.flatMap(({ days }) => days);
  const [time] = own.flatMap(({ times }) => times);
  const dentist = dentists.find(({ span }) => clauseAt(clauses, span) === clause)?.act;
  return {
    // An emergency asked about is no treatment.
    ...(treatment && treatment !== "Emergency Visit" && { treatment }),
    ...(noun !== null && !(ofNouns.has(topic) && !dentist) && { noun }),
    ...(day && { date: topic === "done" ? dayOfVisit(light, day) : day.value.from }),
    ...(time?.value.kind === "exact" && { time: time.value.time }),
    ...(noun !== null && ofNouns.has(topic) && { named: noun }),
    ...(dentist?.kind === "dentist" && {
      named: dentist.dentist,
      ...(dentist.whom && { whom: dentist.whom }),
    }),
    ...(topic === "done" && whomNamed(light, clause)),
    ...(topic === "done" && detailOf(light, clause, own.length > 0)),
    ...(topic === "done" && readWhether(restOf(light, clause), light.context.told ?? [])),
  };
}

/** 'Am I down for the Friday', of a visit that stands on a later one, is that Friday. */
function dayOfVisit({ context }: Light, { value, heard }: Reading<DaySpan>): string {
  const dates = context.candidates.flatMap(({ kind, date }) => (kind === "visit" && date ? [date] : []));
  const isAlone = value.from === value.to && weekdayAlone.test(heard) && !dates.includes(value.from);
  const same = isAlone ? dates.filter((date) => weekdayOf(date) === weekdayOf(value.from)) : [];
  return same[0] ?? value.from;
}
const weekdayAlone = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/i;

/** The clause with all that follows it, '… or hasn't it', '… yes or no', and with the words that lead up to it: 'how many | have we got'. */
function restOf({ parts, utterance }: Light, clause: number): Utterance {
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
function detailOf(light: Light, clause: number, isTimed: boolean): Pick<About, "detail"> {
  const words = restOf(light, clause).words.map(({ word }) => word);
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
