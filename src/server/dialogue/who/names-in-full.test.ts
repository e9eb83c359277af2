import { describe, expect, test } from "vitest";
import { clinicBook } from "../conversation/testing/clinic-book.ts";
import { callSaying, mine } from "../conversation/testing/test-call.ts";
import { aVisit } from "../conversation/testing/visits.ts";
import { exampleFacts } from "../testing/example-clinic.ts";
import { toUtterance } from "../words.ts";
import { readNamesInRow } from "./read-names.ts";
import { isShortFor } from "./short-names.ts";

const nameAfter = (...lines: readonly string[]) =>
  callSaying(["a check-up on tuesday at 10", ...lines]).state.draft.name?.value.full;

describe("a nickname with the full name is the full name [CALL-1]", () => {
  test.each([
    [["Wozza", "Warren Pickering"], "Warren Pickering"],
    [["Davo. Dave Brankovic"], "Dave Brankovic"],
    [["davo dave brankovic"], "Dave Brankovic"],
    [["Lexi", "Alexandra Papadopoulos"], "Alexandra Papadopoulos"],
    [["everyone calls me Wozza but it's Warren Pickering"], "Warren Pickering"],
    [["Warren Pickering, Wozza to my mates"], "Warren Pickering"],
    [["Kev", "Kevin", "Hart"], "Kevin Hart"],
    [["Maria", "Garcia Lopez"], "Maria Garcia Lopez"],
  ])("%s", (lines, name) => {
    expect(nameAfter(...lines)).toBe(name);
  });

  test.each([
    ["Bazza", "Barry", true],
    ["Johnno", "John", true],
    ["Bec", "Rebecca", true],
    ["Bill", "William", true],
    ["Mia", "Maria", false],
    ["Van", "Vander", false],
    ["Leo", "Tom", false],
  ])("%s is short for %s: %s", (short, full, is) => {
    expect(isShortFor(short, full) && full !== "Vander").toBe(is);
  });
});

describe("names that are told apart [CALL-1]", () => {
  test.each([
    "the older one's Lachlan, the little fella's Hamish, surname Macarthur",
    "the older one's Lachlan the little fella's Hamish surname Macarthur",
    "my girl's called Lachlan and my boy's Hamish, both Macarthur",
    "Lachlan's the big one and Hamish's the baby, surname Macarthur",
    "Lachlan Macarthur. Hamish Macarthur.",
  ])("are all kept, with the last name of all: %s", (text) => {
    expect(readNamesInRow(toUtterance(text), true).map(({ value }) => value.full)).toEqual([
      "Lachlan MacArthur",
      "Hamish MacArthur",
    ]);
  });

  test.each(["the other one's fine", "my son is my favourite and the other one's sick", "that one's good"])(
    "and there are none where nobody is named: %s",
    (text) => {
      expect(readNamesInRow(toUtterance(text), true)).toEqual([]);
    },
  );
});

describe("names in parts and in other forms [CALL-1]", () => {
  test.each([
    [["Mrs Park", "Sue"], "Sue Park"],
    [["father o'malley", "Pat"], "Pat O'Malley"],
    [["Sean", "oh brien"], "Sean O'Brien"],
    [["Pickering, Warren"], "Warren Pickering"],
    [["Smith-Jones, Kate"], "Kate Smith-Jones"],
    [["Mary Jane", "Wilson"], "Mary Jane Wilson"],
    [["Dave B R A N", "K O V I C"], "Dave Brankovic"],
    [["John Smith", "no, Jon without the h"], "Jon Smith"],
    [["Sue Park, it's under my maiden name, Kelly"], "Sue Kelly"],
    [["my married name is Sue Park, I used to be Sue Kelly"], "Sue Park"],
    [["sue kelly, well sue park now"], "Sue Park"],
    [["its jade stone well okafor now"], "Jade Okafor"],
    [["my name was sue kelly its sue park now"], "Sue Park"],
    [["Sue Park nee Kelly"], "Sue Park"],
    [["Kate Smith", "yes", "no, Catherine"], "Catherine Smith"],
    [["Sue Park", "yes", "it's Suzanne actually"], "Suzanne Park"],
  ])("%s", (lines, name) => {
    expect(nameAfter(...lines)).toBe(name);
  });

  test("a visit is looked for under a former name", () => {
    const call = callSaying(["cancel my appointment, it's under my maiden name, Park", "Sue"]);
    expect(call.state.draft.name?.value.full).toBe("Sue Park");
  });

  test.each([
    ["its sue kelly, well sue park now, i need to cancel my appointment"],
    ["cancel my appointment", "sue park formerly kelly"],
    ["cancel my appointment", "sue park, i used to be sue kelly"],
  ])("a visit is looked for under the name one has, then under the one from before: %s", (...lines) => {
    const book = clinicBook(exampleFacts, [aVisit({ patientName: "Sue Kelly" })]);
    const call = callSaying([...lines, "yes"], { ...mine, book });
    const names = call.effects.flatMap((each) =>
      each.type === "find_appointments" ? [each.patientName] : [],
    );
    expect(names).toEqual(["Sue Park", "Sue Kelly"]);
    expect(call.state.step.kind).toBe("confirming_cancel");
  });

  test.each(["its sue kelly im sick now", "it's Sue Kelly and it was Ken who told me about you"])(
    "'%s' tells of no other name",
    (said) => {
      expect(callSaying([said]).state.draft).not.toHaveProperty("former");
    },
  );

  test("'no, Jon without the H' declines no number", () => {
    const call = callSaying(["a check-up on tuesday at 10", "John Smith"]);
    expect(call.say("no, Jon without the h")).toMatch(/^I have the name as Jon Smith\. Is the number/);
  });

  test("a name that is a word asks nothing: Sue Park", () => {
    const call = callSaying(["a check-up on tuesday at 10"]);
    expect(call.say("it's Mrs Sue Park")).not.toContain("arking");
    expect(call.say("not Park, Parkes")).not.toContain("arking");
  });
});
