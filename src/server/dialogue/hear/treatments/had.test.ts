import { describe, expect, test } from "vitest";
import type { Act } from "../acts/acts.ts";
import type { PromptKind } from "../acts/labels.ts";
import { hearAs } from "../testing/hear-as.ts";

const atReadBack = { prompt: "read_back" as PromptKind, wish: "book" as const };
const treatmentsIn = (text: string, context: Parameters<typeof hearAs>[1] = {}) =>
  hearAs(text, context).acts.filter(
    (act): act is Extract<Act, { kind: "treatment" }> => act.kind === "treatment",
  );

describe("what somebody has is no wish beside one [CALL-1]", () => {
  test.each([
    ["a check-up please, i've got a temporary crown up the back that's loose", "check-up"],
    ["i need a clean and my bridge keeps catching", "clean"],
    ["i have an implant and i'd like whitening", "whitening"],
    ["he's got braces and he needs a clean", "clean"],
    ["my fillings are all fine, i just want a clean", "clean"],
    ["i had a root canal last year and now i need a clean", "clean"],
    ["a check-up, the denture at the top rubs when i eat", "check-up"],
  ])("'%s' is for: %s", (said, named) => {
    expect(treatmentsIn(said).map((each) => each.named)).toEqual([named]);
    expect(hearAs(said, {}).acts.some(({ kind }) => kind === "tell")).toBe(true);
  });

  test.each([
    ["i need a filling and a clean", ["clean", "filling"]],
    ["a check-up and could you look at my bridge", ["bridge", "check-up"]],
    ["i need my plate adjusted and a check-up", ["check-up", "dentures"]],
    ["i've got to have a crown and i want a clean", ["clean", "crown"]],
  ])("what is to be done to it is wished for: '%s'", (said, named) => {
    expect([...new Set(treatmentsIn(said).map((each) => each.named))].toSorted()).toEqual(named);
  });

  test.each(["i've got a crown at the back that's loose", "i've got a crown that wobbles"])(
    "alone it may be what the visit is for: '%s'",
    (said) => expect(treatmentsIn(said)).toMatchObject([{ isHad: true }]),
  );

  test.each(["i need a crown", "it's for my crown", "make it a filling", "can you do a bridge"])(
    "and is not had in: '%s'",
    (said) => expect(treatmentsIn(said).some(({ isHad }) => isHad)).toBe(false),
  );
});

describe("at the read-back [CALL-1]", () => {
  test.each([
    ["braces no no a check-up", "check-up"],
    ["crown? nah sorry it's a clean", "clean"],
    ["no no a filling", "filling"],
    ["no it's whitening", "whitening"],
  ])("what is denied gives way to what is named instead: '%s'", (said, named) => {
    expect(treatmentsIn(said, atReadBack).map((each) => each.named)).toEqual([named]);
  });

  test.each(["no fillings thanks", "not a crown"])("what is only denied is none: '%s'", (said) => {
    expect(treatmentsIn(said, atReadBack)).toEqual([]);
  });
});
