import { describe, expect, test } from "vitest";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { DangerDegree, DangerKind, VitalSign } from "#server/dialogue/hear/acts/of-danger.ts";
import { noWhen } from "#server/dialogue/readings.ts";
import { type CallByActs, callByActs, type Meant } from "../support/call-by-acts.ts";

/** Danger by acts alone, on the real tools: no word of it is looked at. */

const kinds: readonly DangerKind[] = [
  ...(["choking", "battery", "lost_crown", "heart", "swallowed_piece"] as const),
  ...(["breathing", "bleeding", "collapse", "violence", "self_harm", "poison", "fainted", "fever"] as const),
  ...(["allergic", "oozing", "head_injury", "knocked_out_tooth", "injured_jaw", "loosened_tooth"] as const),
  ...(["severe_pain", "swelling", "broken_tooth"] as const),
];
const degrees: readonly DangerDegree[] = ["life", "perhaps_life", "urgent"];
const inDanger = (danger: DangerKind, degree: DangerDegree): Meant => ({ kind: "danger", danger, degree });
const parking: Meant = { kind: "ask", topic: "parking", about: {} };

const stages = (plan: readonly PlanItem[]) =>
  plan.flatMap((item) => (item.item === "danger" ? [`${item.danger} ${item.stage}`] : []));
const asks = (plan: readonly PlanItem[]) =>
  plan.flatMap((item) => (item.item === "ask" ? [item.prompt.ask] : []));
const lines = (plan: readonly PlanItem[]) =>
  plan.flatMap((item) => (item.item === "help_line" ? [item.line] : []));
const alerts = ({ effects }: CallByActs) =>
  effects.flatMap((effect) => (effect.type === "alert_staff" ? [effect.text] : []));
const hangUps = ({ effects }: CallByActs) => effects.filter(({ type }) => type === "hang_up").length;

async function callIn(danger: DangerKind, degree: DangerDegree): Promise<CallByActs> {
  const call = await callByActs();
  await call.means(inDanger(danger, degree));
  return call;
}

describe("a danger to somebody's life", () => {
  test.each(kinds.filter((kind) => !["self_harm", "poison", "battery"].includes(kind)))(
    "%s: 000 is named and staff are told",
    async (kind) => {
      const call = await callIn(kind, "life");
      expect(stages(call.plan)).toEqual([`${kind} sent`]);
      expect(asks(call.plan)).toEqual(["after_danger"]);
      expect(alerts(call)).toHaveLength(1);
      expect(alerts(call)[0]).toMatch(/“danger”.*000.*\+61491570156/s);
      expect(hangUps(call)).toBe(0);
    },
  );

  test("what else was said is kept, and taken up after", async () => {
    const call = await callByActs();
    await call.means(inDanger("collapse", "life"), { kind: "want", wish: "cancel" }, parking);
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["cancel"]);
    await call.means({ kind: "safe" });
    const plan = await call.means({ kind: "no" });
    expect(stages(plan)).toEqual(["collapse over"]);
    expect(plan.map(({ item }) => item)).toContain("answer");
    expect(asks(plan)).toEqual(["name"]);
  });

  test("a wish said meanwhile is neither asked about nor offered times, and is taken up after", async () => {
    const call = await callIn("bleeding", "life");
    const plan = await call.means({ kind: "want", wish: "book" });
    expect(plan).toMatchObject([{ item: "danger", stage: "sent", isFirm: true }]);
    expect(call.ledger.asked?.ask).toBe("after_danger");
    const again = await call.means({ kind: "want", wish: "book" });
    expect(again).toMatchObject([{ item: "danger", stage: "sent", isRefused: true }]);
    expect(call.ledger.asked?.ask).toBe("after_danger");
    expect(call.effects.filter(({ type }) => type === "find_slots")).toEqual([]);
    await call.means({ kind: "safe" });
    expect((await call.means({ kind: "no" })).map(({ item }) => item)).toContain("offered");
  });

  test("a question meanwhile is answered, and nothing else is asked for it", async () => {
    const call = await callIn("bleeding", "life");
    expect((await call.means(parking)).map(({ item }) => item)).toContain("answer");
    expect(call.ledger.asked?.ask).toBe("after_danger");
  });

  test("a question of the danger is answered in a line of its own, by kind", async () => {
    for (const [topic, of] of [
      ["other", "what"],
      ["emergencies", "where"],
      ["painkillers", "medicine"],
    ] as const) {
      const call = await callIn("breathing", "life");
      const plan = await call.means({ kind: "ask", topic, about: {} });
      expect(plan).toMatchObject([{ item: "first_aid", danger: "breathing", of, isSent: true }]);
    }
  });

  test("'no, it's only the tooth' is asked about, and then taken back into first aid, and a visit is offered", async () => {
    const call = await callIn("collapse", "life");
    const asked = await call.means({ kind: "no" }, inDanger("knocked_out_tooth", "urgent"));
    expect(asked).toMatchObject([{ item: "ask", prompt: { ask: "after_danger", about: "still" } }]);
    const plan = await call.means({ kind: "no" });
    expect(stages(plan)).toEqual(["collapse over", "knocked_out_tooth advised"]);
    expect(plan.map(({ item }) => item)).toContain("offered");
    expect(alerts(call).at(-1)).toContain("taken back");
  });

  test.each([
    [[{ kind: "no" }]],
    [[{ kind: "no" }, { kind: "tell" }]],
    [[{ kind: "no" }, { kind: "want", wish: "book" }]],
    [[{ kind: "drop" }, { kind: "thanks" }]],
  ] as const)("a no to the ambulance is none to the danger: %j", async (acts) => {
    const call = await callIn("breathing", "life");
    for (const _ of [1, 2]) await call.means(...acts);
    expect(call.ledger.danger?.stage).toBe("sent");
    expect(alerts(call).join(" ")).not.toContain("taken back");
  });

  test.each([
    [[{ kind: "safe", certainty: 0.6 }, { kind: "tell" }]],
    [[{ kind: "no" }, { kind: "safe", certainty: 0.6 }, { kind: "tell" }]],
    [[{ kind: "safe" }]],
  ] as const)("in whatever words it is said twice that it is over, it is believed: %j", async (acts) => {
    const call = await callIn("bleeding", "life");
    const plan = await call.means(...acts);
    expect(plan).toMatchObject([{ item: "ask", prompt: { ask: "after_danger", about: "still" } }]);
    await call.means(...acts);
    expect(call.ledger.danger?.stage).toBe("advised");
    expect(alerts(call).at(-1)).toContain("taken back");
  });

  test("what is cleared by its own name is over, whatever else is told with it", async () => {
    const call = await callIn("bleeding", "life");
    const cleared = [
      { kind: "no" },
      { kind: "safe", certainty: 0.6 },
      { kind: "all_right", sign: "bleeding" },
    ] as const;
    const plan = await call.means(...cleared, { kind: "tell" }, inDanger("bleeding", "perhaps_life"));
    expect(stages(plan)).toEqual(["oozing advised"]);
  });

  test("breath alone does not end a reaction for which 000 was named", async () => {
    const call = await callIn("allergic", "life");
    await call.means({ kind: "no" }, { kind: "safe" }, { kind: "all_right", sign: "breathing" });
    expect(call.ledger.danger?.stage).toBe("sent");
  });

  test("a no to whether it is still so ends it", async () => {
    const call = await callIn("bleeding", "life");
    await call.means({ kind: "safe" }, { kind: "tell" });
    expect(stages(await call.means({ kind: "no" }, { kind: "tell" }))).toEqual(["oozing advised"]);
  });

  test("staff hear of what was told after the first word", async () => {
    const call = await callIn("bleeding", "life");
    await call.means({ kind: "tell" }, { kind: "age", years: 84 });
    expect(alerts(call)).toHaveLength(2);
    expect(alerts(call)[1]).toMatch(/“danger” “tell age”.*000/s);
    await call.means({ kind: "chat" });
    expect(alerts(call)).toHaveLength(2);
  });

  test("the tooth that was knocked out is to be kept in milk meanwhile", async () => {
    const call = await callByActs();
    await call.means(inDanger("bleeding", "life"), inDanger("knocked_out_tooth", "urgent"));
    expect(call.plan.map(({ item }) => item)).toEqual(["danger", "first_aid", "ask"]);
    await call.means({ kind: "safe" });
    expect(stages(await call.means({ kind: "no" }))).toContain("knocked_out_tooth advised");
  });

  test("'safe' that was hardly heard, is said in fright, or beside more of the story, is asked once more", async () => {
    for (const acts of [
      [{ kind: "safe", certainty: 0.6 }],
      [{ kind: "safe" }, { kind: "distress" }],
      [{ kind: "safe" }, { kind: "tell" }],
    ] as const) {
      const call = await callIn("breathing", "life");
      await call.means(...acts);
      expect(call.ledger.asked?.ask).toBe("after_danger");
      expect(call.ledger.danger?.stage).toBe("sent");
      await call.means({ kind: "safe" });
      if (call.ledger.asked?.kind === "danger") await call.means({ kind: "no" });
      expect(call.ledger.danger?.stage).toBe("over");
    }
  });

  test("whoever says that it is over and goes on to something else is asked again before that", async () => {
    const call = await callIn("breathing", "life");
    await call.means({ kind: "safe" }, { kind: "tell" });
    const still = { item: "ask", prompt: { ask: "after_danger", about: "still" } };
    expect(await call.means({ kind: "want", wish: "cancel" })).toMatchObject([still]);
    expect(stages(await call.means({ kind: "want", wish: "cancel" }))).toEqual(["breathing over"]);
    expect(call.ledger.asked?.ask).toBe("name");
  });

  test("whoever rings 000 is asked nothing more, and the line stays open", async () => {
    const call = await callIn("breathing", "life");
    for (const act of [{ kind: "ringing", how: "done" }, { kind: "tell" }] as const) {
      const items = await call.means(act);
      expect(items).toMatchObject([{ item: "danger", danger: "breathing", stage: "sent", isRinging: true }]);
    }
    expect(hangUps(call)).toBe(0);
  });

  test("a swelling that spreads goes to hospital, and no visit is offered", async () => {
    const call = await callByActs();
    const items = await call.means(inDanger("swelling", "perhaps_life"));
    expect(stages(items)).toEqual(["swelling asked"]);
    expect(stages(await call.means({ kind: "no" }, { kind: "safe" }))).toEqual(["swelling over"]);
    expect(call.ledger.asked?.ask).toBe("anything_else");
  });

  test("staff hear of it once, and again of a graver one", async () => {
    const call = await callIn("bleeding", "life");
    await call.means(inDanger("bleeding", "life"));
    expect(alerts(call)).toHaveLength(1);
    await call.means(inDanger("breathing", "life"));
    expect(alerts(call)).toHaveLength(2);
  });

  test("a yes in the same breath books", async () => {
    const call = await callByActs();
    await call.means(
      { kind: "want", wish: "book" },
      { ...inDanger("severe_pain", "urgent"), words: "my tooth throbs" },
    );
    await call.means({ kind: "pick", candidate: "2026-08-10T09:30" });
    await call.means({ kind: "name", name: rita, role: "caller", isUnsure: false });
    expect(call.ledger.asked?.ask).toBe("agree_book");
    await call.means({ kind: "yes" }, { ...inDanger("breathing", "life"), clause: 1 });
    expect(call.ledger.asked?.ask).toBe("after_danger");
    expect(call.book.standing()).toMatchObject([{ date: "2026-08-10", time: "09:30" }]);
    const booked = call.effects.flatMap((effect) => (effect.type === "book" ? [effect.booking.notes] : []));
    expect(booked).toEqual([expect.stringContaining("tooth throbs")]);
  });

  test("leave is taken without a lecture; Lifeline is named once more to whoever may harm themselves", async () => {
    const bleeding = await callIn("bleeding", "life");
    expect((await bleeding.means({ kind: "bye" })).map(({ item }) => item)).toEqual(["bye"]);
    const despair = await callIn("self_harm", "life");
    expect(lines(await despair.means({ kind: "bye" }))).toEqual(["lifeline"]);
    expect(despair.effects.at(-1)).toEqual({ type: "hang_up", reason: "emergency" });
  });
});

const rita = { first: "Rita", last: "Moore", full: "Rita Moore" };

describe("[CALL-5] somebody who is hurt by somebody near them", () => {
  const safeToTalk = { item: "ask", prompt: { ask: "after_danger", about: "talking" } };

  test.each(["life", "perhaps_life"] as const)(
    "at %s: has both numbers at once and is asked whether they can talk, and staff are warned of the telephone",
    async (degree) => {
      const call = await callIn("violence", degree);
      expect(call.plan).toMatchObject([{ item: "danger", danger: "violence", stage: "sent" }, safeToTalk]);
      expect(alerts(call)).toEqual([expect.stringContaining("Don't ring or text")]);
    },
  );

  test("who can talk goes on with the tooth, and the number they ring from is not taken for a safe one", async () => {
    const call = await callIn("violence", "life");
    const plan = await call.means({ kind: "yes" }, { kind: "want", wish: "callback" });
    expect(stages(plan)).toEqual(["violence advised"]);
    await call.means({ kind: "tell" });
    const later = await call.means({
      ...{ kind: "name", role: "caller", name: { first: "Mia", last: "Chen", full: "Mia Chen" } },
      ...{ isUnsure: false },
    } as Meant);
    expect(later).toContainEqual(
      expect.objectContaining({ prompt: expect.objectContaining({ ask: "phone", isSafeAsked: true }) }),
    );
  });

  test("who cannot talk is asked for nothing", async () => {
    const call = await callIn("violence", "life");
    const plan = await call.means({ kind: "no" });
    expect(plan).toMatchObject([{ item: "danger", danger: "violence", stage: "sent", isAgain: true }]);
  });

  test("told so that it may be nothing, it is asked about first, and a no ends it", async () => {
    const call = await callByActs();
    await call.means({ kind: "danger", danger: "violence", degree: "perhaps_life", certainty: 0.4 });
    expect(stages(call.plan)).toEqual(["violence asked"]);
    expect(stages(await call.means({ kind: "no" }))).toEqual(["violence over"]);
    expect(alerts(call)).toEqual([]);
  });
});

describe("[CALL-5] signs told by name", () => {
  const well = (sign: VitalSign): Meant => ({ kind: "all_right", sign });
  const bad = (sign: VitalSign): Meant => ({ kind: "not_right", sign });
  const openIn = (plan: readonly PlanItem[]) =>
    plan.flatMap((item) =>
      item.item === "ask" && item.prompt.ask === "danger_check" ? [item.prompt.open] : [],
    );

  test("leave less to be asked", async () => {
    const call = await callByActs();
    await call.means(inDanger("swelling", "perhaps_life"), well("breathing"));
    expect(openIn(call.plan)).toEqual([["swallowing"]]);
    expect(openIn((await callIn("swelling", "perhaps_life")).plan)).toEqual([["breathing", "swallowing"]]);
  });

  test("answer a check by themselves, whichever yes or no stands beside them", async () => {
    const call = await callIn("fainted", "perhaps_life");
    const plan = await call.means({ kind: "yes" }, well("awake"), well("clear_headed"));
    expect(stages(plan)).toEqual(["fainted advised"]);
    const worse = await callIn("poison", "perhaps_life");
    expect(stages(await worse.means({ kind: "tell" }, bad("clear_headed")))).toEqual(["poison sent"]);
  });

  test("one of two: only the other is asked for", async () => {
    const call = await callIn("swelling", "perhaps_life");
    expect(openIn(await call.means(well("breathing")))).toEqual([["swallowing"]]);
    expect(stages(await call.means(bad("swallowing")))).toEqual(["breathing sent"]);
  });

  test.each(["swelling", "fever"] as const)("%s, and hard to swallow, however little: 000", async (kind) => {
    const call = await callIn(kind, "urgent");
    expect(stages(await call.means(well("breathing"), bad("swallowing")))).toEqual(["breathing sent"]);
  });
});

describe("what may be a danger", () => {
  const asked = kinds.filter((kind) => kind !== "self_harm" && kind !== "violence");
  test.each(asked)("%s: is asked about, and a yes is sent to 000", async (kind) => {
    const call = await callIn(kind, "perhaps_life");
    expect(stages(call.plan)).toEqual([`${kind} asked`]);
    expect(asks(call.plan)).toEqual(["danger_check"]);
    expect(stages(await call.means({ kind: "yes" }))).toEqual([`${kind} sent`]);
    expect(alerts(call).at(-1)).toContain("000");
  });

  test.each(
    asked.flatMap((kind) => [
      { kind, answer: { kind: "unsure" } },
      { kind, answer: { kind: "somewhat", leans: "yes" } },
    ]) as readonly { kind: DangerKind; answer: Meant }[],
  )("a doubt is a yes [CALL-1]: %j", async ({ kind, answer }) => {
    const call = await callIn(kind, "perhaps_life");
    expect(stages(await call.means(answer))).toEqual([`${kind} sent`]);
  });

  test.each([
    [{ kind: "somewhat", leans: "no" }],
    [{ kind: "safe" }, { kind: "somewhat", leans: "no" }],
  ] as const)("what is no plain no is asked once more, and believed then [CALL-1]: %j", async (...answer) => {
    const call = await callIn("swelling", "perhaps_life");
    expect(asks(await call.means(...answer))).toEqual(["danger_check"]);
    await call.means(...answer, { kind: "no" });
    expect(call.ledger.danger?.stage).toBe("over");
  });

  test.each(asked)("%s: a no goes on with what is left of it", async (kind) => {
    const call = await callIn(kind, "perhaps_life");
    const plan = await call.means({ kind: "no" });
    expect(stages(plan)).toHaveLength(1);
    expect(stages(plan)[0]).toMatch(/ (advised|over)$/);
    expect(call.ledger.asked?.kind).not.toBe("danger");
  });

  test.each(["life", "perhaps_life"] as const)(
    "what was swallowed, %s: the Poisons Information Centre first, and whether anybody is unwell",
    async (degree) => {
      const call = await callIn("poison", degree);
      expect(lines(call.plan)).toEqual(["poisons"]);
      expect(asks(call.plan)).toEqual(["danger_check"]);
      expect(alerts(call)).toHaveLength(1);
      expect(stages(await call.means({ kind: "yes" }))).toEqual(["poison sent"]);
      expect(alerts(call)).toHaveLength(2);
    },
  );

  test("'safe' that was hardly heard is asked once more, and then believed", async () => {
    const call = await callIn("head_injury", "perhaps_life");
    expect(asks(await call.means({ kind: "safe", certainty: 0.6 }))).toEqual(["danger_check"]);
    expect(stages(await call.means({ kind: "safe", certainty: 0.6 }))).toEqual(["head_injury advised"]);
  });

  test("a tooth that was told with it is seen to once that is denied", async () => {
    const call = await callByActs();
    await call.means(inDanger("head_injury", "perhaps_life"), inDanger("knocked_out_tooth", "urgent"));
    expect(call.plan).toMatchObject([
      { item: "first_aid", danger: "knocked_out_tooth", of: "what" },
      { item: "danger", danger: "head_injury", stage: "asked" },
      { item: "ask" },
    ]);
    const plan = await call.means({ kind: "safe" });
    expect(stages(plan)).toEqual(["head_injury advised"]);
    expect(plan.map(({ item }) => item)).toContain("offered");
  });

  test("twice no answer, and it is taken at the worst", async () => {
    const call = await callIn("breathing", "perhaps_life");
    expect(asks(await call.means({ kind: "tell" }))).toEqual(["danger_check"]);
    expect(stages(await call.means({ kind: "distress" }))).toEqual(["breathing sent"]);
  });

  test("twice something else altogether, and it is let be", async () => {
    const call = await callIn("breathing", "perhaps_life");
    await call.means(parking);
    const plan = await call.means({ kind: "want", wish: "cancel" });
    expect(stages(plan)).toEqual(["breathing open"]);
    expect(asks(plan)).toEqual(["name"]);
    expect(alerts(call)).toEqual([]);
  });

  test("a moment is given to find out", async () => {
    const call = await callIn("fainted", "perhaps_life");
    await call.means({ kind: "wait" });
    expect(call.ledger.asked?.ask).toBe("danger_check");
    expect(stages(await call.means({ kind: "no" }))).toEqual(["fainted advised"]);
  });

  test("silence is asked once more and then taken at the worst", async () => {
    const call = await callIn("head_injury", "perhaps_life");
    await call.saysNothing();
    await call.saysNothing();
    expect(stages(call.plan)).toEqual(["head_injury sent"]);
    expect(alerts(call)).toHaveLength(1);
  });

  test("whoever rings off without an answer hears when to ring 000, and staff what was not answered", async () => {
    const call = await callIn("allergic", "perhaps_life");
    expect(stages(await call.means({ kind: "bye" }))).toEqual(["allergic open"]);
    expect(alerts(call)).toEqual([expect.stringContaining("had no plain yes or no")]);
    expect(hangUps(call)).toBe(1);
  });
});

describe("what wants a dentist today", () => {
  test.each([
    "knocked_out_tooth",
    "loosened_tooth",
    "severe_pain",
    "swelling",
    "broken_tooth",
    "fever",
  ] as const)("%s: first aid in the first answer, and the soonest times", async (kind) => {
    const call = await callIn(kind, "urgent");
    expect(stages(call.plan)).toEqual([`${kind} advised`]);
    expect(call.plan.map(({ item }) => item)).toContain("offered");
    expect(call.ledger.matters).toMatchObject([
      { kind: "book", treatment: "Emergency Visit", reason: "danger" },
    ]);
  });

  test.each(["allergic", "poison", "head_injury", "fainted", "violence", "injured_jaw"] as const)(
    "%s: advice, and no visit that nobody asked for",
    async (kind) => {
      const call = await callIn(kind, "urgent");
      expect(stages(call.plan)).toEqual([`${kind} advised`]);
      expect(call.ledger.matters).toEqual([]);
    },
  );

  test("whoever asks for something else gets that, and no visit", async () => {
    const call = await callByActs();
    await call.means(inDanger("swelling", "urgent"), { kind: "want", wish: "cancel" });
    expect(stages(call.plan)).toEqual(["swelling advised"]);
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["cancel"]);
  });

  test("the time that was asked for stands", async () => {
    const call = await callByActs();
    await call.means(inDanger("severe_pain", "urgent"), { kind: "want", wish: "book" });
    expect(call.ledger.matters).toHaveLength(1);
  });

  test("a knocked-out tooth does not wait for the clean that was being booked", async () => {
    const call = await callByActs();
    await call.means(
      { kind: "want", wish: "book" },
      { kind: "treatment", treatment: "Teeth Cleaning", named: null, reason: "a clean", isUnsure: false },
    );
    await call.means(inDanger("knocked_out_tooth", "urgent"));
    expect(call.ledger.matters).toMatchObject([{ treatment: "Emergency Visit", notes: ["danger"] }]);
    expect(call.plan.map(({ item }) => item)).toContain("offered");
  });

  test("the same trouble is not advised on twice, and what to do with it is answered", async () => {
    const call = await callIn("knocked_out_tooth", "urgent");
    const again = await call.means({ kind: "ask", topic: "advice", about: {} });
    expect(again).toContainEqual(expect.objectContaining({ item: "first_aid", of: "whether" }));
    expect(stages(await call.means(inDanger("knocked_out_tooth", "urgent")))).toEqual([]);
  });

  test("asked what was said, the first aid is said again with the times", async () => {
    const call = await callIn("knocked_out_tooth", "urgent");
    const plan = await call.means({ kind: "repeat" });
    expect(plan.map(({ item }) => item)).toEqual(["danger", "offered", "ask"]);
  });

  test("whoever is not understood is sent to no keys, and hears the advice before being let go", async () => {
    const call = await callIn("oozing", "urgent");
    const attempts: number[] = [];
    for (let turn = 0; turn < 8 && !call.ledger.isEnded; turn++) {
      const plan = await call.means({ kind: turn % 2 === 0 ? "unsure" : "any" });
      attempts.push(...plan.flatMap((item) => (item.item === "ask" ? [item.attempt] : [])));
    }
    expect(Math.max(...attempts)).toBe(2);
    expect(call.ledger.isEnded).toBe(true);
    const all = call.effects.flatMap((effect) => (effect.type === "say" ? [effect.text] : [])).join(" ");
    expect(all.match(/"stage":"advised"/g)).toHaveLength(2);
  });

  test("whoever did not want the visit is offered none for the next trouble", async () => {
    const call = await callIn("severe_pain", "urgent");
    await call.means({ kind: "drop" });
    expect(stages(await call.means(inDanger("broken_tooth", "urgent")))).toEqual(["broken_tooth advised"]);
    expect(call.ledger.matters.map(({ status }) => status)).toEqual(["dropped"]);
  });

  test("it may become one: 000 is named all the same", async () => {
    const call = await callIn("swelling", "urgent");
    expect(stages(await call.means(inDanger("breathing", "life")))).toEqual(["breathing sent"]);
  });
});

describe("whoever may harm themselves", () => {
  test.each(degrees)("is never questioned, at %s: Lifeline, and somebody who listens", async (degree) => {
    const call = await callIn("self_harm", degree);
    expect(stages(call.plan)).toEqual(["self_harm sent"]);
    expect(call.ledger.danger?.given).toEqual(["lifeline"]);
    expect(alerts(call)).toEqual([expect.stringContaining("harm themselves")]);
  });

  test("is offered no booking and not hung up on, however little is said", async () => {
    const call = await callIn("self_harm", "life");
    for (const kind of ["chat", "no", "tell", "yes", "unsure", "distress", "thanks", "no"] as const) {
      const plan = await call.means({ kind });
      expect(plan.map(({ item }) => item)).toEqual([expect.stringMatching(/^(danger|sympathy)$/)]);
      expect(call.ledger.asked?.ask).toBe("after_danger");
    }
    await call.means(inDanger("severe_pain", "urgent"));
    expect(call.ledger.matters).toEqual([]);
    expect(hangUps(call)).toBe(0);
  });

  test("is heard of by staff beside a graver danger, too", async () => {
    const call = await callByActs();
    await call.means(inDanger("bleeding", "life"), inDanger("self_harm", "life"));
    expect(stages(call.plan)).toEqual(["bleeding sent", "self_harm sent"]);
    // One card, with both.
    expect(alerts(call)).toHaveLength(1);
    expect(alerts(call)[0]).toMatch(/hang up and dial 000.*may harm themselves/s);
  });

  test("hears of what else endangers them, and is then spoken with as before", async () => {
    const call = await callIn("self_harm", "perhaps_life");
    expect(stages(await call.means(inDanger("bleeding", "life")))).toEqual(["bleeding sent"]);
    expect(call.ledger.danger?.kind).toBe("self_harm");
  });

  test("and swallowed something is sent to 000 at once, with the poisons line, and staff hear of it", async () => {
    const call = await callIn("self_harm", "life");
    const plan = await call.means({ kind: "tell" }, inDanger("poison", "perhaps_life"));
    expect(stages(plan)).toEqual(["poison sent"]);
    expect(alerts(call).at(-1)).toContain("swallowed");
    await call.means({ kind: "safe" }, { kind: "tell" });
    expect(call.ledger.danger?.stage).toBe("sent");
  });

  test("and does not, by their own word, is still in what else endangers them", async () => {
    const call = await callIn("bleeding", "life");
    await call.means(inDanger("self_harm", "life"));
    expect(stages(await call.means({ kind: "safe" }))).toEqual(["self_harm over", "bleeding sent"]);
    expect(call.ledger.asked?.ask).toBe("after_danger");
    await call.means({ kind: "safe" });
    expect(stages(await call.means({ kind: "no" }))).toEqual(["oozing advised"]);
  });

  test("asks for no calls to be stopped by that", async () => {
    const call = await callByActs();
    await call.means(inDanger("self_harm", "life"), { kind: "want", wish: "no_calls" });
    expect(call.effects.map(({ type }) => type)).not.toContain("stop_calls");
  });

  test("is not whoever is frightened for somebody else", async () => {
    const call = await callIn("collapse", "life");
    await call.means({ kind: "distress" }, inDanger("self_harm", "perhaps_life"));
    expect(call.ledger.danger).toMatchObject({ kind: "collapse", stage: "sent", given: [] });
  });

  test("and only meant the toothache is believed, and helped with it", async () => {
    const call = await callIn("self_harm", "life");
    const plan = await call.means({ kind: "safe" }, { kind: "tell" }, inDanger("severe_pain", "urgent"));
    expect(stages(plan)).toEqual(["self_harm over", "severe_pain advised"]);
    expect(plan.map(({ item }) => item)).toContain("offered");
  });

  test("is served with what they ask for", async () => {
    const call = await callIn("self_harm", "perhaps_life");
    const plan = await call.means({ kind: "want", wish: "cancel" });
    expect(asks(plan)).toEqual(["name"]);
  });
});

test.each(degrees)("a number for help is given at once, in every state (%s)", async (degree) => {
  for (const kind of kinds) {
    const call = await callIn(kind, degree);
    expect(lines(await call.means({ kind: "help_line", line: "poisons" }))).toContain("poisons");
  }
});

test("in danger, 'the number' is the one for that", async () => {
  const call = await callIn("self_harm", "perhaps_life");
  await call.means({ kind: "tell" });
  expect(lines(await call.means({ kind: "ask", topic: "help_number", about: {} }))).toEqual(["lifeline"]);
});

test("at night it is said once where to go, of what cannot wait", async () => {
  const call = await callByActs({ facts: { businessHours: { weekdays: nothing, weekends: nothing } } });
  await call.means(inDanger("swelling", "urgent"));
  expect(call.plan).toContainEqual(expect.objectContaining({ item: "danger", isClosed: true }));
  const plan = await call.means(inDanger("loosened_tooth", "urgent"));
  expect(plan).toContainEqual(expect.objectContaining({ danger: "loosened_tooth", isClosed: false }));
});

test("whoever asks what to do with the tooth is answered by the patient's age", async () => {
  const call = await callByActs();
  await call.means(inDanger("knocked_out_tooth", "urgent"));
  const son = { kind: "patient", relation: "son", standing: "small", age: 4 } as const;
  const plan = await call.means({ kind: "ask", topic: "other", about: {} }, son);
  expect(plan).toContainEqual(expect.objectContaining({ item: "first_aid", age: 4 }));
});

test("an hour named for what cannot wait is looked for today", async () => {
  const call = await callIn("severe_pain", "urgent");
  const times = [{ value: { kind: "exact", time: "14:00" }, ...read }] as const;
  await call.means({ kind: "when", role: "wish", when: { ...noWhen, times } });
  const wishes = call.effects.flatMap((effect) => (effect.type === "find_slots" ? [effect.wish] : []));
  expect(wishes.at(-1)).toMatchObject({ fromDate: "2026-08-10", toDate: "2026-08-10", time: "14:00" });
});
const read = { heard: "two", span: [0, 3], assumed: [], certainty: "sure" } as const;
const nothing = { start: "", end: "" };

/** Every kind and degree against every run of answers: always a way on, and nothing three times running. */
describe("no state without a way out, and nothing said three times running", () => {
  const answers: Readonly<Record<string, Meant | null>> = {
    ...{ yes: { kind: "yes" }, no: { kind: "no" }, safe: { kind: "safe" }, unsure: { kind: "unsure" } },
    ...{ silence: null, question: parking, wish: { kind: "want", wish: "book" } },
    again: inDanger("bleeding", "perhaps_life"),
  };
  const names = Object.keys(answers);
  const runs = names.flatMap((one) => names.map((other) => [one, other, other, other] as const));

  test.each(kinds.flatMap((kind) => degrees.map((degree) => ({ kind, degree }))))(
    "$kind at $degree",
    async ({ kind, degree }) => {
      for (const run of runs) {
        const call = await callIn(kind, degree);
        const replies = [call.plan, ...(await repliesTo(call, run))].map((plan) => JSON.stringify(plan));
        const where = run.join();
        expect(isThrice(replies), where).toBe(false);
        await leave(call, where);
      }
    },
  );

  async function repliesTo(
    call: CallByActs,
    run: readonly string[],
  ): Promise<readonly (readonly PlanItem[])[]> {
    const replies: (readonly PlanItem[])[] = [];
    for (const answer of run) {
      if (call.ledger.isEnded) break;
      const meant = answers[answer];
      replies.push(await (meant ? call.means(meant) : call.saysNothing()));
    }
    return replies;
  }

  const isThrice = (replies: readonly string[]): boolean =>
    replies.some((reply, at) => reply === replies[at + 1] && reply === replies[at + 2]);

  /** Safe and sound: nothing more is asked of the danger, and the call can end. */
  async function leave(call: CallByActs, where: string): Promise<void> {
    if (call.ledger.isEnded) return;
    await call.means({ kind: "safe" });
    if (call.ledger.danger?.stage === "sent") await call.means({ kind: "no" });
    expect(call.ledger.danger?.stage, where).not.toBe("sent");
    expect(call.ledger.asked?.kind, where).not.toBe("danger");
    await call.means({ kind: "bye" });
    expect(call.ledger.isEnded, where).toBe(true);
  }
});
