import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

describe("a task is headed by who is to hear back [CALL-5]", () => {
  test.each([
    [
      "this is Dora Quinn from Apex Dental Supplies, get the practice manager to ring me about an unpaid invoice",
      "Ring Dora Quinn back",
    ],
    ["can somebody ring me about my mouthguard order, it's Ivo Lang", "Ring Ivo Lang back"],
  ] as const)("%s", async (words, title) => {
    const call = await callInWords();
    await call.hears(words, "any time", "no that's all");
    expect(call.tasks.at(-1)?.title).toBe(title);
    expect(call.tasks.at(-1)?.detail).toContain(`“${words}”`);
  });

  test("whoever is told of by the way is not whom it is about", async () => {
    const call = await callInWords();
    await call.hears(
      "can you tell the dentist the new denture rubs, it's Ivo Lang",
      "they say it takes a week, cause my friend Joan had one too",
    );
    expect(call.tasks.at(-1)?.title).toBe("Message from Ivo Lang");
    expect(call.tasks.at(-1)?.detail).not.toContain("About");
  });
});

describe("what is told by the way [CALL-5]", () => {
  test.each([
    "it's been raining all week over here",
    "my grandson's driving me this time, he's got his licence",
  ])("'%s' makes no task once the visit is booked, and nobody says that it was passed on", async (words) => {
    const call = await callInWords();
    await call.hears("a clean on thursday at ten please, it's Ivo Lang", "yes");
    const said = await call.hears(words);
    expect(call.stands()).toHaveLength(1);
    expect(call.tasks).toEqual([]);
    expect(said).not.toMatch(/team|passed/);
  });

  test.each([
    "I don't want to book anything, could I leave a message with the front desk",
    "hiya, can I leave word for whoever runs the place",
  ])("'%s' has nothing passed on yet", async (words) => {
    const call = await callInWords();
    const said = await call.hears(words);
    expect(call.tasks).toEqual([]);
    expect(said).not.toMatch(/passed|has your message/);
  });
});

describe("who runs late [CALL-8]", () => {
  const before = [
    {
      ...{ patientName: "Darren Cobb", patientPhone: "+61491570156", appointmentType: "Teeth Cleaning" },
      ...{ date: "2026-08-10", time: "09:30" },
    },
  ];
  test.each([
    [
      ["darren cobb the train's stuck i'll be fifteen late for my half nine"],
      "about 15 minutes late for 9:30 am",
    ],
    [["it's darren cobb running about half an hour behind"], "about 30 minutes late for 9:30 am"],
    [
      ["darren cobb i'm gonna be late for my half nine", "about twenty five minutes late"],
      "about 25 minutes late",
    ],
    [
      ["darren cobb i'm late for my half nine but i'll be there in ten minutes"],
      "is running late for 9:30 am",
    ],
  ])("is told to the team with the minutes that they said: %j", async (said, line) => {
    const call = await callInWords({ before });
    await call.hears(...said);
    const first = call.tasks.at(-1)?.detail.split("\n")[0] ?? "";
    expect(first).toContain(line);
    expect(first.match(/running/g)).toHaveLength(1);
  });
});

test("whoever is only the reason why a day is out is not the one to be seen [CALL-5]", async () => {
  const call = await callInWords();
  await call.hears("i need a filling but i can't do mondays my husband has chemo then", "wednesday at ten");
  expect(call.ledger.matters.map(({ person }) => person)).toEqual([call.ledger.caller]);
  expect(call.ledger.matters[0]?.urgent).toBeUndefined();
});

test.each(["righto i'll leave it there", "nah leave it thanks"])(
  "whoever leaves it there, once nothing is under way, takes leave: '%s' [CALL-4]",
  async (words) => {
    const call = await callInWords();
    await call.hears("do you do teeth cleaning", words);
    expect(call.ledger.isEnded).toBe(true);
  },
);
