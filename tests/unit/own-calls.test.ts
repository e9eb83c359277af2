import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { askOf, exact, items, kin, name, no, want, when, yes } from "../support/act-builders.ts";
import { callByActs, type Meant } from "../support/call-by-acts.ts";
import { ledgerCall } from "../support/ledger-call.ts";

/** The clinic rings Priya Raman, whose check-up is due. */
const recall = {
  callerNumber: "+61491570156",
  outbound: { reason: "recall", patientName: "Priya Raman" },
} as const;
const them: Meant = { kind: "picked_up", who: "them" };
const rings = () => callByActs(recall);
type Call = Awaited<ReturnType<typeof rings>>;

const reached = ({ effects }: Pick<Call, "effects">) =>
  effects.flatMap((each) => (each.type === "reached" ? [each.who] : []));
const stopped = ({ effects }: Pick<Call, "effects">) =>
  effects.flatMap((each) => (each.type === "stop_calls" ? [each.why] : []));
const saidOn = ({ effects }: Pick<Call, "effects">): string =>
  effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" ");
/** Words that only the person may hear. */
const private_ = /\b(?:check-?up|due|visit|appointment|book|teeth|raman)\b/i;

const spoken = async (...lines: readonly string[]) => {
  const call = await ledgerCall(builtIn, recall);
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
};

describe("a call of ours, before it is known who picked up", () => {
  test("is told first who rings, that it is a machine and that it is written down [CALL-3]", async () => {
    expect(saidOn(await spoken())).toBe(
      "Good morning, this is the automated AI assistant of Harbour Dental. This call is transcribed. Am I speaking with Priya?",
    );
  });

  test("offers the visit that is due once they say that it is they [AGENT-4]", async () => {
    const call = await rings();
    expect(askOf(await call.means(yes, them))).toBe("book_visit_due");
    expect(reached(call)).toEqual(["person"]);
  });

  test.each([
    ["somebody else", [{ kind: "picked_up", who: "somebody_else" }]],
    ["a no", [no]],
    ["a relative", [yes, kin("wife", "grown"), { kind: "other_person" }]],
  ] as const)("leaves word with %s and says nothing of why [CALL-3]", async (_, acts) => {
    const call = await rings();
    expect(items(await call.means(...acts))).toEqual(["leave_word"]);
    expect(reached(call)).toEqual(["somebody_else"]);
    expect(call.ledger.isEnded).toBe(true);
  });

  test("takes a bare yes, a name or a wish for no confirmation, and asks three times at most [CALL-3]", async () => {
    const call = await rings();
    expect(askOf(await call.means(yes))).toBe("is_it_you");
    expect(askOf(await call.means(want("book"), exact("2026-08-13", "10:00")))).toBe("is_it_you");
    expect(items(await call.means(name("Priya Raman")))).toEqual(["leave_word"]);
    expect(call.ledger.matters).toEqual([]);
    expect(reached(call)).toEqual(["somebody_else"]);
  });

  test("says who rings, to whoever asks and to whoever was fetched [CALL-3]", async () => {
    const call = await rings();
    expect(items(await call.means({ kind: "ask", topic: "who", about: {} }))).toEqual([
      "outbound_greeting",
      "only_to_them",
      "ask",
    ]);
    expect(items(await call.means({ kind: "wait" }))).toEqual(["acknowledge"]);
    expect(items(await call.saysNothing())).toEqual([]);
    expect(items(await call.means({ kind: "greet" }))).toEqual(["outbound_greeting", "ask"]);
    expect(askOf(await call.means(them))).toBe("book_visit_due");
  });

  test("says nothing to an answering machine [CALL-3]", async () => {
    const call = await rings();
    expect(items(await call.means({ kind: "picked_up", who: "machine" }))).toEqual([]);
    expect(reached(call)).toEqual(["machine"]);
    expect(call.ledger.isEnded).toBe(true);
  });

  test("does not ring a wrong number again [CALL-4]", async () => {
    for (const acts of [[{ kind: "wrong_number" }], [{ kind: "picked_up", who: "nobody" }]] as const) {
      const call = await rings();
      expect(items(await call.means(...acts))).toEqual(["calls_stopped", "bye"]);
      expect(stopped(call)).toEqual(["wrong_number"]);
    }
  });

  test("goes by 1 and 2 on the keys [CALL-3]", async () => {
    for (const [digit, who] of [
      ["1", "person"],
      ["2", "somebody_else"],
    ] as const) {
      const call = await rings();
      await call.send({ type: "pressed", digit });
      expect(reached(call)).toEqual([who]);
    }
  });

  test("helps whoever is in danger first, and says nothing of why [CALL-3]", async () => {
    const call = await spoken("my mouth is swelling and i can't breathe");
    expect(saidOn(call)).toContain("000");
    expect(saidOn(call)).not.toMatch(private_);
    expect(call.effects.map(({ type }) => type)).toContain("alert_staff");
  });
});

describe("a call of ours, once it is they", () => {
  test("books the check-up without asking again who it is [AGENT-4]", async () => {
    const call = await spoken("yes speaking", "yes please thursday at ten", "yes", "no that's all thanks");
    expect(call.book.standing()).toMatchObject([
      {
        ...{ patientName: "Priya Raman", patientPhone: "+61491570156", appointmentType: "Preventive Care" },
        ...{ date: "2026-08-13", time: "10:00" },
      },
    ]);
    expect(call.ledger.isEnded).toBe(true);
  });

  test("books what hurts instead where that is told [AGENT-4]", async () => {
    const call = await rings();
    await call.means(them);
    const sore: Meant = {
      ...{ kind: "treatment", treatment: "General Consultation" },
      ...{ named: null, reason: "a sore tooth", isUnsure: false },
    };
    expect(askOf(await call.means(sore))).toBe("when");
    expect(call.ledger.matters.map(({ treatment }) => treatment)).toEqual(["General Consultation"]);
  });

  test("takes no, later or goodbye for an answer [AGENT-4]", async () => {
    for (const acts of [[no], [{ kind: "unsure" }], [{ kind: "bye" }]] as const) {
      const call = await rings();
      await call.means(them);
      expect(items(await call.means(...acts))).toEqual(["ring_when_it_suits"]);
      expect(call.ledger.isEnded).toBe(true);
    }
  });

  test("answers what is asked and then offers the visit again [AGENT-4]", async () => {
    const call = await rings();
    await call.means(them);
    const plan = await call.means({ kind: "ask", topic: "hours", about: {} });
    expect(items(plan)).toContain("answer");
    expect(askOf(plan)).toBe("book_visit_due");
  });

  test("has them rung back when they say so [CALL-5]", async () => {
    const call = await rings();
    await call.means(them);
    await call.means(want("callback"), when("2026-08-11"));
    expect(call.tasks).toMatchObject([{ title: "Ring Priya Raman back", phone: "+61491570156" }]);
  });

  test("stops the calls at any point, but not for “not today” [CALL-4]", async () => {
    for (const before of [[], [[them]], [[them], [yes, exact("2026-08-13", "10:00")]]]) {
      const call = await rings();
      for (const acts of before) await call.means(...acts);
      expect(items(await call.means(want("no_calls"), no))).toContain("calls_stopped");
      expect(stopped(call)).toEqual(["opt_out"]);
      expect(call.ledger.isEnded).toBe(true);
    }
    const call = await rings();
    await call.means(them);
    await call.means(no, want("no_calls"), when("2026-08-10"));
    expect(stopped(call)).toEqual([]);
  });
});

describe("who picked up, by their words", () => {
  const heardFor = async (...lines: readonly string[]) => {
    const call = await spoken(...lines);
    return { who: reached(call), why: stopped(call), said: saidOn(call) };
  };

  test.each([
    "yes it is",
    "this is she",
    "hello priya speaking",
    "yep that's me",
    "hi yes this is priya who's this",
  ])("“%s” is the person [CALL-3]", async (words) => expect((await heardFor(words)).who).toEqual(["person"]));

  test.each([
    "yes this is her husband speaking",
    "mummy's in the shower",
    "this is priya's phone",
    "he's out at the moment",
    "yes what",
    "that sounds good",
    "you're not speaking to priya",
    "yes she's right here beside me",
    "yes who's calling",
  ])("“%s” is not [CALL-3]", async (words) => {
    const { who, said } = await heardFor(words);
    expect(who).not.toContain("person");
    expect(said).not.toMatch(private_);
  });

  test.each([
    "there's no one called priya here",
    "i'm sorry she passed away in march",
    "you've got the wrong number",
  ])("“%s”: the number is let be [CALL-4]", async (words) =>
    expect((await heardFor(words)).why).toEqual(["wrong_number"]),
  );

  test("a recorder is told nothing [CALL-3]", async () => {
    const { who } = await heardFor("hi you've reached priya please leave a message after the tone");
    expect(who).toEqual(["machine"]);
  });
});
