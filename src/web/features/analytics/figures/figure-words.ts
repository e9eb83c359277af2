import type { Figures } from "#contract/system/figures.ts";
import { shortDate } from "#kernel/spoken-dates.ts";
import { dollars } from "#web/lib/dollars.ts";
import { formatCount, plural } from "#web/lib/formatting.ts";
import type { FigureName } from "../analytics-address.ts";

/** `3 Aug to 9 Aug 2026` */
export const weekInWords = ({ week, lastDay }: Pick<Figures, "week" | "lastDay">): string =>
  `${shortDate(week).replace(/ \d{4}$/, "")} to ${shortDate(lastDay)}`;

/** A figure of the week: what it is called, how many, what it means, and the same of the week before. */
export interface FigureInWords {
  name: FigureName;
  title: string;
  figure: string;
  /** One line below the figure. */
  says: string;
  before: string | null;
  /** How it is counted, over its rows. */
  definition: string;
  /** Over an empty list. */
  none: string;
}

export function figuresInWords(figures: Figures): FigureInWords[] {
  const { counts, before } = figures;
  const open = figures.unanswered.filter(({ isOpen }) => isOpen).length;
  return [
    {
      ...{ name: "out_of_hours", title: "Answered out of hours" },
      figure: formatCount(counts.outOfHours),
      says: `Of ${plural(counts.answered, "call")} that the assistant answered`,
      before: `${formatCount(before.outOfHours)} the week before`,
      definition:
        "Calls that began while you were closed, by the opening hours, holidays and closures you have set now.",
      none: "No calls out of hours this week",
    },
    {
      ...{ name: "bookings", title: "Booked by the assistant" },
      figure: formatCount(counts.booked),
      says: worthInWords(figures),
      before: `${formatCount(before.booked)} the week before${before.worthCents > 0 ? `, worth ${dollars(before.worthCents)}` : ""}`,
      definition: bookingsDefinition(figures),
      none: "The assistant booked nothing this week",
    },
    {
      ...{ name: "saved", title: "Minutes of reception saved" },
      figure: formatCount(counts.minutesSaved),
      says: `${plural(figures.savingCalls, "call")} that left your team nothing to do`,
      before: `${formatCount(before.minutesSaved)} the week before`,
      definition:
        "Time callers spent with the assistant on calls that got what they rang for and left your team nothing to do. Calls put through, messages, ring-backs and emergencies are not counted.",
      none: "No such calls this week",
    },
    {
      ...{ name: "unanswered", title: "Could not answer" },
      figure: formatCount(figures.unanswered.reduce((sum, { ids }) => sum + ids.length, 0)),
      says:
        open === 0
          ? "Nothing is waiting for an answer"
          : `${plural(open, "question")} still without an answer`,
      before: null,
      definition:
        "What callers asked that your knowledge base has no answer to. The assistant uses your answer from the next call.",
      none: "The assistant had an answer to everything this week",
    },
  ];
}

/** `Worth $3,410 by your price list`, `Worth at least …`, or why there is no worth. */
export function worthInWords({ counts, withFromPrice, withoutPrice, cancelled }: Figures): string {
  const standing = counts.booked - cancelled;
  if (standing === 0) return counts.booked === 0 ? "Nothing booked yet" : "All cancelled since";
  if (standing === withoutPrice) return "No prices in your list yet";
  const least = withFromPrice > 0 || withoutPrice > 0 ? "at least " : "";
  return `Worth ${least}${dollars(counts.worthCents)} by your price list`;
}

function bookingsDefinition({ cancelled, withFromPrice, withoutPrice }: Figures): string {
  return [
    "Visits the assistant booked in this week, at today's prices.",
    withFromPrice > 0 ? `${plural(withFromPrice, "visit")} at a “from” price, counted at the lowest.` : "",
    withoutPrice > 0 ? `${plural(withoutPrice, "visit")} without a price, counted as nothing.` : "",
    cancelled > 0 ? `${plural(cancelled, "visit")} cancelled since, counted as nothing.` : "",
  ]
    .filter((each) => each !== "")
    .join(" ");
}
