import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { findAttendee } from "./find-attendee.ts";

const nameOf = (text: string) => findAttendee(toUtterance(text))?.parts.join(" ") ?? null;

test.each([
  ["Book Tilly in as well", "Tilly"],
  ["book tilly in too", "tilly"],
  ["could dave come friday as well", "dave"],
  ["can you fit Zara in for a clean", "Zara"],
  ["squeeze dave hart in on monday", "dave hart"],
  ["and Dave needs a filling too", "Dave"],
  ["i'd also like to bring Hugo in", "Hugo"],
  ["can we get Archie a spot", "Archie"],
  ["could you see priya on thursday", "priya"],
  ["would it be okay if tom, no, could tom have one as well", "tom"],
])("who is to come is the one who is booked in [CALL-1]: %s", (line, name) => {
  expect(nameOf(line)).toBe(name);
});

test.each([
  "can you book me in",
  "book us in for friday",
  "can you fit braces in by tuesday",
  "get hubby in too",
  "could my son come as well",
  "can everyone come at once",
  "can Dr Vance see me on friday",
  "book friday in please",
  "could you put that down",
  "dave told me about you",
  "can anyone come with me",
  "i booked online",
  "can you do june",
  "will it need a filling",
])("nobody is named there: %s", (line) => {
  expect(nameOf(line)).toBeNull();
});
