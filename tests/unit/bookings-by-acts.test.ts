import { describe, expect, test } from "vitest";
import { findUnfinished } from "#server/dialogue/decide/unfinished-call.ts";
import {
  askOf,
  at,
  between,
  exact,
  items,
  kin,
  name,
  no,
  phone,
  treatment,
  want,
  when,
  yes,
} from "../support/act-builders.ts";
import { type CallByActs, callByActs, type Meant } from "../support/call-by-acts.ts";

const clean = treatment("Teeth Cleaning");
const tuesday = exact("2026-08-11", "10:00");
const standing = (call: CallByActs) =>
  call.book.standing().map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);

/** At the read-back of a clean for Mia Chen on Tuesday at ten. */
async function readBack(): Promise<CallByActs> {
  const call = await callByActs();
  await call.means(want("book"), clean, tuesday, name("Mia Chen", "caller"));
  expect(askOf(call.plan)).toBe("agree_book");
  return call;
}

describe("what is put right at the read-back is read back again, and booked as it is then", () => {
  const corrections: readonly [string, readonly Meant[], object][] = [
    ["the name", [no, name("Mia Shen", "caller")], { patientName: "Mia Shen" }],
    ["the surname alone", [no, name("Cheng")], { patientName: "Mia Cheng" }],
    ["the number", [{ kind: "correct" }, phone("+61491570157")], { patientPhone: "+61491570157" }],
    ["the day", [no, when("2026-08-12")], { date: "2026-08-12", time: "10:00" }],
    ["the time", [{ kind: "correct" }, at("11:30")], { date: "2026-08-11", time: "11:30" }],
    ["the treatment", [no, treatment("Root Canal")], { appointmentType: "Root Canal" }],
    ["the time, as a move", [yes, want("move"), at("15:00")], { time: "15:00" }],
  ];
  test.each(corrections)("%s", async (_, acts, booked) => {
    const call = await readBack();
    expect(askOf(await call.means(...acts))).toBe("agree_book");
    expect(standing(call)).toEqual([]);
    await call.means(yes);
    expect(call.book.standing()).toMatchObject([booked]);
  });

  test("what is wrong is asked after a bare no, and a cancellation of it lets it be", async () => {
    const call = await readBack();
    expect(askOf(await call.means(no))).toBe("what_to_change");
    expect(items(await call.means(want("cancel")))).toContain("dropped");
    expect(standing(call)).toEqual([]);
  });

  test("it is let be by a cancellation at the read-back itself", async () => {
    const call = await readBack();
    expect(items(await call.means(no, want("cancel")))).toContain("dropped");
    expect(standing(call)).toEqual([]);
  });
});

describe("what is said of a time, and of nothing else", () => {
  test("another time of a day that was chosen stays on that day [CALL-5]", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, between("2026-08-11", "2026-08-14"));
    const { asked } = call.ledger;
    const thursday = asked?.ask === "offer" ? asked.times.find(({ date }) => date > "2026-08-11") : undefined;
    if (!thursday) throw new Error("Nothing was offered after Tuesday");
    await call.means({ kind: "pick", candidate: `${thursday.date}T${thursday.time}` });
    await call.means(at("15:30"), name("Mia Chen", "caller"));
    await call.means(yes);
    expect(call.book.standing()).toMatchObject([{ date: thursday.date, time: "15:30" }]);
  });

  test("a number told beside an offer chooses none of its times [CALL-5]", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, when("2026-08-11"));
    expect(askOf(await call.means(phone("+61491570157"), { kind: "choose" }))).toBe("offer");
  });

  test("somebody comes straight after the visit that was booked last [CALL-5]", async () => {
    const call = await readBack();
    await call.means(yes);
    const next = { kind: "next_to", side: "after" } as const;
    await call.means(want("book"), { kind: "more_people" }, kin("husband", "grown"), clean, next);
    await call.means(name("Tom Chen"));
    expect(askOf(call.plan)).toBe("agree_book");
    await call.means(yes);
    expect(standing(call)).toEqual(["Mia Chen 2026-08-11 10:00", "Tom Chen 2026-08-11 10:30"]);
  });

  test("another treatment at a visit that stands is the team's to add [CALL-5]", async () => {
    const before = [
      {
        ...{ patientName: "Rita Moore", patientPhone: "+61491570156" },
        ...{ appointmentType: "General Consultation", date: "2026-08-13", time: "10:00" },
      },
    ];
    const call = await callByActs({ before });
    const added = { ...want("book"), words: "can I have a clean as well while I am there" };
    await call.means(name("Rita Moore", "caller"), added, clean, { kind: "same_visit" });
    expect(call.tasks[0]?.detail).toContain("can I have a clean as well while I am there");
    expect(standing(call)).toEqual(["Rita Moore 2026-08-13 10:00"]);
  });
});

describe("several people", () => {
  test("each has their own treatment and time, and may share the last name [CALL-5]", async () => {
    const call = await callByActs();
    const filling = { ...treatment("General Consultation"), named: "filling" } as const;
    const cleaned = { ...clean, named: "clean" } as const;
    await call.means(
      want("book"),
      filling,
      tuesday,
      kin("son", "small"),
      {
        ...{ ...cleaned, clause: 1 },
      },
      { ...kin("daughter", "small"), clause: 1 },
      { ...exact("2026-08-12", "11:00"), clause: 1 },
    );
    await call.means(name("Jake Marsh"));
    await call.means(yes);
    await call.means(name("Ella"));
    expect(askOf(call.plan)).toBe("surname");
    await call.means(yes);
    await call.means(yes);
    expect(standing(call)).toEqual(["Jake Marsh 2026-08-11 10:00", "Ella Marsh 2026-08-12 11:00"]);
  });

  test("three siblings are booked in a row, one beside the other", async () => {
    const call = await callByActs();
    await call.means(
      ...[want("book"), clean, tuesday, { kind: "party", count: 3, withCaller: false } as const],
      ...[
        kin("son", "small"),
        kin("daughter", "small"),
        name("Leo Marsh", "patient"),
        name("Ivy Marsh", "patient"),
      ],
    );
    for (let turns = 0; turns < 14 && standing(call).length < 3; turns++) {
      const ask = askOf(call.plan);
      if (ask === "name") await call.means(name("Ada Marsh", "patient"));
      else if (ask === "offer") await call.means({ kind: "choose" });
      else await call.means(yes);
    }
    expect(standing(call).map((each) => each.slice(0, 20))).toEqual([
      "Leo Marsh 2026-08-11",
      "Ivy Marsh 2026-08-11",
      "Ada Marsh 2026-08-11",
    ]);
  });

  test("one more is added with the yes, for the same and on the same day", async () => {
    const call = await readBack();
    const plan = await call.means(yes, { kind: "more_people" }, kin("husband", "grown"));
    expect(items(plan)).toContain("booked");
    expect(askOf(plan)).toBe("name");
    await call.means(name("Tom Chen"));
    await call.means(yes);
    expect(standing(call)).toEqual(["Mia Chen 2026-08-11 10:00", "Tom Chen 2026-08-11 10:30"]);
    await call.means(want("cancel"), kin("husband", "grown"), { kind: "other_person" });
    expect(askOf(call.plan)).toBe("agree_cancel");
    await call.means(yes);
    expect(standing(call)).toEqual(["Mia Chen 2026-08-11 10:00"]);
  });

  test("one more who has no visit yet is booked, even where it sounds like a move", async () => {
    const call = await readBack();
    await call.means(yes);
    await call.means(want("book"), want("move"), { kind: "more_people" }, kin("husband", "grown"));
    expect(askOf(call.plan)).toBe("treatment");
  });

  test("the same for somebody else is for the same and on the same day", async () => {
    const call = await readBack();
    await call.means(yes);
    await call.means(want("book"), kin("husband", "grown"), { kind: "beside", isSame: true });
    expect(askOf(call.plan)).toBe("name");
    await call.means(name("Tom Chen"));
    await call.means(yes);
    expect(call.book.standing()).toMatchObject([
      { patientName: "Mia Chen" },
      { patientName: "Tom Chen", appointmentType: "Teeth Cleaning", date: "2026-08-11" },
    ]);
  });

  test("names told where times were offered are of those who come: nobody is added, and no time is chosen by them", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, when("2026-08-11"), {
      ...{ kind: "party", count: 2, withCaller: false },
    });
    expect(askOf(call.plan)).toBe("offer");
    const choose = { kind: "choose" } as const;
    await call.means(name("Leo Marsh"), name("Ivy Marsh"), choose, { kind: "more_people" });
    expect(askOf(call.plan)).toBe("offer");
    await call.means(choose);
    await call.means(yes);
    await call.means(yes);
    expect(standing(call).map((each) => each.slice(0, 9))).toEqual(["Leo Marsh", "Ivy Marsh"]);
    expect(askOf(call.plan)).toBe("anything_else");
  });

  test("a second first name in one breath is the next one's, and nobody's last name", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, tuesday, { kind: "party", count: 2, withCaller: false });
    expect(askOf(call.plan)).toBe("name");
    await call.means(name("Leo"), name("Ivy"));
    expect(askOf(call.plan)).toBe("surname");
    await call.means(name("Marsh"));
    await call.means(yes);
    await call.means(yes);
    await call.means(yes);
    expect(standing(call)).toEqual(["Leo Marsh 2026-08-11 10:00", "Ivy Marsh 2026-08-11 10:30"]);
  });

  test("a day asked for beside the wish for a visit moves none that nobody has", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, { ...want("move"), clause: 1 }, { ...tuesday, clause: 1 });
    expect(askOf(call.plan)).toBe("name");
    await call.means(name("Mia Chen"));
    await call.means(yes);
    expect(standing(call)).toEqual(["Mia Chen 2026-08-11 10:00"]);
  });

  test("a visit that was taken for the caller's own is for whom they say", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, tuesday);
    await call.means(kin("son", "small"), { kind: "other_person" }, name("Leo Chen", "patient"));
    await call.means(yes);
    expect(standing(call)).toEqual(["Leo Chen 2026-08-11 10:00"]);
  });
});

describe("after the booking", () => {
  test("a bare day or time is about what was booked", async () => {
    const call = await readBack();
    await call.means(yes);
    expect(items(await call.means(when("2026-08-11")))).toContain("visits");
    expect(askOf(await call.means(at("11:00")))).toBe("agree_move");
    await call.means(yes);
    expect(standing(call)).toEqual(["Mia Chen 2026-08-11 11:00"]);
  });

  test("a goodbye with a wish in it is no goodbye", async () => {
    const call = await readBack();
    await call.means(yes);
    await call.means({ kind: "bye" }, want("move"), when("2026-08-12", "10:00"));
    expect(askOf(call.plan)).toBe("agree_move");
  });

  test("a yes and a goodbye book first", async () => {
    const call = await readBack();
    await call.means(yes, { kind: "bye", clause: 1 });
    expect(standing(call)).toHaveLength(1);
  });
});

describe("what cannot be had is said so, with what can", () => {
  const full = Array.from({ length: 16 }, (_, i) => ({
    ...{
      patientName: "Somebody Else",
      patientPhone: "+61491578957",
      appointmentType: "General Consultation",
    },
    ...{ date: "2026-08-11", time: `${String(9 + (i >> 1)).padStart(2, "0")}:${i % 2 ? "30" : "00"}` },
  }));
  test.each([
    ["full", when("2026-08-11"), full],
    ["taken", tuesday, full],
    ["closed", when("2026-08-15"), []],
    ["outside_hours", exact("2026-08-11", "20:00"), []],
    ["too_far", when("2028-08-11"), []],
    ["past", exact("2026-08-10", "08:00"), []],
  ] as const)("%s", async (obstacle, wish, before) => {
    const call = await callByActs({ before });
    const plan = await call.means(want("book"), clean, wish);
    const told = plan.find(({ item }) => item === "obstacle");
    expect(told?.item === "obstacle" && told.obstacle).toBe(obstacle);
    expect(["offer", "when", "take_slot"]).toContain(askOf(plan));
    // The same again is answered by the same, and not by an empty question.
    expect(items(await call.means(wish))).toContain("obstacle");
  });
});

describe("without a word", () => {
  test("a call by keys alone books, the number typed", async () => {
    const call = await callByActs({ callerNumber: null });
    const press = async (keys: string) => {
      for (const digit of keys) await call.send({ type: "pressed", digit });
    };
    await press("12");
    await call.means({ kind: "any" });
    await press("1");
    await call.means(name("Mia Chen"));
    await press("0491570157");
    await press("1");
    expect(call.book.standing()).toMatchObject([
      { patientName: "Mia Chen", patientPhone: "+61491570157", appointmentType: "Teeth Cleaning" },
    ]);
  });

  test("three silences end the call, and the team rings back whoever was in the middle of something", async () => {
    const call = await callByActs();
    await call.means(want("book"), clean, tuesday);
    for (let times = 0; times < 3; times++) await call.saysNothing();
    expect(call.ledger.isEnded).toBe(true);
    expect(call.tasks).toHaveLength(1);
  });

  test("whoever hangs up in the middle leaves a task with what is known", async () => {
    const call = await callByActs();
    await call.means({ ...want("book"), words: "i need a clean" }, clean, tuesday);
    expect(findUnfinished(call.ledger)).toMatchObject({ kind: "callback", phone: "+61491570156" });
    expect(findUnfinished(call.ledger)?.text).toContain("“i need a clean");
  });
});
