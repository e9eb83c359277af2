import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What is told beside a yes, and after it, is somewhere the team reads it. On Monday 10 August 2026. */

const booking = "hi it's nora quill i'd like a clean friday nine o'clock";
const notesOf = (call: Awaited<ReturnType<typeof callInWords>>) =>
  call.effects.flatMap((effect) => (effect.type === "book" ? [effect.booking.notes] : [])).join(" ");

describe("what is told beside a yes stands with the visit [CALL-2]", () => {
  test.each([
    ["yes do that but make sure they ring me and not dad he won't hear the phone", "won't hear the phone"],
    ["yeah great only the lift was broken last time and i came up on my bottom", "came up on my bottom"],
  ])("'%s'", async (words, kept) => {
    const call = await callInWords();
    await call.hears(booking, words);
    expect(call.stands()).toHaveLength(1);
    expect(notesOf(call)).toContain(kept);
  });

  test("a courtesy is no note", async () => {
    const call = await callInWords();
    await call.hears(booking, "yes please that's lovely");
    expect(notesOf(call)).toBe("Clean.");
  });

  test("word for the dentist is noted whole where a visit is moved", async () => {
    const visit = {
      patientName: "Nora Quill",
      patientPhone: "+61491570156",
      date: "2026-08-13",
      time: "10:00",
    };
    const call = await callInWords({ before: [{ ...visit, appointmentType: "Teeth Cleaning" }] });
    await call.hears(
      "nora quill can you move my clean to friday at nine",
      "yes and tell the dentist a corner's snapped off the one at the front on the left",
    );
    expect(
      call.book
        .noted()
        .map(({ note }) => note)
        .join(" "),
    ).toContain("the one at the front on the left");
  });
});

describe("a yes with a brake on it is none yet [CALL-2]", () => {
  test.each(["yeah before you do how long does it take", "yep before i say yes what does it cost"])(
    "'%s'",
    async (words) => {
      const call = await callInWords();
      const said = await call.hears(booking, words);
      expect(call.stands()).toEqual([]);
      expect(said).toContain("Friday the 14th at nine");
    },
  );
});

test("how they want to hear of a freed time is told to the team [APPT-14]", async () => {
  const call = await callInWords();
  await call.hears(
    "can you put me on the waitlist for a clean on friday morning nora quill",
    "and it's better to text me i work under headphones",
  );
  expect(call.tasks.at(-1)?.detail).toContain("under headphones");
});
