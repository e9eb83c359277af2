import type { Matter, MatterKind } from "../decide/ledger.ts";
import type { RingBack } from "../events.ts";
import type { Item, Scene } from "./items.ts";
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
import { inARow, spokenList } from "./spoken.ts";
import { listedBack, subjectIn, toldBack } from "./told-back.ts";

/** What was written down, read back: the one thing that is asked after, or who, on which number, when and what in a line. */

type ReadTask = Item<"read_task">;

export const readTask = (item: ReadTask, scene: Scene): string => {
  if (item.of) return readDetail(item, scene);
  const ring = ringOf(item.stored, scene);
  const points = listedBack(item.points ?? []);
  if (points !== "") {
    const subject = subjectOf(scene);
    const about = subject === "" ? "" : `It's about ${subject}.`;
    return inARow(
      points,
      rungLine(ring, scene),
      about,
      "They've got everything you told me.",
      withNumber(ring),
    );
  }
  return inARow(rungLine(ring, scene), whatOf(item, scene), withNumber(ring));
};

function readDetail({ stored, of }: ReadTask, scene: Scene): string {
  const ring = ringOf(stored, scene);
  switch (of?.detail) {
    case "phone":
      if (of.isOfRing && !isToRing(ring)) return notRung(ring, stored);
      return ring.phone === null
        ? "I haven't got a number with it."
        : of.isOfRing
          ? `They'll ring ${rungBy(ring, scene)} on ${numberOf(ring)}.`
          : `The number I've got is the one ${endOf(ring)}.`;
    case "whom":
      return isToRing(ring)
        ? `It's ${rungBy(ring, scene)} they'll ring, on ${numberOf(ring)}.`
        : notRung(ring, stored);
    case "extension":
      return ring.extension === null ? "I haven't got an extension with it." : `Yes, it's ${numberOf(ring)}.`;
    case "name": {
      const name = scene.people[scene.caller]?.name?.full;
      return name === undefined ? "I haven't got a name with it." : `I've got it under ${name}.`;
    }
    default:
      return readWhen({ stored, of: of ?? { detail: "when" } }, ring, scene);
  }
}

/** They are not rung, and how they hear back instead. */
const notRung = (ring: RingBack, { detail }: ReadTask["stored"]): string => {
  const written = writtenBack(ring);
  if (written !== null) return `They won't ring: they'll ${written} you.`;
  if (ring.by === "none") return "Nobody's going to ring, as you asked.";
  // Before a task stands the team has nothing.
  return inARow("I haven't asked them to ring.", detail === "" ? "" : "The team has what you told me.");
};

function readWhen(
  { stored, of: { date, time, isOfRing } }: Pick<ReadTask, "stored"> & { of: NonNullable<ReadTask["of"]> },
  ring: RingBack,
  scene: Scene,
): string {
  if (isOfRing && !isToRing(ring)) return notRung(ring, stored);
  const read = whenRead(ring, scene);
  if (read === "" && ring.words === null)
    return "There's no time down for it, so they'll ring when they can.";
  if (read === "") return "There's no one time down for it, but they've got what you said about when.";
  const closed = notHereThen(ring, scene);
  if (closed !== "") return closed;
  return isSo(ring, date, time)
    ? `Yes, the team has that: ${read}.`
    : `It's down for the team to ring ${rungBy(ring, scene)} ${read}.`;
}

/** What was asked is what stands there, as far as it was told. */
function isSo({ when }: RingBack, date: string | undefined, time: string | undefined): boolean {
  const isDay = date === undefined || when.days.some(({ value }) => value.from <= date && date <= value.to);
  const isTime =
    time === undefined ||
    when.times.some(({ value }) =>
      value.kind === "exact" ? value.time === time : value.from <= time && time <= value.to,
    );
  return (date !== undefined || time !== undefined) && isDay && isTime;
}

/** `It's for the team to ring you on the number ending in 1 5 6, on Friday at three o'clock.` */
const rungLine = (ring: RingBack, scene: Scene): string =>
  isToRing(ring)
    ? inARow(
        `${inARow(`It's for the team to ring ${rungBy(ring, scene)} on ${numberOf(ring)}`, notHereThen(ring, scene) === "" ? whenRead(ring, scene) : "")}.`,
        notHereThen(ring, scene),
      )
    : "";

const withNumber = (ring: RingBack): string =>
  ring.phone === null || isToRing(ring) ? "" : `The number with it is the one ${endOf(ring)}.`;

/** What was wished for and is left to the team. */
const left: Readonly<Record<MatterKind, string>> = {
  ...{ book: "booking a visit", move: "moving the visit", cancel: "cancelling the visit" },
  ...{ check: "the visit you asked about", confirm: "you coming in", late: "you running late" },
  ...{ waitlist: "an earlier time", message: "", callback: "" },
};

/** The first thing that it was said to be about. */
const subjectOf = ({ matters }: Scene): string =>
  subjectIn(matters.flatMap(({ isTold, notes }) => (isTold ? notes : [])));

/** What it is about, as a receptionist would say it: in short where that can be, and that the rest is there. */
function whatOf({ stored }: ReadTask, { matters, people, caller }: Scene): string {
  const about = matters.flatMap((matter) => {
    const isLeft = matter.status === "passed_on" || (matter.isTold && matter.kind === "late");
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
