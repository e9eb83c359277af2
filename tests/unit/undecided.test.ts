import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever may not book at all is heard and answered, and never pressed for a day or a reason. */

const pressing = /day|when would|come in for|visit for|o'clock|what name|your name/;

test.each([
  "hi i dont know if i'll even make an appointment im terrified of dentists",
  "im not really looking to book just yet",
  "i havent worked up the courage to come in",
  "im only fourteen so i cant book it my dad has to",
  "i dont think im ready to come in yet",
  "look im just shopping around at the moment im not booking today",
])("is asked what they would like to know: %s [CALL-5]", async (words) => {
  const call = await callInWords();
  const said = await call.hears(words);
  expect(said).toMatch(/like to know\?$/);
  expect(said).not.toMatch(pressing);
  expect(await call.hears("is there parking out the front")).toMatch(/parking.*like to know\?$/);
  expect(await call.hears("okay i'll think about it thanks bye")).toMatch(/Bye for now\.$/);
  expect(call.ledger.matters.filter(({ status }) => status !== "dropped")).toEqual([]);
  expect(call.tasks).toEqual([]);
});

test("who was hurt in a dentist's chair is met with more than a word on nerves [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("im not sure ill book anything im scared stiff");
  const said = await call.hears("when i was a kid he strapped me down and wouldnt stop when i cried");
  expect(said).toMatch(/sorry/);
  expect(said).not.toMatch(/nervous|lots of people|plenty of people/);
  expect(said).not.toMatch(pressing);
});

test("who books after all is booked [CALL-1]", async () => {
  const call = await callInWords();
  await call.hears("im not sure if im going to book do you have parking");
  expect(await call.hears("okay can i book a check up for friday then")).toMatch(/Friday the 14th/);
});

describe("who is booking is not taken to be in two minds", () => {
  test.each([
    "i couldnt book online can i get a check up on friday",
    "im not booking for me its for my husband he needs a clean friday",
    "im not sure if i want to come in the morning or arvo for my clean on friday",
    "just asking if i can book a clean friday",
  ])("%s [CALL-1]", async (words) => {
    expect(await (await callInWords()).hears(words)).not.toMatch(/like to know/);
  });
});

test.each(["does whitening hurt", "is a filling painful"])(
  "the curious are not soothed: %s [CALL-5]",
  async (words) => {
    expect(await (await callInWords()).hears(words)).not.toMatch(/feel that way|nervous|look after/);
  },
);
