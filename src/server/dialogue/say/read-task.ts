import type { Matter, MatterKind } from "../decide/ledger.ts";
import type { Item, Scene } from "./items.ts";
import { ringToldIn, rungIn, whenRead } from "./ring-wish.ts";
import { inARow, lastDigits, spokenList } from "./spoken.ts";
import { subjectIn, toldBack } from "./told-back.ts";

/** What was written down, read back: the one thing that is asked after, or who, on which number, when and what in a line. */

type ReadTask = Item<"read_task">;

export const readTask = (item: ReadTask, scene: Scene): string =>
  item.of ? readDetail(item, scene) : inARow(ringOf(item, scene), whatOf(item, scene), numberOf(item, scene));

function readDetail({ stored, of }: ReadTask, scene: Scene): string {
  switch (of?.detail) {
    case "phone":
      return stored.phone === null
        ? "I haven't got a number with it."
        : `The number I've got is the one ending in ${lastDigits(stored.phone)}.`;
    case "name": {
      const name = scene.people[scene.caller]?.name?.full;
      return name === undefined ? "I haven't got a name with it." : `I've got it under ${name}.`;
    }
    default:
      return readWhen(of ?? { detail: "when" }, scene);
  }
}

function readWhen({ date, time }: NonNullable<ReadTask["of"]>, scene: Scene): string {
  const rung = ringToldIn(scene);
  const read = rung ? whenRead(rung, scene) : "";
  if (!rung || (read === "" && rung.ringWhen === null))
    return "There's no time down for it, so they'll ring when they can.";
  if (read === "") return "There's no one time down for it, but they've got what you said about when.";
  return isSo(rung, date, time)
    ? `Yes, the team has that: ${read}.`
    : `It's down for the team to ring ${rungIn(scene)} ${read}.`;
}

/** What was asked is what stands there, as far as it was told. */
function isSo({ when: { reading } }: Matter, date: string | undefined, time: string | undefined): boolean {
  const isDay =
    date === undefined || reading.days.some(({ value }) => value.from <= date && date <= value.to);
  const isTime =
    time === undefined ||
    reading.times.some(({ value }) =>
      value.kind === "exact" ? value.time === time : value.from <= time && time <= value.to,
    );
  return (date !== undefined || time !== undefined) && isDay && isTime;
}

/** `They'll ring you on the number ending in 1 5 6, on Friday at three o'clock.` */
function ringOf({ stored }: ReadTask, scene: Scene): string {
  const rung = ringToldIn(scene);
  if (stored.kind !== "callback" || stored.phone === null) return "";
  const when = rung ? whenRead(rung, scene) : "";
  const line = `It's for the team to ring ${rungIn(scene)} on the number ending in ${lastDigits(stored.phone)}`;
  return `${inARow(line, when)}.`;
}

const numberOf = ({ stored }: ReadTask, scene: Scene): string =>
  stored.phone === null || ringOf({ item: "read_task", stored }, scene) !== ""
    ? ""
    : `The number with it is the one ending in ${lastDigits(stored.phone)}.`;

/** What was wished for and is left to the team. */
const left: Readonly<Record<MatterKind, string>> = {
  ...{ book: "booking a visit", move: "moving the visit", cancel: "cancelling the visit" },
  ...{ check: "the visit you asked about", confirm: "you coming in", late: "you running late" },
  ...{ waitlist: "an earlier time", message: "", callback: "" },
};

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
  return inARow(subject, known === "" ? "They've got everything you told me." : known);
}
