import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("no texts about what is done here is no opting out [CALL-8]", () => {
  test.each([
    "not a single text to this mobile thanks my brother has it most days",
    "and please don't be texting this number",
    "i'd rather you didn't text me about it",
  ])("'%s' beside a booking: nothing is texted, and calls go on", async (words) => {
    const call = await callInWords();
    const said = await call.hears("hi can i book a filling for wednesday", words);
    expect(said).not.toMatch(/won't ring|STOP/);
    expect(call.ledger.people[call.ledger.caller]?.isTextUnwanted).toBeTruthy();
    expect(call.effects.map(({ type }) => type)).not.toContain("stop_calls");
  });

  test("who wants none ever again is opted out, and hears one thing of it", async () => {
    const call = await callInWords();
    const said = await call.hears("take me off your list i don't want any more texts from you");
    expect(call.effects.map(({ type }) => type)).toContain("stop_calls");
    expect(said).not.toContain("nothing will be texted");
  });
});

describe("one courtesy a reply [CALL-8]", () => {
  test("what is acknowledged and done in one breath is said with one 'no worries'", async () => {
    const before = [
      {
        patientName: "Petra Lind",
        patientPhone: "+61491570156",
        date: "2026-08-13",
        time: "10:00",
        appointmentType: "Teeth Cleaning",
      },
    ];
    const call = await callInWords({ before });
    const said = await call.hears(
      "it's petra lind i need to cancel thursday's clean",
      "yes please and no texts about it",
    );
    expect(said).toMatch(/cancelled/);
    expect(said.match(/no worries|of course|sure,/gi)).toHaveLength(1);
  });
});

describe("blood that comes by drops is no spit that runs [CALL-8]", () => {
  test.each(["it's only a dribble i take warfarin", "a bit of a dribble from the socket and i'm on eliquis"])(
    "'%s' is no reaction to the medicine",
    async (words) => {
      const call = await callInWords();
      const said = await call.hears("my gum has been bleeding since the tooth came out", words);
      expect(said).not.toMatch(/allerg|EpiPen/i);
    },
  );

  test("who dribbles because they cannot swallow is still heard", async () => {
    const call = await callInWords();
    const said = await call.hears("my jaw's swollen up and i'm dribbling i can't swallow");
    expect(said).toContain("000");
  });
});

test.each(["yep book it in thanks", "yes lock it in"])(
  "'%s', of what was just booked, offers no cancelling [CALL-2]",
  async (words) => {
    const call = await callInWords();
    await call.hears("can i get a check up friday nine o'clock iris moss", "yes please");
    expect(await call.hears(words)).not.toContain("cancel");
    expect(call.stands()).toHaveLength(1);
  },
);
