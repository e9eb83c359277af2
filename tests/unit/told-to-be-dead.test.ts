import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever has died, or is only remembered, brings nobody along. */

const booked = (call: Awaited<ReturnType<typeof callInWords>>) =>
  call.ledger.matters.filter(({ kind, status }) => kind === "book" && status !== "dropped");

describe("whoever is told to be dead comes to nothing [CALL-5]", () => {
  test.each([
    "hi it's olive murray can i get a check up on wednesday at two my late husband was harold",
    "hi it's olive murray i want a check up on wednesday at two my wife used to bring me but she's passed on",
    "hi it's olive murray i need a check up on wednesday at two doctor vance made my last one he's dead now",
    "hi it's olive murray i'd like a check up on wednesday at two my brother kenneth died",
  ])("no patient, no booking, no dentist: %s", async (said) => {
    const call = await callInWords();
    const replies = [await call.hears(said)];
    expect(call.ledger.people).toHaveLength(1);
    expect(booked(call)).toHaveLength(1);
    for (const line of ["yes please", "no that's all thanks bye"]) replies.push(await call.hears(line));
    expect(replies.join(" ").match(/sorry to hear that|very sorry/gi)).toHaveLength(1);
    expect(call.stands()).toEqual(["Olive Murray 2026-08-12 14:00"]);
    expect(call.tasks).toEqual([]);
  });

  test.each([
    ["no harold's dead it's for me"],
    ["oh no he passed away in april it's only me"],
    ["my husband died years ago dear it's for me"],
  ])("who was taken for the patient is not, and the booking is the caller's: %s", async (denied) => {
    const call = await callInWords();
    await call.hears("hi i need a check up on wednesday at two for my husband", denied);
    expect(booked(call).map(({ person }) => person)).toEqual([call.ledger.caller]);
    const read = await call.hears("olive murray");
    expect(read).toMatch(/Olive Murray.*two o'clock/);
    const done = await call.hears("yes please");
    expect(done).not.toMatch(/Harold|husband/);
    expect(call.stands()).toEqual(["Olive Murray 2026-08-12 14:00"]);
  });

  test("a visit of theirs still goes to the team as theirs", async () => {
    const call = await callInWords();
    await call.hears("i need to cancel my late husband's appointment harold murray he died on sunday");
    await call.hears("olive murray");
    expect(call.tasks.map(({ detail }) => detail).join(" ")).toMatch(
      /for the caller’s husband to be cancelled.*harold murray/is,
    );
  });

  test.each([
    "i need a check up for my wife she's dead scared of needles",
    "i'm running ten minutes late my husband needs a check up can you book him in",
    "my phone died before can you book my husband in on wednesday",
  ])("nobody is buried by another sense of the word: %s", async (said) => {
    const call = await callInWords();
    const reply = await call.hears(said);
    expect(reply).not.toMatch(/sorry to hear|very sorry/i);
    expect(call.ledger.lastHeard?.acts.some(({ kind }) => kind === "dead")).toBe(false);
    expect(call.ledger.people.length).toBeGreaterThan(1);
  });
});
