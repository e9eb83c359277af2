import { describe, expect, test } from "vitest";
import type { Effect } from "#server/dialogue/events.ts";
import { builtIn } from "#server/dialogue/talk.ts";
import type { Visit } from "#server/rehearsal/caller.ts";
import { type CallOptions, type LedgerCall, ledgerCall } from "../support/ledger-call.ts";

const ritas: Visit = {
  ...{ patientName: "Rita Moore", patientPhone: "+61491570156", appointmentType: "Oral Surgery" },
  ...{ date: "2026-08-18", time: "10:00" },
};
const leos: Visit = { ...ritas, patientName: "Leo Moore", appointmentType: "Teeth Cleaning", time: "11:00" };

const spoken = (effects: readonly Effect[]): string =>
  effects.flatMap((each) => (each.type === "say" ? [each.text] : [])).join(" ");

async function calling(
  lines: readonly string[],
  options: CallOptions = {},
): Promise<LedgerCall & { said: string }> {
  const call = await ledgerCall(builtIn, options);
  for (const text of lines) await call.send({ type: "heard", text });
  return Object.assign(call, { said: spoken(call.effects) });
}

/** What was told, and a word of it that nobody may lose. */
const ofAVisit: readonly (readonly [told: string, kept: string])[] = [
  ["it's about next tuesday i've been started on a blood thinner since i saw you", "blood thinner"],
  ["i'm having a tooth out on the eighteenth and the heart specialist has me on rivaroxaban", "rivaroxaban"],
  [
    "before i come in on tuesday week you lot should know they gave me a new heart valve in may",
    "heart valve",
  ],
  ["just so the dentist knows for my appointment i'm ten weeks pregnant", "pregnant"],
  ["can you put on my visit that penicillin brings me up in hives", "penicillin"],
  ["last time the needle they gave me made me collapse they said i'm allergic to it", "allergic"],
  ["since i booked in they've told me i've got diabetes", "diabetes"],
  ["will it matter for my extraction that i had two stents put in a month ago", "stents"],
];

describe("news of somebody's health before a visit that stands", () => {
  test.each(ofAVisit)(
    "%s: is urgent, with the visit, in the caller's words, and said back [CALL-5]",
    async (told, kept) => {
      const call = await calling([told, "rita moore", "no that's all"], { before: [ritas] });
      expect(call.tasks, call.said).toHaveLength(1);
      expect(call.tasks[0]).toMatchObject({ title: "Message from Rita Moore", isUrgent: true });
      expect(call.tasks[0]?.appointmentId).toBe("before-1");
      expect(call.tasks[0]?.detail).toContain(kept);
      expect(call.said).toMatch(/urgent.* before your oral surgery visit on Tuesday/);
      expect(call.book.noted()).toMatchObject([{ patientName: "Rita Moore" }]);
      expect(call.book.noted()[0]?.note).toContain(kept);
      expect(call.book.standing()).toEqual([ritas]);
    },
  );

  test("nothing is advised but to stop no medicine by oneself [CALL-5]", async () => {
    const { said } = await calling(["i've been put on warfarin and i'm in on tuesday week", "rita moore"], {
      before: [ritas],
    });
    expect(said).toMatch(/don't stop or change a medicine/);
    const other = await calling(["i'm pregnant and i'm in on the eighteenth", "rita moore"], {
      before: [ritas],
    });
    expect(other.said).not.toMatch(/medicine/);
  });

  test.each([
    "it's for my son leo moore he's seven and he can't have amoxicillin any more they found out he's allergic",
    "my little boy leo moore is six and he's in next week and he's been put on tablets for epilepsy",
  ])("%s: is on the child's visit and not on the parent's [CALL-5]", async (told) => {
    const call = await calling([told, "rita moore", "no thanks"], { before: [ritas, leos] });
    expect(call.tasks[0], call.said).toMatchObject({ isUrgent: true, appointmentId: "before-2" });
    expect(call.book.noted().map(({ patientName }) => patientName)).toEqual(["Leo Moore"]);
  });

  test("what was told beside a danger that was none is still the child's [CALL-5]", async () => {
    const told = "my son leo moore he's seven he's had a bad reaction to amoxicillin since he was booked in";
    const call = await calling([told, "no he's fine now", "no he's fine", "rita moore", "no thanks"], {
      before: [ritas, leos],
    });
    expect(call.tasks[0], call.said).toMatchObject({ isUrgent: true, appointmentId: "before-2" });
  });

  test.each([
    "i'm ringing for my mum rita moore she's on eliquis now and she's got that extraction",
    "my wife rita moore is having one out with you and she takes a tablet for her bones now",
  ])("%s: is for the team, and a grown person's visit is told to nobody [CALL-5]", async (told) => {
    const call = await calling([told, "sue park", "no thanks"], {
      before: [ritas],
      callerNumber: "+61491570999",
    });
    expect(call.tasks[0], call.said).toMatchObject({ title: "Message from Sue Park", isUrgent: true });
    expect(call.tasks[0]?.detail).toMatch(/About the caller’s (?:mum|wife) Rita Moore/);
    expect(call.book.noted()).toEqual([]);
    expect(call.said).not.toMatch(/18th|Tuesday/);
  });
});

describe("news of somebody's health while a visit is booked", () => {
  test.each([
    "and i should say i'm on blood thinners for my heart",
    "oh they found out i'm allergic to the local anaesthetic",
    "by the way i'm pregnant",
  ])("%s: is noted, and urgent once it is booked [CALL-5]", async (told) => {
    const call = await calling(["i'd like to book a clean for thursday at ten", told, "rita moore", "yes"]);
    expect(call.book.standing(), call.said).toHaveLength(1);
    expect(call.tasks[0], call.said).toMatchObject({ isUrgent: true });
    expect(call.said).toMatch(/urgent.* before your clean on Thursday/);
  });

  test("told before a visit is wished for, it goes with it [CALL-5]", async () => {
    const call = await calling([
      "do you take people with a pacemaker i've got one",
      "i'd like to book a clean for thursday at ten",
      "rita moore",
      "yes",
      "no that's all",
    ]);
    expect(call.book.standing(), call.said).toHaveLength(1);
    expect(call.tasks[0]).toMatchObject({ isUrgent: true });
  });
});

describe("what is no news of anybody's health", () => {
  test.each([
    "no allergies and i'm not on any medication",
    "my sister's having a baby so i can't do the week after",
    "i've changed jobs since the last time i was in",
    "i've had braces since march",
    "i took some panadol for the toothache",
  ])("%s: leaves no urgent task [CALL-5]", async (told) => {
    const call = await calling([
      "i'd like to book a clean for thursday at ten",
      "rita moore",
      told,
      "yes",
      "no that's all",
    ]);
    expect(
      call.tasks.filter(({ isUrgent }) => isUrgent),
      call.said,
    ).toEqual([]);
  });
});
