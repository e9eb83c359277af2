import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whoever says goodbye to 'shall I put that in?' has said no yes, and is not left to believe that it was done. */

const olives = {
  ...{ patientName: "Olive Murray", patientPhone: "+61491570156", appointmentType: "Filling" },
  ...{ date: "2026-08-12", time: "11:00" },
};
const stands = ["Olive Murray 2026-08-12 11:00"];

describe("a goodbye to what was read back [CALL-5]", () => {
  test.each([
    "okay bye bye",
    "thanks bye",
    "bye then",
    "i have to go bye",
    "see you later",
    "alright goodbye",
    "no that's all thanks bye",
  ])("moves nothing, and says so: %s", async (leave) => {
    const call = await callInWords({ before: [olives] });
    const read = await call.hears(
      "hi it's olive murray i need to move my filling",
      "friday at two in the afternoon please",
    );
    expect(read).toMatch(/Wednesday.*Friday.*two o'clock.*\?/);
    const said = await call.hears(leave);
    expect(said).toMatch(/moved/);
    expect(said).toMatch(/still on Wednesday the 12th at eleven o'clock/);
    expect(said).toMatch(/team/);
    expect(said).not.toMatch(/too\.|as well|with the rest/);
    expect(call.stands()).toEqual(stands);
    expect(call.tasks).toHaveLength(1);
  });

  test("is told plainly where the team had word before", async () => {
    const call = await callInWords({ before: [olives] });
    await call.hears(
      "hi it's olive murray can you tell the dentist that i'm a bit nervous",
      "and i need to move my filling",
      "friday at two in the afternoon please",
    );
    const said = await call.hears("okay thanks bye bye");
    expect(said).toMatch(/(?:haven't|not) moved.*still on Wednesday/);
    expect(said).not.toMatch(/I've put that down too|I've added that|as well|with the rest/);
  });

  test("cancels and books nothing either", async () => {
    const off = await callInWords({ before: [olives] });
    await off.hears("hi it's olive murray i need to cancel my filling");
    expect(await off.hears("okay bye bye")).toMatch(/cancelled.*still stands on Wednesday/);
    expect(off.stands()).toEqual(stands);
    const anew = await callInWords();
    await anew.hears("hi i need a check up on wednesday at two", "olive murray");
    expect(await anew.hears("okay bye bye")).toMatch(/haven't booked|not booked/);
    expect(anew.stands()).toEqual([]);
  });

  test.each(["yes please bye", "yep perfect ta bye", "okay do that thanks bye", "sounds good bye"])(
    "a yes beside it is done, and nothing of it is said to be undone: %s",
    async (yes) => {
      const call = await callInWords({ before: [olives] });
      await call.hears(
        "hi it's olive murray i need to move my filling",
        "friday at two in the afternoon please",
      );
      expect(await call.hears(yes)).not.toMatch(/haven't|not moved/);
      expect(call.stands()).toEqual(["Olive Murray 2026-08-14 14:00"]);
    },
  );
});
