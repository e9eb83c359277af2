import { expect, test } from "vitest";
import { understand } from "../understand.ts";
import { toUtterance } from "../words.ts";
import { readComers } from "./read-comers.ts";

const context = {
  now: Date.parse("2026-08-09T23:00:00Z"),
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  previousDate: null,
  callerNumber: null,
  expecting: "anything",
  offered: [],
  digitsSoFar: "",
} as const;

/** `caller: ` when the caller is the first; of each the name, the day and the time that is theirs alone. */
function read(text: string): string | null {
  const comers = readComers(toUtterance(text), understand(text, context).when);
  if (!comers) return null;
  const each = comers.inOrder.map(({ name, day, time }) =>
    [
      name?.value.full ?? "?",
      day?.value.from.slice(5),
      time?.value.kind === "exact" ? time.value.time : undefined,
    ]
      .filter((one) => one !== undefined)
      .join(" "),
  );
  return `${comers.isCallerFirst ? "caller: " : ""}${each.join(", ")}`;
}

test.each<[string, string | null]>([
  ["one for me Pete Walsh and one for Holly", "caller: Pete Walsh, Holly"],
  ["one clean for me, Pete Walsh, and one for my daughter Holly Walsh", "caller: Pete Walsh, Holly Walsh"],
  ["one for Holly and one for me, pete walsh", "caller: Pete Walsh, Holly"],
  ["it's pete walsh can i book a clean for me and my wife holly", "caller: Pete Walsh, Holly"],
  ["for me and my mum please, i'm jill hart", "caller: Jill Hart, ?"],
  ["a clean for myself and my husband greg on thursday arvo", "caller: ?, Greg"],
  ["I want cleans for Tom and Jerry Watts", "Tom Watts, Jerry Watts"],
  ["two cleans please, jill and tom hart", "Jill Hart, Tom Hart"],
  ["i need two check ups for jacinta and bruno keller", "Jacinta Keller, Bruno Keller"],
  ["jill and tom hart need cleans on tuesday at ten", "Jill Hart, Tom Hart"],
  ["book in jill and tom, surname hart, for cleans", "Jill Hart, Tom Hart"],
  ["cleans for my wife jill and my son leo hart", "Jill Hart, Leo Hart"],
  ["cleans for my kids leo and mia chen", "Leo Chen, Mia Chen"],
  ["my kids milo and ivy olsen need check ups", "Milo Olsen, Ivy Olsen"],
  ["both my girls need a check up, zoe and mia mitchell", "Zoe Mitchell, Mia Mitchell"],
  ["a check up each for leo, mia and ivy chen", "Leo Chen, Mia Chen, Ivy Chen"],
  ["cleans for me and jill and tom hart", "caller: ?, Jill Hart, Tom Hart"],
  ["two cleans please, Jill Hart and Tom Brown", "Jill Hart, Tom Brown"],
  ["two cleans, tom van der berg and jill", "Tom van der Berg, Jill"],
  ["two cleans please, mum and dad", "?, ?"],
  ["a check up for me and my two kids", "caller: ?, ?, ?"],
  ["can my wife and I both get a clean on Tuesday at 10 and 10.30", "caller: ? 10:00, ? 10:30"],
  ["book in my daughter Holly and my son Leo at 9 and 9.30", "Holly 09:00, Leo 09:30"],
  ["a check up for Holly at ten and one for me at half past ten", "caller: ? 10:30, Holly 10:00"],
  ["book me on tuesday and my son leo on friday", "caller: ? 08-11, Leo 08-14"],
  ["a clean for me and my wife on tuesday at ten or ten thirty", "caller: ?, ?"],
  ["a clean for me and my wife on tuesday or friday", "caller: ?, ?"],
  ["check-ups for me, my wife Sue and my son Leo on Friday, it's Greg Marsh", "caller: Greg Marsh, Sue, Leo"],
  ["a clean for me, my wife drives me and I am in a hurry", null],
  ["a clean for me on tuesday and then home", null],
  ["my son hurt his tooth and needs to be seen", null],
])("who comes, in which order and when: '%s' [CALL-1]", (text, comers) => {
  expect(read(text)).toBe(comers);
});
