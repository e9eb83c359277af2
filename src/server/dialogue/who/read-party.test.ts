import { expect, test } from "vitest";
import { toUtterance } from "../words.ts";
import { readParty } from "./read-party.ts";

test.each([
  ["i want to book a check up for me and my two kids", 3],
  ["can i book cleans for my husband and myself on wednesday", 2],
  ["i'd like to bring my three kids in", 3],
  ["check ups for both my boys please", 2],
  ["can you fit in my wife and me", 2],
  ["appointments for all four of us", 4],
  ["we're a family of five and need check ups", 5],
  ["for my son and daughter after school", 2],
  ["could we get in for check-ups there's me my partner and our toddler", 3],
  ["a clean for my mum my dad and me", 3],
  ["book myself my wife and the twins in", 4],
  ["a check up for my daughter my wife will drive her and wait", 1],
  ["book in me and the twins", 3],
  ["can my wife and I both get a clean on tuesday at 10 and 10.30", 2],
  ["my husband and i would like to come in", 2],
  ["book me and my mate in for cleans", 2],
  ["me and the missus both", 2],
  ["me and my flatmate need check-ups", 2],
  ["checkups for Tom and Jerry Watts", 2],
  ["a clean for Anna and one for Peter please", 2],
  ["two cleans Tuesday, one for me Pete Walsh and one for my daughter Holly", 2],
  ["we need three check-ups next week", 3],
  ["we are three for a check up", 3],
  ["me and ngozi, its jill hart", 2],
  ["just me and my wife thanks", 2],
  ["we're four people needing cleans", 4],
  ["there are two of us for cleans", 2],
  ["is it free for kids? I want to book my two boys in on Monday", 2],
  ["a check-up for Leo and his sister Mia on Wednesday", 2],
  ["for my son and my wife needs one too", 2],
  ["a check-up for my husband and my daughter is due as well", 2],
])("counts who is to come [CALL-1]: '%s' is %i", (said, count) => {
  expect(readParty(toUtterance(said))).toBe(count);
});

test.each([
  "my name's bob and i'd like a price on dentures and where are you located",
  "this is anna and i need a clean",
  "i'd like a check up for my son",
  "book me in for tuesday and wednesday is no good",
  "it's for my daughter she fell off her brother's bike",
  "can you get me in on the second",
  "book my mum in she's 84 and deaf so ring me not her",
  "a clean please and my husband will pick me up",
  "my wife and I moved here last year and I need a clean",
  "book me in for tuesday and my name is Jill",
  "a clean for my daughter Holly on friday and thanks",
  "my fund pays for two cleans a year",
  "we are three minutes away",
  "me and tom went to school with your dentist",
  "tell me and my wife is here too",
  "we're two weeks late for our check up",
  "book a clean for James Thomas on may the second",
  "i need two fillings",
  "is it free for kids under CDBS? and can I bring my son in on Monday at half three",
  "is it free for children and pensioners, I want to book a check-up for my mum on Tuesday",
  "do you see kids? I'd like to book my son in Thursday at ten",
  "what do you charge for kids, and could you fit my boy in on Wednesday",
  "a check-up for Leo on Wednesday and his mum works till three",
  "a check-up for my son on Wednesday at nine and my wife will drive him",
  "a check-up for my daughter and my husband is a patient of yours",
  "can I bring my son and my wife will come along to hold his hand",
])("hears one person in '%s'", (said) => {
  expect(readParty(toUtterance(said))).toBe(1);
});

test.each([
  ["book me two kids in for a clean they're jack and ruby", 2],
  ["get me missus in for a clean", 1],
  ["for me and my two kids Jack and Ruby", 3],
  ["book my two kids and Dave in", 3],
])("'me' for 'my', and names of those who were counted, count nobody more: %s [CALL-1]", (text, count) => {
  expect(readParty(toUtterance(text))).toBe(count);
});
