import { describe, expect, test } from "vitest";
import { callInWords } from "../support/call-in-words.ts";

const card = async (...lines: readonly string[]) => {
  const call = await callInWords();
  await call.hears(...lines);
  const [task] = call.tasks;
  return { title: task?.title ?? "", text: task?.detail ?? "", isUrgent: task?.isUrgent };
};
/** What stands above the caller's own words. */
const heading = async (...lines: readonly string[]) => {
  const { title, text } = await card(...lines);
  return [title, ...text.split("\n").filter((line) => !line.startsWith("In the caller's words"))].join("\n");
};

describe("a card's heading says a kinship only of the name that it was said of", () => {
  test.each([
    [
      ["can you pass a message to my brother that mum glenys has changed her appointment"],
      ["its craig dunmore ringing about my daughter tilly dunmore"],
      /mum Tilly/,
    ],
    [
      ["hi can someone ring jess please about nans plate"],
      ["jess nobodys home before four", "its glenda moss", "0491570157", "after four"],
      /nan Jess|Nobodys/,
    ],
  ])("%s [CALL-8]", async (first, others, untrue) => {
    const said = await heading(...first, ...others);
    expect(said).not.toBe("");
    expect(said).not.toMatch(untrue);
  });

  test.each([
    [
      ["can someone ring my wife maureen about her plate", "its kev doyle", "0491570157", "after four"],
      /the caller’s wife Maureen/,
    ],
    [
      ["can someone ring my son about his retainer", "its pat irving", "0491570157", "tomorrow"],
      /the caller’s son/,
    ],
  ])("and where it was, it stands: %s [CALL-8]", async (lines, kin) => {
    expect(await heading(...lines)).toMatch(kin);
  });
});

describe("whoever says whose mum or carer they are has not said their own name", () => {
  test.each([
    ["its ruby and leos mum", /Ruby|Leo/],
    ["its oscars dad here", /Oscar/],
    ["bella and finns nan speaking", /Bella|Finn/],
  ])("'%s' is asked who is speaking [CALL-8]", async (said, names) => {
    const call = await callInWords();
    const answer = await call.hears("hi id like a call back please", said);
    expect(answer).toMatch(/who am I speaking with|your name/);
    expect(call.ledger.people[call.ledger.caller]?.name).toBeNull();
    await call.hears("tracey hall", "after two");
    expect(call.tasks[0]?.title).toBe("Ring Tracey Hall back");
    expect(call.tasks[0]?.title).not.toMatch(names);
  });

  test("a child of that name and a mum by hers are told apart [CALL-8]", async () => {
    const call = await callInWords();
    await call.hears("hi id like a call back please", "its tracey, leos mum", "hall", "after two");
    expect(call.tasks[0]?.title).toMatch(/^Ring Tracey/);
  });
});

test("for how long somebody has waited is no time to ring them [CALL-8]", async () => {
  const said = await heading(
    "ive been waiting all week for someone to ring me back this is a joke",
    "its dave murray",
    "tomorrow after two",
  );
  expect(said).toMatch(/To be rung: “tomorrow after two”/);
  expect(said).not.toMatch(/16 August/);
});

test("a complaint is no news of health, and nobody is told how lovely it is [CALL-8]", async () => {
  const call = await callInWords();
  const answers = [
    await call.hears(
      "im ringing to complain nobody rang me back about my refund ive been stuffed around for three weeks",
    ),
    await call.hears("its dave murray"),
    await call.hears("yes please"),
  ].join(" ");
  expect(answers).not.toMatch(/Lovely|Perfect|Great|urgent/);
  expect(call.tasks.every(({ isUrgent }) => !isUrgent)).toBe(true);
});

describe("what somebody can never have is told to the team, though the visit is given up", () => {
  const before = [
    {
      patientName: "Tom Kelly",
      patientPhone: "+61491570156",
      date: "2026-08-13",
      time: "10:30",
      appointmentType: "General Consultation" as const,
    },
  ];
  test("and not as before a visit that is gone [CALL-8]", async () => {
    const call = await callInWords({ before });
    const said = await call.hears(
      "its tom kelly i need to cancel my visit thursday and ive got a nut allergy now you should know",
      "yes please",
    );
    expect(call.stands()).toEqual([]);
    expect(said).not.toMatch(/before your visit/);
    expect(call.tasks[0]?.detail).toMatch(/nut allergy/);
    expect(call.tasks[0]?.detail).not.toMatch(/has a visit/);
  });
});

describe("of two children one visit is changed, and the other's news is told", () => {
  const visit = (patientName: string, time: string) => ({
    ...{ patientName, patientPhone: "+61491570156", date: "2026-08-13", time },
    appointmentType: "General Consultation" as const,
  });

  test.each([
    [
      "my two kids mia and tom are in on thursday i need to cancel toms and mias got a nut allergy youll need to know",
      [visit("Mia Kelly", "10:00"), visit("Tom Kelly", "10:30")],
      ["Mia Kelly 2026-08-13 10:00"],
      /nut allergy/,
    ],
    [
      "its about my kids ruby and felix theyre both thursday i need to cancel felixs and rubys got an ear infection shes on antibiotics",
      [visit("Ruby Kelly", "10:00"), visit("Felix Kelly", "10:30")],
      ["Ruby Kelly 2026-08-13 10:00"],
      /antibiotics/,
    ],
  ])("%s [CALL-1] [CALL-8]", async (said, before, left, news) => {
    const call = await callInWords({ before });
    await call.hears(said, "yes please", "im their mum jess kelly");
    expect(call.stands()).toEqual(left);
    expect(call.tasks[0]?.detail).toMatch(news);
    expect(call.tasks[0]?.title).toBe("Message from Jess Kelly");
  });

  test("a card that nobody signed is about the child, and not from them [CALL-8]", async () => {
    const call = await callInWords();
    await call.hears("can you tell the dentist my daughter tillys brace wire is poking");
    expect(call.tasks[0]?.title).toBe("Message about Tilly");
  });
});

test.each([
  [
    [
      "can somebody ring me about mums denture and dont tell my brother grant",
      "its heather walsh",
      "before ten",
    ],
  ],
  [
    [
      "its heather walsh ringing for my mum joyce walsh can somebody ring me about her denture",
      "my brother grant is not to be told anything",
      "before ten",
    ],
  ],
])("from whom it is kept is not whom it is about: %s [CALL-8]", async (lines) => {
  const said = await heading(...lines);
  expect(said).toMatch(/^Ring Heather Walsh back/);
  expect(said).not.toMatch(/Grant/);
});

test("a word whose caller falls silent before giving a number reaches the team [CALL-8]", async () => {
  const call = await callInWords();
  await call.hears(
    "hi its joanne tran can somebody ring me about the crown invoice i was charged twice",
    "after three and dont use this number its my husbands phone",
  );
  for (let times = 0; times < 4; times += 1) await call.send({ type: "silence" });
  expect(call.tasks[0]?.detail).toMatch(/charged twice/);
  expect(call.tasks[0]?.phone).toBeNull();
});
