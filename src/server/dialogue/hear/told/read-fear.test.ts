import { describe, expect, test } from "vitest";
import type { Act } from "../acts/acts.ts";
import { hearAs } from "../testing/hear-as.ts";

const actsOf = (text: string): readonly Act[] => hearAs(text, {}).acts;
const isFear = (text: string): boolean => actsOf(text).some(({ kind }) => kind === "fear");
const asksOfFear = (text: string): boolean =>
  actsOf(text).some((act) => act.kind === "ask" && act.about.aside === "nervous");

describe("fear of the dentist, in the words that people have for it [CALL-5]", () => {
  test.each([
    "i'm terrified of needles",
    "he's petrified of the dentist",
    "she gets really nervous",
    "i hate the dentist",
    "i'm ashamed of my teeth",
    "it's a bit embarrassing i haven't been in ten years",
    "i've got dental anxiety",
    "i'm a bit anxious about coming in",
    "i had a horrible experience as a child",
    "i had an awful time with a dentist when i was at school",
  ])("%s", (said) => expect(isFear(said)).toBe(true));

  test.each([
    "i'm afraid i can't make it",
    "i'm afraid thursday's no good",
    "i'm not nervous at all",
    "he's scared it's infected",
    "i'm nervous about the bill",
    "i'm scared my crown will fall out",
    "it's embarrassing i've forgotten my own number",
    "i'm anxious to get in this week",
    "i hate the dentist's hold music",
    "i had a bad experience last time with you",
  ])("and not in: %s", (said) => expect(isFear(said)).toBe(false));
});

describe("whether whoever is afraid is seen [CALL-5]", () => {
  test.each([
    "do you take anxious patients",
    "are you any good with nervous people",
    "is the dentist gentle with scared kids",
    "i'm terrified of dentists do you get many people like that",
    "is it okay to be nervous",
  ])("%s", (said) => expect(asksOfFear(said)).toBe(true));

  test.each([
    "do you see children",
    "do you see people like that",
    "is it okay if i'm late",
    "do you treat sore gums",
  ])("and not in: %s", (said) => expect(asksOfFear(said)).toBe(false));
});
