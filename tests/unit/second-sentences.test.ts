import { describe, expect, test } from "vitest";
import { askOf, exact, items, name, no, pick, treatment, want, yes } from "../support/act-builders.ts";
import { callByActs, type Meant } from "../support/call-by-acts.ts";

/** What is said next of a thing changes that thing, and is no second one beside it. */

const tuesday = exact("2026-08-11", "10:00");
const ritas = {
  ...{ patientName: "Rita Moore", patientPhone: "+61491570156", appointmentType: "Root Canal" },
  ...{ date: "2026-08-13", time: "10:00" },
};
const named = (type: Parameters<typeof treatment>[0], noun: string, isBeside = false): Meant =>
  ({ ...treatment(type), named: noun, reason: noun, ...(isBeside && { isBeside: true }) }) as Meant;
const complains: Meant = { kind: "complaint", words: "you lost my x-rays" };

describe("what was told for people to read", () => {
  const line = "my crown is high, and the parking is dear";
  const amended: Meant = {
    kind: "amend",
    line,
    now: "my crown is high",
    words: "not the parking",
  };

  test("is left out before the team is told [CALL-5]", async () => {
    const call = await callByActs();
    await call.means({ ...want("message"), words: "" }, { kind: "tell", words: line });
    await call.means(amended);
    await call.means(name("Mia Chen", "caller"));
    expect(call.tasks).toMatchObject([{ detail: "In the caller's words: “my crown is high”" }]);
  });

  test("is left out of what they have already [CALL-5]", async () => {
    const call = await callByActs();
    await call.means({ ...want("message"), words: "" }, { kind: "tell", words: line });
    await call.means(name("Mia Chen", "caller"));
    expect(items(await call.means(amended))).toContain("told_team");
    expect(call.tasks).toMatchObject([{ detail: "In the caller's words: “my crown is high”" }]);
  });
});

describe("two treatments in one visit", () => {
  test("are booked for the main one, and the other is read back and noted [CALL-5]", async () => {
    const call = await callByActs();
    const both = [named("X-Ray/Imaging", "X-ray"), named("Teeth Cleaning", "clean", true)];
    await call.means(want("book"), ...both, tuesday, name("Mia Chen", "caller"));
    expect(call.plan.at(-1)).toMatchObject({ prompt: { ask: "agree_book", also: [{ named: "X-ray" }] } });
    expect(await call.means(yes)).toContainEqual(
      expect.objectContaining({ item: "booked", also: [{ treatment: "X-Ray/Imaging", named: "X-ray" }] }),
    );
    expect(call.book.standing()).toMatchObject([{ appointmentType: "Teeth Cleaning" }]);
    const booking = call.effects.find((effect) => effect.type === "book");
    expect(booking?.type === "book" && booking.booking.notes).toContain("Also wanted in this visit: X-ray");
  });

  test("one that is added at the read-back takes nothing's place [CALL-5]", async () => {
    const call = await callByActs();
    await call.means(want("book"), named("Teeth Cleaning", "clean"), tuesday, name("Mia Chen", "caller"));
    await call.means(named("Root Canal", "root canal"), { kind: "same_visit" });
    expect(askOf(call.plan)).toBe("agree_book");
    await call.means(yes);
    expect(call.book.standing()).toMatchObject([{ appointmentType: "Teeth Cleaning", time: "10:00" }]);
  });
});

describe("visits that were changed on this call", () => {
  test("what was cancelled is never said to stand [CALL-5]", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("cancel"), pick("before-1"), name("Rita Moore", "caller"));
    await call.means(yes);
    expect(items(await call.means({ kind: "keep" }))).not.toContain("visit_stays");
    expect(call.book.standing()).toEqual([]);
  });

  test("two that are to change places go to the team at once, asked for by that alone [CALL-5]", async () => {
    const call = await callByActs({ before: [ritas, { ...ritas, date: "2026-08-18", time: "14:00" }] });
    await call.means({ ...want("move"), words: "swap them round" }, { kind: "swap" });
    await call.means(name("Rita Moore", "caller"));
    expect(call.tasks[0]?.detail).toContain("Thursday 13 August at 10:00 am, Tuesday 18 August at 2:00 pm");
  });

  test("a booking is taken back by whoever cannot come after all [CALL-5]", async () => {
    const call = await callByActs();
    await call.means(want("book"), treatment("Teeth Cleaning"), tuesday, name("Mia Chen", "caller"));
    await call.means(yes);
    const unable: Meant = { kind: "want", wish: "cancel", isUnable: true };
    expect(askOf(await call.means({ kind: "undo" }, unable))).toBe("agree_cancel");
    await call.means(yes);
    expect(call.book.standing()).toEqual([]);
  });

  test("a move that is taken back is moved back, however like a cancellation it sounds [CALL-5]", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means(want("move"), name("Rita Moore", "caller"), tuesday);
    await call.means(yes);
    expect(call.book.standing()).toMatchObject([{ date: "2026-08-11" }]);
    expect(askOf(await call.means({ kind: "undo" }, { ...want("cancel"), certainty: 0.6 }))).toBe(
      "agree_move",
    );
    await call.means(yes);
    expect(call.book.standing()).toMatchObject([{ date: "2026-08-13", time: "10:00" }]);
  });

  test("one that was kept is told to whoever asks when it was, and nothing is left for the team [CALL-5]", async () => {
    const call = await callByActs({ before: [ritas] });
    await call.means({ kind: "want", wish: "cancel", isUnable: true }, name("Rita Moore", "caller"));
    await call.means({ kind: "keep" }, { kind: "tell", words: "i can make it after all" });
    const plan = await call.means({ kind: "ask", topic: "done", about: {} }, want("check"));
    expect(plan).toContainEqual(expect.objectContaining({ item: "visits" }));
    expect(call.tasks).toEqual([]);
  });

  test("a name or number that is put right goes to the team, whatever it seems to ask [CALL-5]", async () => {
    const call = await callByActs();
    await call.means(want("book"), treatment("Teeth Cleaning"), tuesday, name("Mia Chen", "caller"));
    await call.means(yes);
    await call.means(
      { kind: "ask", topic: "done", about: {} },
      { kind: "correct" },
      name("Mia Cheng", "caller"),
    );
    expect(call.tasks[0]?.detail).toContain("To put right on Mia Chen's visit");
  });
});

describe("a visit that is being moved", () => {
  test("stays where it is for whoever settles on that day and time after all [CALL-5]", async () => {
    const taken = { ...ritas, patientName: "Tom Sharpe", patientPhone: "+61491570157", date: "2026-08-11" };
    const call = await callByActs({ before: [ritas, taken] });
    expect(askOf(await call.means(want("move"), name("Rita Moore", "caller"), tuesday))).toBe("offer");
    expect(items(await call.means(exact("2026-08-13", "10:00"), { kind: "choose" }))).toContain(
      "visit_stays",
    );
    expect(call.book.standing()).toContainEqual(ritas);
  });
});

describe("what should be changed", () => {
  test("'nothing' is read back again, and a no to that lets it be [CALL-5]", async () => {
    const call = await callByActs();
    await call.means(want("book"), treatment("Teeth Cleaning"), tuesday, name("Mia Chen", "caller"));
    expect(askOf(await call.means({ kind: "correct" }))).toBe("what_to_change");
    expect(askOf(await call.means(no))).toBe("agree_book");
    expect(items(await call.means(no))).toContain("dropped");
    expect(call.book.standing()).toEqual([]);
  });
});

describe("a complaint", () => {
  test("is acknowledged, and somebody who rings about it is offered [CALL-5]", async () => {
    const call = await callByActs();
    const plan = await call.means(complains, { kind: "tell", words: "you lost my x-rays" });
    expect(items(plan)).toContain("sympathy");
    expect(askOf(plan)).toBe("complaint");
    await call.means(yes);
    await call.means(name("Mia Chen", "caller"));
    await call.means({ kind: "any", words: "any time" });
    expect(call.tasks).toMatchObject([{ title: expect.stringMatching(/^Ring Mia Chen back/) }]);
    expect(call.tasks[0]?.detail).toContain("you lost my x-rays");
  });

  test("beside a booking waits until that is done, and a no is taken [CALL-5]", async () => {
    const call = await callByActs();
    const clean = treatment("Teeth Cleaning");
    const plan = await call.means(
      complains,
      { ...want("book"), clause: 1 },
      clean,
      tuesday,
      name("Mia Chen", "caller"),
    );
    expect(items(plan)).toContain("sympathy");
    expect(askOf(await call.means(yes))).toBe("complaint");
    expect(askOf(await call.means({ kind: "no" }))).toBe("anything_else");
    expect(call.tasks).toEqual([]);
  });
});
