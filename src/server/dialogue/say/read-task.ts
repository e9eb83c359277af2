import type { Matter } from "../decide/ledger.ts";
import type { Item, Scene } from "./items.ts";
import { ringToldIn, rungIn, whenRead } from "./ring-wish.ts";
import { inARow, lastDigits, withoutEnd } from "./spoken.ts";

/** What was written down, read back: the one thing that is asked after, or who, on which number, when and what in a line. */

type ReadTask = Item<"read_task">;

export const readTask = (item: ReadTask, scene: Scene): string =>
  item.of ? readDetail(item, scene) : inARow(ringOf(item, scene), whatOf(scene), numberOf(item, scene));

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
  if (read === "") return `What I've put down for when is '${withoutEnd(rung.ringWhen ?? "")}'.`;
  return `${isSo(rung, date, time) ? "Yes, the team has that:" : "What the team has is"} ${read}.`;
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
  const words = rung && when === "" ? withoutEnd(rung.ringWhen ?? "") : "";
  const line = inARow(
    `It's for the team to ring ${rungIn(scene)} on the number ending in ${lastDigits(stored.phone)}`,
    when,
  );
  return inARow(`${line}.`, isShort(words) ? `For when, I've got '${words}'.` : "");
}

const numberOf = ({ stored }: ReadTask, scene: Scene): string =>
  stored.phone === null || ringOf({ item: "read_task", stored }, scene) !== ""
    ? ""
    : `The number with it is the one ending in ${lastDigits(stored.phone)}.`;

/** Longer than that nobody follows over the telephone; the task holds all of it. */
const mostWordsRead = 24;
const countOf = (text: string): number => text.split(" ").filter((word) => word !== "").length;
const isShort = (text: string): boolean => text !== "" && countOf(text) <= mostWordsRead;

/** What it is about in their words: as many whole lines as are short together, and that the rest is there. */
function whatOf({ matters }: Scene): string {
  const lines = [...new Set(matters.flatMap(({ isTold, notes }) => (isTold ? notes : [])))];
  const read = lines.reduce<readonly string[]>(
    (some, line) => (countOf([...some, line].join(" ")) <= mostWordsRead ? [...some, line] : some),
    [],
  );
  if (lines.length === 0) return "";
  if (read.length === 0) return "All that you told me is with it, word for word.";
  const rest = read.length < lines.length ? "The rest of what you told me is there as well." : "";
  return inARow(`What I've written is: ${read.map(withoutEnd).join("; ")}.`, rest);
}
