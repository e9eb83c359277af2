import { describe, expect, test } from "vitest";
import type { Visit } from "#server/rehearsal/caller.ts";
import { type CallInWords, callInWords } from "../support/call-in-words.ts";

const oscars: Visit = {
  ...{ patientName: "Oscar Nguyen", patientPhone: "+61491570156", appointmentType: "Check-up" },
  ...{ date: "2026-08-13", time: "10:00" },
};
const rubys: Visit = { ...oscars, patientName: "Ruby Nguyen", date: "2026-08-17", time: "16:30" };

/** A mother moves Oscar's visit; Ruby's stands as it is. */
async function movingOscars(...lines: readonly string[]): Promise<CallInWords & { last: string }> {
  const call = await callInWords({ before: [oscars, rubys] });
  const begun = "hi its linh nguyen here i need to move my son oscars appointment hes nine";
  const last = await call.hears(begun, ...lines);
  return Object.assign(call, { last });
}
const toTheEnd = ["the first one", "yes", "yes", "no thats all"];

describe("news of health belongs to whoever is named for it", () => {
  test.each([
    "thursday after four oh and ruby the gps just found shes got a heart murmur",
    "thursday after four and his sisters just been diagnosed with epilepsy",
    "thursday after four oh and shes allergic to penicillin now",
    "thursday after four and i should say rubys been put on epilim",
    "thursday after four by the way my daughters just been diagnosed with diabetes",
    "thursday after four but the other one rubys been diagnosed with asthma",
  ])("%s: goes on the sister's visit, and the brother's holds nothing of it [CALL-5]", async (told) => {
    const call = await movingOscars(told, ...toTheEnd);
    expect(call.stands()[0]).toMatch(/^Oscar Nguyen 2026-08-13/);
    expect(call.stands()).toContain("Ruby Nguyen 2026-08-17 16:30");
    expect(call.book.noted().map(({ patientName }) => patientName)).toEqual(["Ruby Nguyen"]);
    expect(call.tasks.at(-1)).toMatchObject({ isUrgent: true, appointmentId: "before-2" });
    expect(call.tasks.at(-1)?.detail).toContain("Ruby on Monday 17 August at 4:30 pm");
  });

  test.each([
    "thursday after four and hes just been diagnosed with asthma",
    "thursday after four and oscars been put on epilim",
    "thursday after four rubys can stay oh and my sons allergic to latex",
  ])("%s: goes on the visit that is moved [CALL-5]", async (told) => {
    const call = await movingOscars(told, ...toTheEnd);
    expect(new Set(call.book.noted().map(({ patientName }) => patientName))).toEqual(
      new Set(["Oscar Nguyen"]),
    );
  });

  test("each of two has what was told of them [CALL-5]", async () => {
    const call = await movingOscars(
      "thursday after four and oscars got asthma and ruby's allergic to latex",
      ...toTheEnd,
    );
    const notes = (name: string) =>
      call.book
        .noted()
        .filter(({ patientName }) => patientName === name)
        .map(({ note }) => note)
        .join(" ");
    expect(notes("Oscar Nguyen")).toContain("asthma");
    expect(notes("Oscar Nguyen")).not.toContain("latex");
    expect(notes("Ruby Nguyen")).toContain("latex");
    expect(notes("Ruby Nguyen")).not.toContain("asthma");
  });
});

describe("news of health that was taken for another's", () => {
  const taken = [
    "thursday after four oh and we just found out theres a latex allergy",
    "the first one",
    "yes",
  ];

  test.each([
    "oh no the latex allergy thats rubys not oscars",
    "no its ruby its for have you put it on ruby",
    "sorry i meant ruby",
    "the allergys his sisters not his",
    "hang on the latex thing is rubys",
  ])("%s: comes off the one and goes on the other, and it is said whose it is [CALL-5]", async (told) => {
    const call = await movingOscars(...taken);
    expect(call.book.noted().map(({ patientName }) => patientName)).toContain("Oscar Nguyen");
    expect(await call.hears(told)).toMatch(/that's Ruby's, and not Oscar's/);
    await call.hears("yes shes six", "no thats it");
    expect(call.book.noted().map(({ patientName }) => patientName)).toEqual(["Ruby Nguyen"]);
    expect(call.tasks.at(-1)).toMatchObject({ isUrgent: true, appointmentId: "before-2" });
    expect(call.stands()).toContain("Ruby Nguyen 2026-08-17 16:30");
  });

  test("asked again, it is said whose it is [CALL-5]", async () => {
    const call = await movingOscars("thursday after four oh and ruby shes got a heart murmur");
    expect(await call.hears("its ruby with the murmur not oscar")).toMatch(/down as Ruby's/);
    await call.hears(...toTheEnd);
    expect(call.book.noted().map(({ patientName }) => patientName)).toEqual(["Ruby Nguyen"]);
  });
});

describe("whoever is said to stay is not moved", () => {
  test.each([
    "need to change one of the kids appointments rubys staying on the monday its just oscar",
    "can i shift one of the kids dont touch rubys just oscars",
    "one of my kids bookings needs moving keep rubys where it is its only oscars",
    "rubys is all good its oscars i need to reschedule for my kids",
  ])("%s: is of the other [CALL-5]", async (told) => {
    const call = await callInWords({ before: [oscars, rubys] });
    const said = await call.hears(`hiya its linh nguyen ${told}`);
    expect(said).toMatch(/Oscar/);
    expect(said).not.toMatch(/Ruby/);
  });
});
