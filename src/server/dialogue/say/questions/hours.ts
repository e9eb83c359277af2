import { isClosedDate } from "#kernel/closed-times.ts";
import { isNationalHoliday } from "#kernel/public-holidays.ts";
import { wordsOf } from "#kernel/question-words.ts";
import type { ClinicFacts } from "../../events.ts";
import { clinicEmergency, healthdirectNumber } from "../danger/help-lines.ts";
import { comingHolidays, dayHours, weekHours } from "../opening-hours.ts";
import { inARow } from "../spoken.ts";
import { mentions } from "./notes.ts";
import type { Asked, Fact, TopicRows } from "./rows.ts";

/** When the clinic is there, and who is when it is not. */

const ofHolidays = [
  "holiday",
  "holidays",
  "christmas",
  "xmas",
  "easter",
  "anzac",
  "boxing",
  "good friday",
  "new year",
  "new years",
];

/** The special day that is named: all words of its name but 'day', and no eve of it. */
function namedDay(facts: ClinicFacts, words: string, today: string): string | null {
  const said = wordsOf(words).map((word) => (word === "xmas" ? "christmas" : word.replaceAll("'", "")));
  const isNamed = (name: string): boolean => {
    const parts = wordsOf(name)
      .map((word) => word.replaceAll("'", ""))
      .filter((word) => word !== "day");
    return (
      parts.length > 0 &&
      parts.every((part) => said.includes(part)) &&
      said.includes("eve") === parts.includes("eve")
    );
  };
  const days = (facts.specialDays ?? []).filter(
    ({ fromDate, name, weekday }) => weekday === undefined && fromDate >= today && isNamed(name),
  );
  return days[0]?.fromDate ?? null;
}

const isUntoldHoliday = ({ specialDays = [] }: ClinicFacts, date: string): boolean =>
  isNationalHoliday(date) && !specialDays.some((each) => isClosedDate(each, date));

function openingHours({ about, facts, now, today, words }: Asked): Fact | null {
  const named = namedDay(facts, `${about.named ?? ""} ${words}`, today);
  if (named !== null) return { text: dayHours(facts, named, now) };
  // The usual hours say nothing of a public holiday that the clinic has not entered.
  if (about.date !== undefined && isUntoldHoliday(facts, about.date)) return null;
  if (about.date !== undefined) return { text: dayHours(facts, about.date, now) };
  if (mentions(words, ofHolidays)) {
    const [next] = mentions(words, ["holiday", "holidays"]) ? comingHolidays(facts, today) : [];
    return next ? { text: dayHours(facts, next.fromDate, now) } : null;
  }
  const week = weekHours(facts, today);
  if (mentions(words, ["now", "today", "tonight", "this afternoon", "this arvo"]))
    return { text: dayHours(facts, today, now) };
  return week === "" ? null : { text: week };
}

/** Told without judging whose is one. */
function emergencies({ facts }: Asked): Fact {
  const visit = facts.permissions.bookAppointments
    ? "For anything urgent I can look for the soonest time we've got."
    : "";
  const contact = clinicEmergency(facts);
  const elsewhere =
    contact === ""
      ? `When we're closed, healthdirect on ${healthdirectNumber} can tell you who's open.`
      : contact;
  return { text: inARow(visit, elsewhere) };
}

export const hours: TopicRows<"hours" | "emergencies" | "availability"> = {
  hours: {
    known: openingHours,
    gap: ({ words }) =>
      mentions(words, ofHolidays) ? "what our holiday hours are" : "what the opening hours are",
  },
  emergencies: { known: emergencies, gap: () => "who's on after hours" },
  availability: {
    known: ({ facts }) =>
      facts.permissions.bookAppointments ? { text: "I can have a look at what's free for you." } : null,
    gap: () => "what's free",
  },
};
