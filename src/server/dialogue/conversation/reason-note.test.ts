import { expect, test } from "vitest";
import { callSaying } from "./testing/test-call.ts";

const notesAfter = (...lines: string[]) => callSaying(lines).state.draft.notes;

test.each([
  ["can somebody look at my loose denture", "can somebody look at my loose denture"],
  ["i need someone to check a rough edge on my plate tomorrow", "check a rough edge on my plate"],
  ["can someone have a look at my wobbly crown tomorrow at ten", "my wobbly crown"],
  ["can somebody have a look at it tomorrow, my back tooth is a bit rough", "my back tooth is a bit rough"],
  ["my filling fell out last night, can i come in tomorrow", "my filling fell out"],
  ["i need an appointment for my denture, it keeps slipping", "it keeps slipping"],
  ["i want my broken retainer looked at", "i want my broken retainer looked at"],
  ["a clean tomorrow at ten, and my gums bleed a bit", "my gums bleed a bit"],
  ["could someone see me tomorrow about a tooth that feels funny", "a tooth that feels funny"],
  ["my face is swollen and my gum has been throbbing since sunday", "my gum has been throbbing"],
  ["i've got this weird thing on my tongue, can somebody look at it", "this weird thing on my tongue"],
])("%s: the dentist reads what the trouble is [APPT-14]", (line, words) => {
  expect(notesAfter(line).join(" ")).toContain(words);
});

test("neither the day nor who rings is part of it", () => {
  const line = "hi it's kofi mensah, my crown's loose and i'd like to come tomorrow at ten, 0412 345 678";
  expect(notesAfter(line)).toEqual(["Caller said: my crown's loose"]);
});

test("another reason takes its place", () => {
  expect(notesAfter("my crown is loose, i need that seen to", "no sorry, make it just a clean")).toEqual([
    "Caller said: clean",
  ]);
});

test.each([
  ["i need a clean tomorrow at ten", "clean"],
  ["i'd like to book my teeth cleaning in my lunch break tomorrow", "cleaning"],
  ["a check-up on friday, my number is 0412 345 678", "check-up"],
])("%s: where no trouble is told the note is the reason alone", (line, reason) => {
  expect(notesAfter(line)).toEqual([`Caller said: ${reason}`]);
});
