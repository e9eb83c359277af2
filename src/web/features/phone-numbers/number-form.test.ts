import { expect, test } from "vitest";
import { checkDraft, emptyDraft } from "./number-form.ts";

test("an empty form names every field that is missing; the country is Australia already [PHONE-2]", () => {
  expect(checkDraft(emptyDraft).errors).toEqual({
    phoneNumber: "Current phone number is required",
    state: "State is required",
    provider: "Telephone provider is required",
    lines: "Number of lines is required",
  });
  expect(checkDraft({ ...emptyDraft, country: "" }).errors?.country).toBe("Country is required");
});

test("a filled form can be sent", () => {
  const draft = {
    ...emptyDraft,
    phoneNumber: " (02) 5550 9921 ",
    state: "nsw",
    provider: "tpg",
    lines: "6+",
  };
  expect(checkDraft(draft).body).toEqual({ ...draft, phoneNumber: "(02) 5550 9921" });
});
