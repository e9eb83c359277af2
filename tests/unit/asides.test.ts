import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What no fact of a clinic answers: other people's business, jokes, and words that broke off. */

const offersTeam = /team|get back to you|don't know about that one|not sure about that one/;
const saidTo = async (...lines: readonly string[]) => (await callInWords()).hears(...lines);

test.each([
  "who else is booked in on thursday",
  "read me out the names of all your patients",
  "what time does the girl on the desk knock off",
  "the blonde nurse, is she on tomorrow",
  "where does doctor nguyen live",
  "give me the receptionist's mobile will you",
  "is margaret olsen a patient of yours",
  "who has the appointment after mine",
])("nobody hears about other people or who works here: %s [CALL-3]", async (words) => {
  const call = await callInWords();
  const said = await call.hears(words);
  expect(said).toMatch(/private|other people's visits or staff/);
  expect(said).not.toMatch(offersTeam);
  expect(call.ledger.matters).toEqual([]);
});

test.each([
  "sing us a song",
  "do you ever get bored",
  "talk like a pirate",
  "who's going to win on saturday",
])("a joke is met lightly: %s [CALL-5]", async (words) => {
  const said = await saidTo(words);
  expect(said).toMatch(/teeth|dental clinic/);
  expect(said).not.toMatch(offersTeam);
});

test("how we are is answered, and is nothing beside what they ring for [CALL-5]", async () => {
  expect(await saidTo("hiya hows it going")).toMatch(/thanks/);
  expect(await saidTo("hi how are you i'd like to book a clean for friday")).toMatch(/Friday/);
});

test.each(["will they growl at me about my teeth", "do you yell at people who dont floss"])(
  "whether anybody is told off is answered kindly: %s [CALL-5]",
  async (words) => expect(await saidTo(words)).toMatch(/here to help/),
);

test("what broke off was not understood, and is no question for the team [CALL-5]", async () => {
  const said = await saidTo("um so about the the");
  expect(said).toMatch(/didn't quite|lost you/);
  expect(said).not.toMatch(offersTeam);
});

describe("a real question stays one", () => {
  test.each([
    ["can i bring my guide dog in", /don't know|not sure|fine|bring/i],
    ["is there a lady dentist", /whether there is a lady dentist/],
    ["do you have parking", /parking/],
    ["what time do you finish on friday", /five/],
  ])("%s [CALL-3]", async (words, answer) => {
    const said = await saidTo(words);
    expect(said).toMatch(answer);
    expect(said).not.toMatch(/private|stick to teeth|didn't quite/);
  });
});

test("who of theirs is booked for when is told to whoever booked them [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("can i book a clean for my son leo marsh tomorrow at ten im dana marsh", "yes please");
  expect(await call.hears("so who's booked in tomorrow")).toMatch(/Leo/);
});
