import { describe, expect, test } from "vitest";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import {
  askOf,
  exact,
  items,
  kin,
  name,
  no,
  phone,
  pick,
  treatment,
  want,
  when,
  yes,
} from "../support/act-builders.ts";
import { type CallByActs, callByActs, type Meant } from "../support/call-by-acts.ts";

const ritas = {
  ...{ patientName: "Rita Moore", patientPhone: "+61491570156", appointmentType: "Root Canal" },
  ...{ date: "2026-08-13", time: "10:00" },
};
const ritasClean = { ...ritas, appointmentType: "Teeth Cleaning", date: "2026-08-18", time: "14:00" };
const leos = { ...ritas, patientName: "Leo Moore", appointmentType: "General Consultation", time: "11:00" };

const standing = (call: CallByActs) => call.book.standing().map(({ date, time }) => `${date} ${time}`);
const tasks = (call: CallByActs) => call.tasks.map(({ detail }) => detail).join("\n");

describe("visits that stand", () => {
  test("one of two is moved, and the other stays where it is", async () => {
    const call = await callByActs({ before: [ritas, ritasClean] });
    await call.means(
      want("move"),
      pick("before-2"),
      when("2026-08-19", "09:30"),
      name("Rita Moore", "caller"),
    );
    expect(askOf(call.plan)).toBe("agree_move");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-13 10:00", "2026-08-19 09:30"]);
  });

  test("a day without a time keeps the time of the visit where that is free", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("move"), when("2026-08-14"), name("Rita Moore", "caller"));
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-14 10:00"]);
  });

  test("two that are to change places go to the team, in the caller's words", async () => {
    const call = await callByActs({ before: [ritas, ritasClean] });
    await call.means(
      { ...want("move"), clause: 0, words: "move the root canal to when the clean is" },
      { ...pick("before-1"), clause: 0 },
      { ...when("2026-08-18", "14:00"), clause: 0 },
      { ...want("move"), clause: 1, words: "and the clean to when the root canal is" },
      { ...pick("before-2"), clause: 1 },
      { ...when("2026-08-13", "10:00"), clause: 1 },
    );
    const plan = await call.means(name("Rita Moore", "caller"));
    expect(items(plan)).toContain("told_team");
    expect(standing(call)).toEqual(["2026-08-13 10:00", "2026-08-18 14:00"]);
    expect(tasks(call)).toContain("and the clean to when the root canal is");
    expect(call.ledger.matters.every(({ status }) => status !== "open")).toBe(true);
  });

  test("all but one are cancelled, each read back", async () => {
    const third = { ...ritas, date: "2026-08-20", time: "15:00" };
    const call = await callByActs({ before: [ritas, ritasClean, third] });
    await call.means(want("cancel"), name("Rita Moore", "caller"));
    expect(askOf(call.plan)).toBe("which_visit");
    await call.means({ kind: "pick_all", of: "visit", but: "before-2" });
    expect(askOf(await call.means(yes))).toBe("agree_cancel");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-18 14:00"]);
  });

  test("a child's visit is moved and the parent's stays", async () => {
    const call = await callByActs({ before: [ritas, leos] });
    await call.means(
      want("move"),
      kin("son", "small"),
      { kind: "other_person" },
      when("2026-08-14", "15:00"),
    );
    expect(askOf(call.plan)).toBe("name");
    await call.means(name("Leo Moore", "patient"));
    expect(askOf(call.plan)).toBe("agree_move");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-13 10:00", "2026-08-14 15:00"]);
  });

  test("one is moved and the child's is cancelled, asked for in one breath", async () => {
    const call = await callByActs({ before: [ritas, leos] });
    await call.means(
      ...[
        want("move"),
        { ...pick("before-1"), clause: 0 },
        when("2026-08-14", "15:00"),
        name("Rita Moore", "caller"),
      ],
      ...[want("cancel"), kin("son", "small"), name("Leo Moore", "patient")].map((act) => ({
        ...act,
        clause: 1,
      })),
    );
    expect(askOf(call.plan)).toBe("agree_move");
    expect(askOf(await call.means(yes))).toBe("agree_cancel");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-14 15:00"]);
  });

  test("whoever would rather cancel it than move it is not asked where to afterwards", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("move"), name("Rita Moore", "caller"));
    expect(askOf(await call.means(want("cancel")))).toBe("agree_cancel");
    await call.means(yes);
    expect(standing(call)).toEqual([]);
    expect(call.ledger.matters.every(({ status }) => status !== "open")).toBe(true);
  });

  test("without a number to go by, the day of the visit is asked before anything is told", async () => {
    const call = await callByActs({ before: [ritas], callerNumber: null });
    await call.means(want("check"), name("Rita Moore", "caller"));
    expect(askOf(call.plan)).toBe("phone");
    await call.means({ kind: "phone", phone: "+61491570156", isOwnLine: false, isUnsure: false });
    expect(askOf(call.plan)).toBe("visit_day");
    expect(JSON.stringify(call.plan)).not.toContain("10:00");
    expect(items(await call.means(when("2026-08-13", undefined, "visit")))).toContain("visits");
  });

  test("a wrong name, then the right one, finds it", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("check"), name("Tom Sharpe", "caller"));
    expect(items(call.plan)).toContain("no_visits");
    expect(items(await call.means(name("Rita Moore", "caller")))).toContain("visits");
  });

  test("what is not found in any other way goes to the team", async () => {
    const call = await callByActs({ before: [] });
    await call.means(want("move"), name("Rita Moore", "caller"), when("2026-08-14"));
    expect(askOf(call.plan)).toBe("phone");
    expect(items(await call.means(no))).toContain("told_team");
  });

  test("whoever runs late only says who they are", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means({ ...want("late"), words: "stuck in traffic, ten minutes late" });
    expect(items(await call.means(name("Rita Moore", "caller")))).toContain("told_team");
    expect(tasks(call)).toContain("“stuck in traffic");
  });

  test("the waitlist brings a standing visit forward", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("waitlist"), when("2026-08-13", undefined, "visit"), name("Rita Moore", "caller"));
    const plan = call.plan.some(({ item }) => item === "waitlisted") ? call.plan : await call.means(yes);
    expect(items(plan)).toContain("waitlisted");
    expect(call.book.waiting()).toBe(1);
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });

  test("the waitlist takes whoever has no visit", async () => {
    const call = await callByActs();
    await call.means(want("waitlist"), treatment("Teeth Cleaning"), name("Rita Moore", "caller"));
    expect(items(call.plan)).toContain("waitlisted");
    expect(call.book.waiting()).toBe(1);
  });

  test.each([
    ["another treatment for what was just booked", treatment("Root Canal")],
    ["another name", name("Rita Mohr")],
    ["another number", { kind: "phone", phone: "+61491570157", isOwnLine: false, isUnsure: false } as const],
  ])("no tool changes it: %s goes to the team, in the caller's words", async (_, told) => {
    const call = await callByActs();
    await call.means(
      want("book"),
      treatment("Teeth Cleaning"),
      exact("2026-08-11", "10:00"),
      name("Rita Moore"),
    );
    await call.means(yes);
    const plan = await call.means({ kind: "correct", words: "sorry that should be the other" }, told);
    expect(items(plan)).toContain("told_team");
    expect(tasks(call)).toContain("that should be the other");
    expect(call.book.standing()).toHaveLength(1);
  });
});

describe("one set against another", () => {
  const tom = { ...ritas, patientName: "Tom Moore", appointmentType: "Checkup", date: "2026-08-12" };
  const kept = (candidate: string) => ({ kind: "kept", candidate }) as const;
  const own = { kind: "own" } as const;

  test("a visit that was read back and is not the one gives way to the other [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas, ritasClean] });
    await call.means(want("cancel"), pick("before-1"), name("Rita Moore", "caller"));
    await call.means(no, kept("before-1"), pick("before-2"));
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });

  test("the last that is left is meant, without a word of it [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas, ritasClean] });
    await call.means(want("cancel"), pick("before-1"), name("Rita Moore", "caller"));
    await call.means(kept("before-1"));
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });

  test("the caller's own instead of somebody else's [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas, tom] });
    await call.means(name("Rita Moore", "caller"), want("cancel"), pick("before-2"));
    expect(askOf(call.plan)).toBe("whose_visit");
    await call.means(no, own);
    expect(askOf(call.plan)).toBe("agree_cancel");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-12 10:00"]);
  });

  test("a visit that is not theirs is neither told nor changed, whatever its name opens [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas, tom] });
    await call.means(name("Rita Moore", "caller"), want("move"), pick("before-2"), when("2026-08-14"));
    const plan = await call.means(no);
    expect(items(plan)).toContain("not_yours_to_change");
    expect(JSON.stringify(plan)).not.toContain("2026-08-12");
    expect(standing(call)).toHaveLength(2);
    expect(tasks(call)).toContain("for Tom");
  });
});

describe("later and earlier", () => {
  const shift = (minutes: number | null, direction: "later" | "earlier") =>
    ({ kind: "shift", shift: { minutes, direction } }) as const;

  test("is meant from what was read back, and not from where the visit stands [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("move"), when("2026-08-14", "14:00"), name("Rita Moore", "caller"));
    expect(askOf(await call.means(shift(30, "earlier")))).toBe("agree_move");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-14 13:30"]);
  });

  test("with a day of its own keeps both [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("move"), name("Rita Moore", "caller"), shift(null, "later"), when("2026-08-14"));
    const offered = call.plan.flatMap((item) => (item.item === "offered" ? item.times : []));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ date, time }) => date === "2026-08-14" && time > "10:00")).toBe(true);
  });

  test("than the time that was chosen for a first visit [CALL-1]", async () => {
    const call = await callByActs();
    await call.means(want("book"), treatment("Teeth Cleaning"), exact("2026-08-14", "10:00"));
    await call.means(shift(60, "later"));
    expect(call.ledger.matters[0]?.slot).toEqual({ date: "2026-08-14", time: "11:00" });
  });
});

describe("one wish is one visit", () => {
  const booked = async () => {
    const call = await callByActs();
    await call.means(
      ...[want("book"), treatment("Teeth Cleaning"), exact("2026-08-11", "10:00"), name("Rita Moore")],
    );
    await call.means(yes);
    await call.means(yes);
    return call;
  };

  test("another time for what was just booked moves it [CALL-1]", async () => {
    const call = await booked();
    await call.means(want("book"), { kind: "instead" }, when("2026-08-13"));
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });

  test.each([
    ["moved", want("move"), ["2026-08-13 11:00"]],
    ["a second one", { kind: "beside" } as const, ["2026-08-11 10:00", "2026-08-13 11:00"]],
  ])("the same once more is asked about: %s [CALL-1]", async (_, answer, visits) => {
    const call = await booked();
    await call.means(want("book"), exact("2026-08-13", "11:00"));
    expect(askOf(call.plan)).toBe("move_or_second");
    await call.means(answer);
    for (let turns = 0; turns < 3 && call.ledger.asked?.ask !== "anything_else"; turns++)
      await call.means(call.ledger.asked?.ask === "treatment" ? treatment("Teeth Cleaning") : yes);
    expect(standing(call).toSorted()).toEqual(visits);
  });

  test.each([
    ["another time", want("move"), "when"],
    ["cancelled", want("cancel"), "book_instead"],
  ])("whoever cannot come is asked what is to become of it: %s [CALL-1]", async (_, answer, asks) => {
    const call = await callByActs({ before: [ritas] });
    await call.means({ ...want("cancel"), isUnable: true } as typeof answer, name("Rita Moore", "caller"));
    expect(askOf(call.plan)).toBe("move_or_cancel");
    expect(askOf(await call.means(answer))).toBe(asks);
  });
});

const told = (plan: readonly PlanItem[]) => JSON.stringify(plan.filter(({ item }) => item === "so_far"));

describe("is it booked?", () => {
  const asks = { kind: "ask", topic: "done", about: {} } as const;

  test("is answered at any point, and truly", async () => {
    const call = await callByActs();
    await call.means(
      want("book"),
      treatment("Teeth Cleaning"),
      exact("2026-08-11", "10:00"),
      name("Rita Moore"),
    );
    expect(told(await call.means(asks))).toContain('"booked":[]');
    expect(told(await call.means(asks))).toContain('"openMatter":"book"');
    await call.means(yes);
    expect(told(await call.means(asks))).toContain('"date":"2026-08-11"');
    await call.means(want("cancel"));
    await call.means(yes);
    expect(told(await call.means(asks))).toMatch(/"booked":\[\],"cancelled":\[\{[^\]]*2026-08-11/);
  });

  test("of a call before is looked for", async () => {
    const call = await callByActs({ before: [ritas] });
    expect(askOf(await call.means(asks))).toBe("name");
    expect(items(await call.means(name("Rita Moore")))).toContain("visits");
  });

  test("of somebody who is not is said so", async () => {
    const call = await callByActs();
    await call.means(
      want("book"),
      treatment("Teeth Cleaning"),
      exact("2026-08-11", "10:00"),
      name("Rita Moore"),
    );
    await call.means(yes);
    expect(told(await call.means(asks, name("Zara", "patient")))).toContain('"notBooked":"Zara"');
  });
});

describe("a visit that cannot be shown to be the caller's own", () => {
  const rita = [name("Rita Moore", "caller"), phone("+61491570156")];

  test("goes to the team when its day is not known, to be rung on its number [CALL-1]", async () => {
    const call = await callByActs({ callerNumber: null, before: [ritas] });
    await call.means(want("cancel"), ...rita);
    expect(askOf(call.plan)).toBe("visit_day");
    await call.means({ kind: "unsure" });
    await call.means(no);
    expect(call.tasks).toMatchObject([{ title: "Ring Rita Moore back", phone: "+61491570156" }]);
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });

  test("is moved to the day that was wished for, and not to the day that shows whose it is [CALL-1]", async () => {
    const call = await callByActs({ callerNumber: null, before: [ritas] });
    await call.means(want("move"), when("2026-08-17", "11:00"), ...rita);
    expect(askOf(call.plan)).toBe("visit_day");
    await call.means(when("2026-08-13"));
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-17 11:00"]);
  });

  test("is not guessed at day by day [CALL-1]", async () => {
    const call = await callByActs({ callerNumber: null, before: [ritas] });
    await call.means(want("cancel"), ...rita);
    for (const day of ["2026-08-11", "2026-08-12", "2026-08-13"]) await call.means(when(day));
    expect(call.effects.filter(({ type }) => type === "find_appointments")).toHaveLength(3);
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });
});

test("where nothing may be booked on the line the team has the wish, and what it is for [AGENT-4]", async () => {
  const permissions = { bookAppointments: false, rescheduleCancel: true, provideInfo: true };
  const call = await callByActs({ facts: { permissions } });
  await call.means(want("book"), treatment("Teeth Cleaning"), when("2026-08-14", "10:00"));
  await call.means(name("Rita Moore", "caller"));
  expect(call.book.standing()).toEqual([]);
  expect(tasks(call)).toContain("Teeth Cleaning");
});

describe("what is taken back at the read-back is not done", () => {
  test("a yes that turns into a no cancels nothing", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("cancel"), name("Rita Moore", "caller"));
    expect(askOf(call.plan)).toBe("agree_cancel");
    expect(items(await call.means(yes, { kind: "undo", clause: 1 }))).toContain("visit_stays");
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });

  test("leave taken with a sure yes does what was read back first", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("move"), when("2026-08-14", "15:00"), name("Rita Moore", "caller"));
    await call.means(yes, { kind: "thanks" }, { kind: "bye" });
    expect(standing(call)).toEqual(["2026-08-14 15:00"]);
  });
});

describe("once something was booked on this call", () => {
  const booked = async () => {
    const call = await callByActs();
    const wish = [want("book"), treatment("Teeth Cleaning"), exact("2026-08-11", "10:00")];
    await call.means(...wish, name("Sandra Rossi", "caller"));
    await call.means(yes);
    return call;
  };
  const free: Meant = { kind: "ask", topic: "availability", about: {} };

  test("a question that names neither a time nor a treatment is about that", async () => {
    const call = await booked();
    expect(items(await call.means(free))).toContain("so_far");
    expect(items(await call.means(want("book"), want("check")))).toContain("visits");
    expect(askOf(call.plan)).toBe("anything_else");
  });

  test("it is told at once in the middle of another booking", async () => {
    const call = await booked();
    await call.means(want("book"), treatment("Root Canal"));
    expect(items(await call.means(want("check")))).toContain("so_far");
    expect(askOf(call.plan)).toBe("offer");
  });

  test("what else is free is told before it is asked whether it is instead", async () => {
    const call = await booked();
    expect(askOf(await call.means(free, when("2026-08-13")))).toBe("offer");
    await call.means({ kind: "choose" }, pick("2026-08-13T09:00"));
    expect(askOf(call.plan)).toBe("move_or_second");
    expect(askOf(await call.means(want("move")))).toBe("agree_move");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-13 09:00"]);
  });
});

describe("a visit that stands already", () => {
  const another = [want("book"), treatment("Root Canal"), exact("2026-08-18", "14:00")];

  test("for the same is asked about before another is booked: moved, or a second one", async () => {
    const call = await callByActs({ before: [ritas] });
    expect(askOf(await call.means(...another, name("Rita Moore", "caller")))).toBe("move_or_second");
    expect(askOf(await call.means(want("move")))).toBe("agree_move");
    await call.means(yes);
    expect(standing(call)).toEqual(["2026-08-18 14:00"]);
  });

  test("is told to nobody else on the line [CALL-1]", async () => {
    const call = await callByActs({ before: [ritas] });
    expect(askOf(await call.means(...another, name("Leo Moore", "caller")))).toBe("agree_book");
    expect(JSON.stringify(call.plan)).not.toContain("2026-08-13");
  });

  test("stays, and waits for an earlier time on the list", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("check"), name("Rita Moore", "caller"));
    const plan = await call.means(want("waitlist"), { ...want("book"), certainty: 0.6 });
    expect(items(plan)).toContain("waitlisted");
    expect(JSON.stringify(plan)).toContain("2026-08-13");
    expect(standing(call)).toEqual(["2026-08-13 10:00"]);
  });
});
