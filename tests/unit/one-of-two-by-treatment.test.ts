import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** Which of two visits is meant, and which stays, told by what they are for. Monday, 10 August 2026. */

const own = "+61491570156";
const two = [
  {
    ...{ patientName: "Ana Diaz", patientPhone: own, appointmentType: "Teeth Cleaning" },
    date: "2026-08-19",
    time: "14:00",
  },
  {
    ...{ patientName: "Ana Diaz", patientPhone: own, appointmentType: "Fillings" },
    date: "2026-08-24",
    time: "10:00",
  },
];

describe("of two visits the one that is named by what it is for is cancelled, and the other stays [CALL-1]", () => {
  test.each([
    ["it's ana diaz can you cancel my clean but keep the filling", "yeah cancel that one the filling stays"],
    [
      "ana diaz here can you scrap the clean please not the filling",
      "yes please and leave the filling as it is",
    ],
    ["it's ana diaz i need to cancel my clean", "yes cancel the clean and the filling is staying"],
  ])("%s, %s", async (wish, yes) => {
    const call = await callInWords({ before: two });
    await call.hears(wish, yes);
    expect(call.stands()).toEqual(["Ana Diaz 2026-08-24 10:00"]);
  });

  test("by the name that the clinic gave its kind", async () => {
    const call = await callInWords({ before: two });
    expect(await call.hears("it's ana diaz can you cancel my filling")).toMatch(
      /Monday the 24th.*Shall I cancel/,
    );
    await call.hears("yes and keep the clean");
    expect(call.stands()).toEqual(["Ana Diaz 2026-08-19 14:00"]);
  });

  test("but what was read back and is kept stays", async () => {
    const call = await callInWords({ before: two });
    await call.hears("it's ana diaz can you cancel my clean", "no leave the clean where it is");
    expect(call.stands()).toHaveLength(2);
  });
});
