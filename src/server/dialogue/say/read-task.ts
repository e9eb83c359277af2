import type { MatterKind } from "../decide/ledger.ts";
import type { RingBack } from "../events.ts";
import { isOnlyTime } from "../self-repair.ts";
import type { Item, ReplyContext } from "./items.ts";
import {
  endOf,
  isToRing,
  notHereThen,
  numberOf,
  ringOf,
  rungBy,
  whenRead,
  writtenBack,
} from "./ring-wish.ts";
import { inARow, spokenList, spokenPhone, withoutEnd } from "./spoken.ts";
import { listedBack, subjectIn, toldBack } from "./told-back.ts";

/** What was written down, read back: the one thing that is asked after, or who, on which number, when and what in a line. */

type ReadTask = Item<"read_task">;

export const readTask = (item: ReadTask, context: ReplyContext): string => {
  if (item.of) return readDetail(item, context);
  const ring = ringOf(item.stored, context);
  const points = listedBack(item.points ?? [], aboutWhom(context));
  if (points !== "") {
    const subject = subjectOf(context);
    // What is read already is not said twice.
    const isSaid = subject === "" || points.includes(subject) || isOnlyTime(subject);
    const about = isSaid ? "" : `It's about ${subject}.`;
    return inARow(
      points,
      rungLine(ring, context),
      about,
      "They've got everything you told me.",
      withNumber(ring),
    );
  }
  return inARow(rungLine(ring, context), whatOf(item, context), withNumber(ring));
};

function readDetail({ stored, of, isUrgent }: ReadTask, context: ReplyContext): string {
  const ring = ringOf(stored, context);
  switch (of?.detail) {
    case "phone":
      if (of.isOfRing && !isToRing(ring)) return notRung(ring, stored);
      return ring.phone === null
        ? "I haven't got a number with it."
        : of.isWhole
          ? `${of.isOfRing && isToRing(ring) ? `They'll ring ${rungBy(ring, context)} on` : "The number I've got is"} ${inFull(ring)}.`
          : of.isOfRing
            ? `They'll ring ${rungBy(ring, context)} on ${numberOf(ring)}.`
            : `The number I've got is the one ${endOf(ring)}.`;
    case "urgent":
      return isUrgent
        ? "Yes, it's marked as urgent for them."
        : "No, it isn't marked as urgent so far. If it can't wait, say it's urgent and I'll mark it.";
    case "whom":
      return isToRing(ring)
        ? `It's ${rungBy(ring, context)} they'll ring, on ${numberOf(ring)}.`
        : notRung(ring, stored);
    case "extension":
      return ring.extension === null ? "I haven't got an extension with it." : `Yes, it's ${numberOf(ring)}.`;
    case "name": {
      const name = context.people[context.caller]?.name?.full;
      return name === undefined ? "I haven't got a name with it." : `I've got it under ${name}.`;
    }
    default:
      return readWhen({ stored, of: of ?? { detail: "when" } }, ring, context);
  }
}

/** To its last digit, as it was told on this call. */
const inFull = ({ phone, extension }: RingBack): string =>
  `${spokenPhone(phone ?? "")}${extension === null ? "" : `, extension ${[...extension].join(" ")}`}`;

/** They are not rung, and how they hear back instead. */
const notRung = (ring: RingBack, { detail }: ReadTask["stored"]): string => {
  const written = writtenBack(ring);
  if (written !== null) return `They won't ring: they'll ${written} you.`;
  if (ring.by === "none") return "Nobody's going to ring, as you asked.";
  // Before a task stands the team has nothing.
  return inARow("I haven't asked them to ring.", detail === "" ? "" : "The team has what you told me.");
};

function readWhen(
  { stored, of }: Pick<ReadTask, "stored"> & { of: NonNullable<ReadTask["of"]> },
  ring: RingBack,
  context: ReplyContext,
): string {
  if (of.isOfRing && !isToRing(ring)) return notRung(ring, stored);
  const read = whenRead(ring, context);
  if (read === "" && ring.words === null)
    return "There's no time down for it, so they'll ring when they can.";
  if (read === "") return `I've got it down in your words: ${withoutEnd(ring.words ?? "")}.`;
  const closed = notHereThen(ring, context);
  if (closed !== "") return closed;
  return isSo(ring, of)
    ? `Yes, the team has that: ${read}.`
    : `It's down for the team to ring ${rungBy(ring, context)} ${read}.`;
}

/** What was asked is what stands there, as far as it was told. */
function isSo(
  { when }: RingBack,
  { date, time, hours }: Pick<NonNullable<ReadTask["of"]>, "date" | "time" | "hours">,
): boolean {
  const isDay = date === undefined || when.days.some(({ value }) => value.from <= date && date <= value.to);
  const isTime =
    time === undefined ||
    when.times.some(({ value }) =>
      value.kind === "exact" ? value.time === time : value.from <= time && time <= value.to,
    );
  // 'Did you say before ten', of before ten or of half past nine.
  const isWithin =
    hours === undefined ||
    when.times.some(({ value }) =>
      value.kind === "exact"
        ? hours.from <= value.time && value.time < hours.to
        : hours.from <= value.from && value.to <= hours.to,
    );
  return [date, time, hours].some((each) => each !== undefined) && isDay && isTime && isWithin;
}

/** `It's for the team to ring you on the number ending in 1 5 6, on Friday at three o'clock.` */
const rungLine = (ring: RingBack, context: ReplyContext): string =>
  isToRing(ring)
    ? inARow(
        `${inARow(`It's for the team to ring ${rungBy(ring, context)} on ${numberOf(ring)}`, notHereThen(ring, context) === "" ? whenRead(ring, context) : "")}.`,
        notHereThen(ring, context),
      )
    : "";

const withNumber = (ring: RingBack): string =>
  ring.phone === null || isToRing(ring) ? "" : `The number with it is the one ${endOf(ring)}.`;

/** What was wished for and is left to the team. */
const left: Readonly<Record<MatterKind, string>> = {
  ...{ book: "booking a visit", move: "moving the visit", cancel: "cancelling the visit" },
  ...{ check: "the visit you asked about", confirm: "you coming in", late: "you running late" },
  ...{ waitlist: "an earlier time", leave_waitlist: "coming off the waitlist", message: "", callback: "" },
};

/** The first thing that it was said to be about. */
const subjectOf = ({ matters }: ReplyContext): string =>
  subjectIn(matters.flatMap(({ isTold, notes }) => (isTold ? notes : [])));

/** The first name of whoever it is about, where that is not the caller: `Sergio`; empty where it is, or was not told. */
function aboutWhom({ matters, people, caller }: ReplyContext): string {
  const told = matters.findLast(({ isTold, person }) => isTold && person !== caller);
  return told === undefined ? "" : (people[told.person]?.name?.first ?? "");
}

/** What it is about, as a receptionist would say it: in short where that can be, and that the rest is there. */
function whatOf({ stored }: ReadTask, { matters, people, caller }: ReplyContext): string {
  const about = matters.flatMap((matter) => {
    const isLeft =
      matter.status === "passed_on" || (matter.isTold && matter.kind === "late" && !matter.overtaken);
    if (!isLeft || left[matter.kind] === "") return [];
    const name = people[matter.person]?.name?.first;
    const whose = matter.person === caller || name === undefined ? "" : ` for ${name}`;
    return [`${matter.isSwap ? "swapping the visits" : left[matter.kind]}${whose}`];
  });
  const lines = matters.flatMap(({ isTold, notes }) => (isTold ? notes : []));
  const told = about.length > 0 ? spokenList([...new Set(about)], "and") : subjectIn(lines);
  const known = toldBack([...new Set([...stored.words, ...lines])]);
  const isKnown = told === "" || (known !== "" && about.length === 0);
  const subject = isKnown ? "" : `It's about ${told}.`;
  // Before a task stands nobody has anything.
  if (known === "" && stored.detail === "")
    return subject === "" ? "Nothing's gone to the team yet." : subject;
  return inARow(subject, known === "" ? "They've got everything you told me." : known);
}
