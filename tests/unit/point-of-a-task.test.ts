import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

/** What the team reads first of a task: who, of which firm, wants what, about what. */

async function taskAfter(...lines: readonly string[]) {
  const call = await callInWords();
  await call.hears(...lines);
  return call.tasks.at(-1);
}

describe("the point of a task stands in its first line [CALL-5]", () => {
  test.each([
    [
      [
        "this is Dora Quinn from Apex Dental Supplies, get the practice manager to ring me about an unpaid invoice",
      ],
      "Dora Quinn of Apex dental supplies wants to be rung by the practice manager about an unpaid invoice",
    ],
    [
      ["can somebody ring me about my mouthguard order, it's Ivo Lang"],
      "Ivo Lang wants to be rung about their mouthguard order",
    ],
    [["how much is a crown", "yes please, it's Ivo Lang"], "Ivo Lang asks what a crown costs"],
  ] as const)("%j", async (lines, point) => {
    const task = await taskAfter(...lines, "any time", "no that's all");
    expect(task?.detail.split("\n")[0]).toContain(point);
    expect(task?.detail).not.toMatch(/has a question|left a message|wants to hear back\./);
  });

  test("of a complaint about money with its sums", async () => {
    const task = await taskAfter(
      "I'm not happy at all, I was charged four hundred and ten dollars and you people quoted me two ninety",
      "yes ring me",
      "Ivo Lang",
      "any time",
    );
    expect(task?.detail.split("\n")[0]).toMatch(/complains about .*\$410, \$290/);
  });

  test("whoever is told of by the way is not whom it is about", async () => {
    const task = await taskAfter(
      "can you tell the dentist the new denture rubs, it's Ivo Lang",
      "they say it takes a week, cause my friend Joan had one too",
    );
    expect(`${task?.title} ${task?.detail.split("\n")[0]}`).not.toContain("Joan");
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

test.each([
  [
    "hi it's moira ellis i rang about the whitening did you get that can someone ring me",
    /^Ring Moira Ellis back about the whitening$/,
  ],
  [
    "moira ellis here can someone ring me it's about how my gum looks where the stitches were",
    /^Ring Moira Ellis back$/,
  ],
])("a task is named by a whole topic or by none: '%s' [CALL-8]", async (words, title) => {
  const call = await callInWords();
  await call.hears(words, "any time");
  expect(call.tasks.at(-1)?.title).toMatch(title);
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
