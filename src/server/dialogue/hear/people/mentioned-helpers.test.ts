import { describe, expect, test } from "vitest";
import { actsIn } from "../testing/hear-as.ts";

const patientsIn = (text: string) => actsIn(text).filter((act) => /^(?:patient|other_person)/.test(act));

describe("whoever only bears upon a visit is not who comes [CALL-5]", () => {
  test.each([
    "i need to book a filling my daughter's driving me so it has to be friday",
    "my husband recommended you guys i'm after a check up",
    "my mate dave comes to you so can i get a clean on tuesday",
    "my wife works mornings so i'd have to come in the afternoon",
    "can i have a check up my sister's minding the kids on wednesday",
  ])("%s", (said) => expect(patientsIn(said)).toEqual([]));

  test("of two who are spoken of, only whoever is to be seen is", () => {
    const acts = actsIn("i'm ringing for my mum she needs a check up and my brother will bring her");
    expect(acts.filter((act) => act.startsWith("patient"))).toEqual(["patient mum (grown)"]);
  });

  test.each([
    ["my son took a tumble and chipped his tooth", "patient son (unknown)"],
    ["my mum says she needs a clean", "patient mum (grown)"],
  ])("but they are in: %s", (said, patient) => expect(actsIn(said)).toContain(patient));

  test("when somebody is brought is when the visit is", () => {
    expect(actsIn("a filling for my uncle my aunty will be bringing him thursday at two")).toContain(
      "wish 2026-08-13 14:00",
    );
  });
});
