import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whose visit it is, told by what they are to the caller, as recognisers write it. */

describe("whoever told whose visit it is is not asked whether it is their own [CALL-8]", () => {
  test.each([
    "my wifes got a clean booked what time is she in",
    "i gotta shift my bosss appointment she's double booked",
    "my husbands appointment when is it please",
    "hi i'm dorothys support worker i need to move her visit",
    "i'm franks carer he's got a visit tomorrow what time is it",
    "my partners got a filling with you i want to know the time",
  ])("%s", async (said) => {
    const reply = await (await callInWords()).hears(said);
    expect(reply).not.toMatch(/your own|yours or somebody|for you, for your child/);
    expect(reply).toMatch(/privacy|under sixteen|a child|\?/);
  });
});

test("a grown person's visit is said to be for them alone, once [CALL-8]", async () => {
  const call = await callInWords();
  const first = await call.hears("my wifes got a check up booked can you tell me when it is");
  expect(first).toContain("For privacy");
  expect(await call.hears("mei lin chow")).not.toContain("For privacy");
});

test.each([
  "hello i'm ringing for mavis hill i'm her carer she'd like to move her appointment",
  "it's the carer for mavis hill can somebody ring her",
])("a carer is not whom they care for: %s [CALL-8]", async (said) => {
  const call = await callInWords();
  await call.hears(said);
  const mavis = call.ledger.people.find(({ name }) => name?.full === "Mavis Hill");
  expect(mavis).toBeDefined();
  expect(mavis?.relation).not.toBe("carer");
  expect(call.ledger.people[call.ledger.caller]?.name).toBeNull();
});
