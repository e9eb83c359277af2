import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Whose visit it is, where a relative is only mentioned, on Monday 10 August 2026 on the line under which Greta Holm is booked. */

const before = [
  {
    patientName: "Greta Holm",
    patientPhone: "+61491570156",
    date: "2026-08-14",
    time: "14:00",
    appointmentType: "Teeth Cleaning",
  },
];
const told = /Friday the 14th at two/;

describe("a relative who is mentioned locks nobody out of their own visit [CALL-3]", () => {
  test.each([
    [
      "i've got a clean some time this week and i've lost the card my grandson's been tidying and",
      "greta holm",
    ],
    [
      "what time's my clean my sister took the letter home with her",
      "no she's seventy it's me that's booked greta holm",
    ],
    [
      "can you tell me when the cleaning is my neighbour wrote it on the calendar",
      "no it is me having it greta holm what day is it",
    ],
  ])("'%s', then '%s'", async (first, second) => {
    const call = await callInWords({ before });
    expect(await call.hears(first, second)).toMatch(told);
    expect(call.tasks).toEqual([]);
  });
});

describe("a name that is booked on this line is heard wherever it is said [CALL-3]", () => {
  test("in the middle of a sentence that introduces nobody", async () => {
    const call = await callInWords({ before });
    const said = await call.hears("when am i in i just can't find where i put it greta holm for the clean");
    expect(said).toMatch(told);
  });

  test.each([
    "what time is greta holm in i'm the one who drives her",
    "i'm greta holm's flatmate when is she booked",
    "i need my friend's time greta holm is her name",
  ])("but '%s' is told nothing", async (words) => {
    const call = await callInWords({ before });
    expect(await call.hears(words)).not.toMatch(told);
  });
});
