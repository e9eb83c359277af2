import { appointmentMinutes } from "#contract/limits.ts";
import { wordsOf } from "#kernel/question-words.ts";
import type { PractitionerFact } from "../../events.ts";
import { hoursOn } from "../opening-hours.ts";
import { practitionersIn, presenceOn, usualDays } from "../practitioners.ts";
import { capital, inARow, onDay, spokenDay, spokenList, spokenRange, withoutEnd } from "../spoken.ts";
import { aNamed, aVisit, severalNamed } from "../visit-names.ts";
import { listedPrices } from "./money.ts";
import { closestSentence, mentions, sharesWord } from "./notes.ts";
import { type Asked, type Fact, fromNotes, noted, type TopicRows } from "./rows.ts";
import { inWords, isThatVisit, wantedStems } from "./treatment-words.ts";

/** What is done here, by whom, for whom, and how long it takes. */

function services(asked: Asked): Fact | null {
  const { about, facts, words } = asked;
  const bare = new Map(listedPrices(facts).map(({ service }) => [service, service]));
  const list = [...facts.services, ...facts.specializations].map((entry) => {
    const priced = [...bare.keys()].find((service) => entry.startsWith(service) && entry.includes("$"));
    return inWords(withoutEnd(priced ?? entry));
  });
  const stems = wantedStems(about, words);
  if (stems.length > 0) {
    const found = list.filter((entry) => sharesWord(entry, stems));
    if (found.length > 0) return { text: `Yes, we do ${spokenList(found.slice(0, 3), "and")}.` };
    const sentence = closestSentence(facts, about.named ?? words);
    return sentence === null ? null : { text: `${capital(withoutEnd(sentence))}.` };
  }
  if (list.length === 0) return null;
  const more = list.length > 3 ? ", and more besides" : "";
  return { text: `We do ${spokenList(list.slice(0, 3), more === "" ? "and" : "and")}${more}.` };
}

/** How long a visit is booked for is not how long the treatment takes: both are said. */
function length(asked: Asked): Fact | null {
  const { about, facts } = asked;
  const sentence = closestSentence(facts, about.named ?? asked.words);
  const tellsTime =
    sentence !== null &&
    mentions(sentence, ["minutes", "minute", "hour", "hours", "days", "weeks", "months"]);
  if (tellsTime && !isEntered(asked)) return { text: `${capital(withoutEnd(sentence))}.` };
  if (about.treatment === undefined || !isThatVisit(about)) return null;
  const minutes = facts.treatmentMinutes?.[about.treatment] ?? appointmentMinutes;
  return {
    text: `${capital(aVisit(about.treatment))} is booked for ${spokenMinutes(minutes)}; how long it really takes, the dentist can tell you.`,
  };
}
const isEntered = ({ about, facts }: Asked): boolean =>
  about.treatment !== undefined && facts.treatmentMinutes?.[about.treatment] !== undefined;
/** `half an hour`, `an hour`, `45 minutes` */
const spokenMinutes = (minutes: number): string =>
  minutes === 30 ? "half an hour" : minutes === 60 ? "an hour" : `${minutes} minutes`;

const dentists = [
  "dr",
  "doctor",
  "doctors",
  "dentist",
  "dentists",
  "hygienist",
  "hygienists",
  "therapist",
  "specialist",
  "orthodontist",
  "periodontist",
  "endodontist",
];
const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const female = ["woman", "women", "female", "lady", "ladies", "she"];

/** Who is in, and when, by the clinic's own list of people; null = the list does not tell. */
function fromPractitioners({ about, facts, today }: Asked): Fact | null {
  const { practitioners = [] } = facts;
  const meant = practitionersIn(facts, about.whom);
  const [only, ...others] = meant;
  const { date, named } = about;
  if (date === undefined) {
    if (only === undefined) return null;
    const isByName = mentions(only.name, wordsOf(named ?? ""));
    if (isByName && others.length === 0) return { text: usualWeek(only, today) };
    return { text: `Yes, there's ${spokenList(meant.map(({ name }) => name).slice(0, 3), "and")}.` };
  }
  if (named !== undefined && only === undefined) return null;
  if (practitioners.length === 0) return null;
  if (hoursOn(facts, date).start === "") return { text: `We're closed ${onDay(date, today)}.` };
  const asked = only === undefined ? practitioners : meant;
  const here = asked.filter((one) => presenceOn(one, date, facts).length > 0);
  if (only !== undefined && others.length === 0) {
    const hours = presenceOn(only, date, facts).map(({ start, end }) => spokenRange(start, end));
    return hours.length > 0
      ? { text: `Yes, ${only.name} is in ${onDay(date, today)}, ${spokenList(hours, "and")}.` }
      : { text: inARow(`No, ${only.name} isn't in ${onDay(date, today)}.`, usualWeek(only, today)) };
  }
  if (here.length === 0) return { text: `Nobody of them is in ${onDay(date, today)}.` };
  const names = spokenList(here.map(({ name }) => name).slice(0, 4), "and");
  return { text: `${names} ${here.length === 1 ? "is" : "are"} in ${onDay(date, today)}.` };
}

/** `Dr Patel is here on Mondays and Thursdays, and away until Friday the 4th.` */
function usualWeek(one: PractitionerFact, today: string): string {
  const days = usualDays(one);
  const away = one.absences.find(
    ({ fromDate, toDate, fromTime }) => fromTime === null && fromDate <= today && today <= toDate,
  );
  const absence = away ? `, but away until ${spokenDay(away.toDate, today)}` : "";
  return `${one.name} is usually here on ${days}${absence}.`;
}

function practitioner(asked: Asked): Fact | null {
  const { about, words } = asked;
  const known = fromPractitioners(asked);
  if (known !== null) return known;
  const isOfWomen = mentions(`${about.named ?? ""} ${words}`, female.slice(0, 5));
  const fact = fromNotes(isOfWomen ? { ...asked, about: {} } : asked, { keys: dentists });
  if (fact === null) return null;
  if (isOfWomen && !mentions(fact.text, female))
    return { text: fact.text, rest: "whether one of them's a woman" };
  const tellsDays = wordsOf(fact.text).some((word) => weekdays.some((day) => word.startsWith(day)));
  if (about.date !== undefined && !tellsDays) return { text: fact.text, rest: "who's in which day" };
  return fact;
}

export const treatments: TopicRows<
  "services" | "length" | "practitioner" | "kids" | "new_patients" | "sedation" | "products"
> = {
  services: {
    known: services,
    gap: ({ about: { named, treatment } }) =>
      `whether we do ${named === undefined ? "that here" : treatment === undefined ? named : severalNamed(named)}`,
  },
  length: {
    known: length,
    gap: ({ about: { named, treatment } }) =>
      named !== undefined && treatment !== undefined
        ? `how long ${aNamed(named)} takes`
        : "how long that takes",
  },
  practitioner: {
    known: practitioner,
    gap: ({ about, words }) =>
      mentions(`${about.named ?? ""} ${words}`, female)
        ? "whether there's a woman among the dentists"
        : "who's in when",
  },
  kids: noted(
    {
      keys: [
        "kids",
        "kid",
        "children",
        "child",
        "children's",
        "ages",
        "babies",
        "toddlers",
        "paediatric",
        "family",
        "families",
      ],
    },
    "what ages they see",
  ),
  new_patients: {
    known: (asked) =>
      fromNotes(asked, { keys: ["new patient", "new patients", "first visit", "first appointment"] }) ??
      (asked.facts.permissions.bookAppointments
        ? { text: "I can book you in whether you've been before or not." }
        : null),
    gap: () => "whether they're taking new patients",
  },
  sedation: {
    ...noted(
      {
        keys: [
          "sedation",
          "happy gas",
          "nitrous",
          "laughing gas",
          "nervous",
          "anxious",
          "anxiety",
          "gentle",
          "needle",
          "needles",
          "asleep",
          "anaesthetic",
        ],
      },
      "what they can give you to relax",
    ),
    gap: ({ words }) =>
      mentions(words, ["hurt", "hurts", "pain", "painful", "sore", "feel"])
        ? "how much you'd feel"
        : "what they can give you to relax",
  },
  products: noted(
    {
      keys: [
        "toothbrush",
        "toothbrushes",
        "kit",
        "kits",
        "products",
        "mouthguard",
        "mouthguards",
        "toothpaste",
        "sell",
      ],
    },
    "what they sell at the desk",
  ),
};
