import { describe, expect, test } from "vitest";
import type { PlanItem } from "#server/dialogue/decide/plan.ts";
import type { DangerDegree, DangerKind } from "#server/dialogue/hear/acts/of-danger.ts";
import { type CallByActs, callByActs, type Meant } from "../support/call-by-acts.ts";

/** What is told of a danger over several turns, by acts alone: signs that add up, denials, hesitation, questions, and what staff read. */

const inDanger = (danger: DangerKind, degree: DangerDegree, certainty = 1): Meant => ({
  ...{ kind: "danger", danger, degree, certainty },
});
const fine = (sign: "breathing" | "awake" | "bleeding"): Meant => ({ kind: "all_right", sign });
const asks = (topic: "advice" | "other" | "painkillers"): Meant => ({ kind: "ask", topic, about: {} });
const stages = (plan: readonly PlanItem[]) =>
  plan.flatMap((item) => (item.item === "danger" ? [`${item.danger} ${item.stage}`] : []));
const alerts = ({ effects }: CallByActs) =>
  effects.flatMap((effect) => (effect.type === "alert_staff" ? [effect.text] : []));

async function callWith(...acts: readonly Meant[]): Promise<CallByActs> {
  const call = await callByActs();
  await call.means(...acts);
  return call;
}

describe("signs of the heart", () => {
  test("add up over the turns, whatever else is told to be well", async () => {
    const call = await callWith(inDanger("heart", "perhaps_life"));
    expect(stages(call.plan)).toEqual(["heart asked"]);
    const acts = [
      { kind: "no" },
      { kind: "safe" },
      fine("breathing"),
      inDanger("heart", "perhaps_life"),
    ] as const;
    expect(stages(await call.means(...acts))).toEqual(["heart sent"]);
  });

  test("are remembered once they were denied", async () => {
    const call = await callWith(inDanger("heart", "perhaps_life"));
    expect(stages(await call.means({ kind: "no" }))).toEqual(["heart advised"]);
    expect(stages(await call.means(inDanger("heart", "perhaps_life")))).toEqual(["heart sent"]);
  });

  test.each(["breathing", "awake", "bleeding"] as const)("are not cleared by '%s is fine'", async (sign) => {
    const call = await callWith(inDanger("heart", "life"));
    for (const _ of [1, 2]) await call.means({ kind: "no" }, { kind: "safe" }, fine(sign));
    expect(call.ledger.danger).toMatchObject({ kind: "heart", stage: "sent" });
    await call.means({ kind: "safe" });
    expect(stages(await call.means({ kind: "no" }))).toContain("heart over");
  });
});

describe("a denial", () => {
  test("of despair that was hardly heard is believed, and what it is instead is seen to", async () => {
    const call = await callWith(inDanger("self_harm", "perhaps_life", 0.5));
    expect(stages(call.plan)).toEqual(["self_harm asked"]);
    expect(alerts(call)).toEqual([]);
    expect(stages(await call.means({ kind: "no" }, inDanger("allergic", "urgent")))).toContain(
      "allergic advised",
    );
    expect(stages(await call.means(inDanger("self_harm", "perhaps_life", 0.9)))).toEqual([]);
    expect(stages(await call.means(inDanger("self_harm", "life")))).toEqual(["self_harm sent"]);
  });

  test("of despair, with another danger told, turns to that at once", async () => {
    const call = await callWith(inDanger("self_harm", "perhaps_life"));
    const plan = await call.means({ kind: "no" }, { kind: "tell" }, inDanger("allergic", "perhaps_life"));
    expect(stages(plan)).toEqual(["self_harm over", "allergic asked"]);
  });

  test("at a check takes it down, beside a question too, and no 000 is named as if it were so", async () => {
    const call = await callWith(inDanger("allergic", "perhaps_life"));
    const plan = await call.means({ kind: "no" }, { kind: "tell" }, asks("painkillers"));
    expect(stages(plan)).toEqual(["allergic advised"]);
    expect(call.ledger.asked?.kind).not.toBe("danger");
  });

  test("a question at a check is answered without 000 as if there were danger", async () => {
    const call = await callWith(inDanger("allergic", "perhaps_life"));
    expect(await call.means(asks("painkillers"))).toContainEqual(
      expect.objectContaining({ item: "first_aid", isSent: false }),
    );
  });

  test("of poison that was hardly heard leaves nothing of it", async () => {
    const call = await callWith(inDanger("poison", "perhaps_life", 0.4));
    expect(stages(await call.means({ kind: "no" }))).toEqual(["poison over"]);
    const sure = await callWith(inDanger("poison", "perhaps_life", 0.9));
    expect(stages(await sure.means({ kind: "no" }))).toEqual(["poison advised"]);
  });
});

describe("once 000 is named", () => {
  test.each([[{ kind: "tell" }], [{ kind: "no" }, { kind: "tell" }], [{ kind: "unsure" }]] as const)(
    "hesitation is met with the number and never with a question whether it is so: %j",
    async (...acts) => {
      const call = await callWith(inDanger("breathing", "life"));
      for (const _ of [1, 2, 3]) {
        const plan = await call.means(...acts);
        expect(plan.map(({ item }) => item)).toEqual(["danger"]);
        expect(stages(plan)).toEqual(["breathing sent"]);
      }
    },
  );

  test("what is left to the team is told to them, and the danger goes on", async () => {
    const call = await callWith(inDanger("breathing", "life"));
    const plan = await call.means({ kind: "ringing", how: "done" }, { kind: "want", wish: "cancel" });
    expect(plan).toMatchObject([{ item: "danger", isRinging: true, isForTeam: true }]);
    expect(call.ledger.matters).toEqual([]);
    expect(alerts(call).at(-1)).toContain("want");
  });

  test("in despair a visit is left to the team, too, and nobody is asked who they are", async () => {
    const call = await callWith(inDanger("self_harm", "life"));
    const plan = await call.means({ kind: "want", wish: "cancel" });
    expect(plan).toMatchObject([{ item: "danger", danger: "self_harm", safety: "for_team" }]);
  });

  test("means at hand are answered with help that comes now", async () => {
    const call = await callWith(inDanger("self_harm", "perhaps_life"));
    expect(await call.means({ kind: "tell" }, inDanger("self_harm", "life"))).toMatchObject([
      { item: "danger", danger: "self_harm", safety: "act_now", degree: "life" },
    ]);
  });

  test("the number of Lifeline is given again, slowly, and nothing else with it", async () => {
    const call = await callWith(inDanger("self_harm", "life"));
    const plan = await call.means({ kind: "repeat" }, { kind: "ask", topic: "help_number", about: {} });
    expect(plan).toEqual([{ item: "help_line", line: "lifeline", isSlow: true }]);
  });
});

describe("a face that swells and a fever", () => {
  test.each([
    ["swelling", "fever"],
    ["fever", "swelling"],
  ] as const)("%s, and later %s: hospital now, and staff are told", async (one, other) => {
    const call = await callWith(inDanger(one, "urgent"));
    expect(stages(await call.means(inDanger(other, "urgent")))).toEqual(["fever asked"]);
    expect(alerts(call).length).toBeGreaterThan(0);
  });

  test("'hospital or wait' is answered with the hospital, in and after it", async () => {
    const call = await callWith(inDanger("swelling", "urgent"), inDanger("fever", "urgent"));
    const answer = { item: "first_aid", danger: "fever", isOfHospital: true };
    expect(await call.means(asks("advice"))).toContainEqual(expect.objectContaining(answer));
    await call.means({ kind: "no" });
    expect(await call.means(asks("advice"))).toContainEqual(expect.objectContaining(answer));
  });
});

test("staff have one word of it, with all that was said, told anew when more is", async () => {
  const call = await callWith(inDanger("bleeding", "life"));
  await call.means({ kind: "tell", words: "she is eighty" });
  await call.means({ kind: "yes", words: "my son rings them" });
  expect(alerts(call).at(-1)).toMatch(/“danger” “she is eighty” “my son rings them”.*000/s);
});

test("a word for the tooth while its minutes count is answered, whatever was asked last", async () => {
  const call = await callWith(inDanger("knocked_out_tooth", "urgent"));
  await call.means({ kind: "pick", candidate: "2026-08-10T09:30" });
  expect(await call.means(asks("other"))).toContainEqual(
    expect.objectContaining({ item: "first_aid", danger: "knocked_out_tooth" }),
  );
});
