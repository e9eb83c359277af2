import { describe, expect, test } from "vitest";
import { builtIn } from "#server/dialogue/talk.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "../support/ledger-call.ts";

/** Several people and several visits in one breath: each is a matter of its own, and gets what is said of it alone. */

const visit = (patientName: string, date: string, time: string) => ({
  ...{ patientName, patientPhone: "+61491570156", appointmentType: "General Consultation" },
  ...{ date, time },
});

/** A call on which these lines were said one after the other. */
async function callOf(lines: readonly string[], options: CallOptions = {}): Promise<LedgerCall> {
  const call = await ledgerCall(builtIn, options);
  for (const text of lines) await call.send({ type: "heard", text });
  return call;
}

const standing = (call: LedgerCall) =>
  call.book
    .standing()
    .filter(({ patientName }) => patientName !== "Somebody Else")
    .map(({ patientName, date, time }) => `${patientName} ${date} ${time}`);

describe("visits that stand", () => {
  const own = visit("Paula Rees", "2026-08-13", "09:00");
  const child = visit("Finn Rees", "2026-08-13", "11:30");

  test("two wishes in one sentence are each of the visit that is told beside them [APPT-20]", async () => {
    const call = await callOf(
      [
        "paula rees speaking can you cancel mine on thursday and move finns to friday at ten",
        "yes",
        "yes hes seven",
        "yes",
      ],
      { before: [own, child] },
    );
    expect(standing(call)).toEqual(["Finn Rees 2026-08-14 10:00"]);
  });

  test("of two people who are named both are moved [APPT-20]", async () => {
    const both = {
      before: [visit("Amy Rees", "2026-08-13", "15:30"), visit("Finn Rees", "2026-08-13", "16:00")],
    };
    const call = await callOf(["could you shift amy and finn rees to friday please", "yes", "yes"], both);
    expect(call.ledger.matters.map(({ kind }) => kind)).toEqual(["move", "move"]);
  });

  test("of somebody with two of them both are moved, once they are looked up [APPT-20]", async () => {
    const two = { before: [own, visit("Paula Rees", "2026-08-18", "14:00")] };
    const call = await callOf(
      ["paula rees i need both my visits put back to the twenty fifth", "yes", "yes", "yes"],
      two,
    );
    expect(standing(call)).toEqual(["Paula Rees 2026-08-25 09:00", "Paula Rees 2026-08-25 14:00"]);
  });

  test("one is pointed at by its place among those that were told, and no second one is wished for [APPT-20]", async () => {
    const two = { before: [own, visit("Paula Rees", "2026-08-18", "14:00")] };
    const call = await callOf(
      ["paula rees here what have i got booked", "cancel the second one please", "yes"],
      two,
    );
    expect(standing(call)).toEqual(["Paula Rees 2026-08-13 09:00"]);
  });
});

describe("people who are booked in one call", () => {
  test("each gets the time that is told of them, by whatever word they are pointed at [APPT-20]", async () => {
    const call = await callOf([
      "can i book a checkup for me and my wife",
      "wednesday morning",
      "the last one for me and the first for her",
      "owen brandt",
      "yes",
      "freya",
      "yes it is",
      "yes",
    ]);
    expect(standing(call)).toEqual(["Owen Brandt 2026-08-12 11:30", "Freya Brandt 2026-08-12 09:00"]);
  });

  test("times in one breath are taken in the order of the people, with one last name for all [APPT-20]", async () => {
    const call = await callOf([
      "i need my two boys seen ned and abel for cleans",
      "quist",
      "friday after school",
      "four and half past four",
      "yes",
      "yes same",
      "yes",
    ]);
    expect(standing(call)).toEqual(["Ned Quist 2026-08-14 16:00", "Abel Quist 2026-08-14 16:30"]);
  });
});

describe("a name", () => {
  const inFull = async (...lines: readonly string[]) => {
    const call = await callOf(["id like a clean on thursday at nine", ...lines]);
    return call.ledger.people[call.ledger.caller]?.name;
  };

  test("that was taken the wrong way round is turned by the word that is the last one [CALL-5]", async () => {
    const turned = { first: "Xiu Ying", last: "Tran" };
    expect(await inFull("tran xiu ying", "sorry tran is my surname")).toMatchObject(turned);
    expect(await inFull("tran xiu ying", "the family name is tran", "xiu ying tran")).toMatchObject(turned);
  });

  test("that is spelled before anybody asked is kept [CALL-5]", async () => {
    const call = await callOf(["id like a clean please", "its papadakis p a p a d a k i s", "vera"]);
    expect(call.ledger.people[call.ledger.caller]?.name).toMatchObject({ full: "Vera Papadakis" });
  });
});

describe("what is told beside the wish", () => {
  test("the day of the visit that somebody is to ring about is no day to ring [CALL-5]", async () => {
    const call = await callOf([
      "could somebody ring me about my root canal on friday",
      "ida lowe",
      "tomorrow after two",
    ]);
    expect(call.tasks.at(-1)?.detail).toContain("Tuesday 11 August, after 2:00 pm");
    expect(call.tasks.at(-1)?.detail).not.toContain("Friday 14");
  });

  test("whoever waits for a time that is not free is waited for with what was asked for [APPT-20]", async () => {
    const call = await callOf([
      "i need a checkup on saturday",
      "let me know if something opens up then please",
      "ida lowe",
    ]);
    expect(call.book.waiting()).toBe(1);
    expect(call.ledger.matters.at(-1)).toMatchObject({ kind: "waitlist", named: "check-up", status: "done" });
  });

  test("what was only asked about is what is booked then [CALL-5]", async () => {
    const call = await callOf([
      "what would a clean cost me",
      "fine can you book me one thursday at ten",
      "ida lowe",
    ]);
    expect(call.ledger.asked).toMatchObject({ ask: "agree_book", named: "clean" });
  });
});
