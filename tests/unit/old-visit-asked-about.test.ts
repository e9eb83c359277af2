import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Asked of a visit that this call moved: nothing is moved by it. Monday, 10 August 2026, 9:00 am. */

const moved = async () => {
  const call = await callInWords({
    before: [
      {
        ...{ patientName: "Sana Iqbal", patientPhone: "+61491570156", appointmentType: "Teeth Cleaning" },
        ...{ date: "2026-08-17", time: "15:00" },
      },
    ],
  });
  await call.hears("sana iqbal can i shift my clean from the seventeenth to tuesday the eighteenth at ten");
  return call;
};
const newOne = ["Sana Iqbal 2026-08-18 10:00"];

describe("of a visit that was moved", () => {
  test.each(["yep tuesday ten do it", "yes love ten on tuesday", "yeah tuesday eighteenth ten lock it in"])(
    "a yes with its very day and time, '%s', agrees to it [CALL-1]",
    async (words) => {
      const call = await moved();
      await call.hears(words);
      expect(call.stands()).toEqual(newOne);
    },
  );

  test.each([
    "has the monday one been scrapped",
    "and the seventeenth's off then",
    "the monday's cancelled is it",
    "that's not what i asked is the old one on the seventeenth gone",
    "i only wanted to know is the monday one cancelled",
    "i don't want it moved again i'm just asking is monday the seventeenth gone",
  ])("'%s' is told that the old day is gone and which one stands [CALL-1]", async (words) => {
    const call = await moved();
    await call.hears("yes please");
    const said = await call.hears(words);
    expect(said).toMatch(/^Yes, .*Monday the 17th.*Tuesday the 18th/);
    expect(said).not.toMatch(/moves from/);
  });

  test.each([
    "no no don't move it leave it on the tuesday i just want to know the monday one's gone",
    "don't change it again leave tuesday as it is",
    "leave it where it is on the tuesday i only asked about monday",
  ])("'%s' leaves it, and nothing more is read back for moving [CALL-1]", async (words) => {
    const call = await moved();
    await call.hears("yes please", "is the old one gone");
    expect(await call.hears(words)).not.toMatch(/moves from/);
    expect(await call.hears("is it just the tuesday now")).not.toMatch(/moves from/);
    expect(call.stands()).toEqual(newOne);
  });
});
