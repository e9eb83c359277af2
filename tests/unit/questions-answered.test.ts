import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** No question is left without an answer: what is not known is owned up to, and what the call itself did is told from its own record. */

const ownedUp =
  /I don't know|not sure|don't know about|(?:check|put) that one (?:with|to) the team|one for the team/;

const callOf = (lines: readonly string[], facts = {}) =>
  callInWords({ facts: { writesOfVisits: true, ...facts } }).then(async (call) => ({
    call,
    said: await call.hears(...lines),
  }));

const beforeName = ["i'd like a check-up thursday at two"];
const booked = [...beforeName, "mia chen", "yes please"];

describe("a question by its form", () => {
  test.each([
    ["first of all", [], "does the dentist mind if i bring my dog"],
    ["in place of a name", beforeName, "is there somewhere to leave a pram"],
    ["beside a name", beforeName, "mia chen will my sister be able to sit in with me"],
    ["beside a yes", [...beforeName, "mia chen"], "yes please are there magazines in the waiting room"],
    ["with an age", booked, "do i need my mum there i'm sixteen"],
    ["behind a tag", beforeName, "it'll be the same lady as last time won't it"],
    ["of what is to come", booked, "will it be settled down before the wedding"],
  ])("%s is owned up to, and not passed over [CALL-1] [CALL-5]", async (_, before, question) => {
    const { said } = await callOf([...before, question]);
    expect(said).toMatch(ownedUp);
  });

  test.each([
    ["have you got anything on thursday morning", /Thursday/],
    ["is friday any good", /Friday/],
    ["could i come in wednesday", /Wednesday/],
  ])("that a time is asked after is answered with times: %s [CALL-1]", async (question, times) => {
    const { said } = await callOf(["i need a check-up", question]);
    expect(said).toMatch(times);
    expect(said).not.toMatch(ownedUp);
  });
});

describe("what a request is, and how it is confirmed", () => {
  test("before the yes: it goes in with the yes, and the time is held [CALL-5]", async () => {
    const { said } = await callOf([
      ...beforeName,
      "mia chen",
      "so is it booked or do i have to wait to hear",
    ]);
    expect(said).toMatch(/once you say yes/);
    expect(said).toMatch(/held for you/);
  });

  test("after it: the time is held, and the clinic confirms it [CALL-5]", async () => {
    const { said } = await callOf([...booked, "so is that locked in for two or do i wait for someone"]);
    expect(said).toMatch(/held for you|nobody else can take it/);
    expect(said).toMatch(/clinic (?:just|still) confirms/);
  });

  test.each([
    "and how will they confirm it, will they text me",
    "who confirms it do i get a ring or do i just turn up",
  ])("a text comes: %s [CALL-5] [CALL-3]", async (question) => {
    const { said } = await callOf([...booked, question]);
    expect(said).toMatch(/You'll get a text/);
  });

  test("no text is promised to whoever wants none [CALL-3]", async () => {
    const { said } = await callOf([
      ...booked,
      "please don't text me anything",
      "how will they confirm it then, do they text me",
    ]);
    expect(said).not.toMatch(/You'll get a text/);
  });
});

test("more than was told of a thing is owned up to, and the sentence does not come again [CALL-5]", async () => {
  const { said } = await callOf(["where do i park", "is the parking undercover"]);
  expect(said).not.toMatch(/Free parking is behind the building/);
  expect(said).toMatch(/all I know|any more than that|as much as I know/);
});

test.each(["what next one there's only me", "whose name, it's just me"])(
  "our own words put back to us are no question of the clinic: %s [CALL-5]",
  async (words) => {
    const call = await callInWords();
    await call.hears("i'd like a check-up for me and my son on thursday at two", "mia chen", "yes");
    const said = await call.hears(words);
    expect(said).not.toMatch(ownedUp);
  },
);

test.each([
  "do you do the child dental benefits thing",
  "is it free for my daughter with the medicare one for kids",
  "do you take medicare, the child dental one",
])("a scheme is neither a fund nor a medicine: %s [CALL-3]", async (words) => {
  const said = await (await callInWords()).hears(words);
  expect(said).toMatch(
    /^(?:.* )?(?:I don.t know|not sure) whether (?:we do the child dental|it is free for your daughter|we take medicare)/,
  );
  expect(said).not.toMatch(/which funds|doctor|packet|pharmacist/);
});

test("a clinic's word on a scheme is told, and its funds are not [CALL-3]", async () => {
  const facts = { additionalInfo: "We bulk bill the Child Dental Benefits Schedule.", healthFunds: ["Bupa"] };
  const said = await (await callInWords({ facts })).hears("do you take the child dental benefits schedule");
  expect(said).toMatch(/Child Dental Benefits Schedule/);
  expect(said).not.toMatch(/Bupa/);
});

test("of several that wait it is said once that they come next [CALL-5]", async () => {
  const said = await (await callInWords()).hears(
    "its tess moran can i book a clean on wednesday at ten and can someone ring me about my bill and cancel my one on friday",
  );
  expect(said.match(/right after this|Once we're done here/g)).toHaveLength(1);
});

describe("whether something is normal", () => {
  test.each([
    "i had a tooth out on friday and its a bit sore still but i dont think i need to come in i just want to know if thats normal",
    "hello my filling from last week feels a bit high is that normal i dont need an appointment just checking",
  ])("is answered, and nobody is asked who they are or when they come: %s [CALL-5]", async (question) => {
    const { call, said } = await callOf([question]);
    expect(said).toMatch(/can't tell that from here/);
    expect(said).not.toMatch(/name/);
    expect(await call.hears("no i dont want to book anything")).toMatch(/No worries/);
  });
});

test.each([
  "hello sir you people take from me four hundred eighty dollar and bupa pay already",
  "two hundred bucks was taken off my card for nothing",
])("money that was taken is a complaint: %s [CALL-5]", async (complaint) => {
  const { call, said } = await callOf([complaint]);
  expect(said).toMatch(/sorry to hear that/);
  await call.hears("sarah lim");
  await call.hears("any time tomorrow");
  expect(call.tasks[0]?.title).toContain("Sarah Lim");
  expect(call.tasks[0]?.detail).toContain(complaint);
});
