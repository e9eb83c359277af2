import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("who no longer knows how many tablets they took is sent to the poisons line [CALL-8]", () => {
  test.each([
    "i've been swallowing aspirin since lunch for this jaw and i've lost count",
    "no idea how many ibuprofen i've had today it aches that much",
    "dad's taken more than the box says of his panadeine over this tooth",
  ])("'%s'", async (words) => {
    const call = await callInWords();
    expect(await call.hears(words)).toContain("13 11 26");
    expect(await call.hears("no nothing like that")).toMatch(/Ring the Poisons Information Centre now/);
  });

  test.each([
    "i've lost count of the fillings i've had can i get a check up thursday",
    "how many panadol can i take for a toothache",
    "i can't remember how many visits i've had this year",
  ])("but '%s' is sent nowhere", async (words) => {
    const call = await callInWords();
    expect(await call.hears(words)).not.toMatch(/13 11 26.*Is anybody/);
  });
});
